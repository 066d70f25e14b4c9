/** Which versions of the protocol understand each other. */
import { PROTOCOL_VERSION } from "./values";

/** Whether client and server understand each other: neighbouring versions do. */
export function isCompatible(version: string): boolean {
  return Math.abs(Number(version) - Number(PROTOCOL_VERSION)) <= 1;
}
