/** The version of the protocol that this client speaks. */
export const PROTOCOL = "2";

/** Whether client and server understand each other: neighbouring versions do. */
export function isCompatible(version: string): boolean {
  return Math.abs(Number(version) - Number(PROTOCOL)) <= 1;
}
