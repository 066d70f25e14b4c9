/** Requests over HTTP: what is not granted is a `Refusal` with a code, never a sentence. */
import type { RefusalBody, Param } from "./messages";

/** Why something was not granted: the code of a sentence in the catalogues. */
export class Refusal extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, Param>>;

  constructor(code: string, params: Readonly<Record<string, Param>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** What a proxy answers while the server behind it is down. */
const DOWN: readonly number[] = [502, 503, 504];

let tell: (isReached: boolean) => void = () => undefined;

/** Be told after each request whether it has reached the server. */
export function listenToReach(listener: (isReached: boolean) => void): void {
  tell = listener;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The answer to a request; throws a `Refusal`. `T` is the type that the protocol names for it. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const text = await askText(method, path, body);
  return (text === "" ? null : JSON.parse(text)) as T;
}

/** The same, for answers that are not JSON. */
export async function askText(method: Method, path: string, body?: unknown): Promise<string> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const { isOk, status, text } = await fetched(path, request);
  const refusal = isOk ? null : refusalIn(text, status);
  tell(refusal?.code !== NOT_REACHED);
  if (refusal !== null) throw refusal;
  return text;
}

const NOT_REACHED = "no-connection";

async function fetched(path: string, request: RequestInit) {
  try {
    const response = await fetch(path, request);
    return { isOk: response.ok, status: response.status, text: await response.text() };
  } catch {
    return { isOk: false, status: 504, text: "" };
  }
}

function refusalIn(text: string, status: number): Refusal {
  try {
    const { code, params } = JSON.parse(text) as RefusalBody;
    return new Refusal(code, params);
  } catch {
    return new Refusal(DOWN.includes(status) ? NOT_REACHED : "try-again");
  }
}
