/** What jsdom lacks, and a server that answers from a list. */
import { vi } from "vitest";

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answer requests by the end of their path; all that was asked is in the list. */
export function serve(answers: Readonly<Record<string, unknown>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    const body: unknown = request.body === undefined ? null : JSON.parse(String(request.body));
    asked.push({ method: request.method ?? "GET", path, body });
    const end = Object.keys(answers).find((one) => path.split("?")[0]?.endsWith(one));
    if (end === undefined)
      return new Response(JSON.stringify({ code: "not-begun", params: {} }), { status: 400 });
    return new Response(JSON.stringify(answers[end]));
  });
  return asked;
}
