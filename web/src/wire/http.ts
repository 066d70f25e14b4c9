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
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal("no-connection");
  }
  const text = await response.text();
  if (!response.ok) throw refusalIn(text);
  return text;
}

function refusalIn(text: string): Refusal {
  try {
    const { code, params } = JSON.parse(text) as RefusalBody;
    return new Refusal(code, params);
  } catch {
    return new Refusal("try-again");
  }
}
