/**
 * The service worker: lets the client open while the server can't be reached. It is built as one script
 * beside the page (vite.worker.ts), with the list of the client's files and their version in it.
 */
import { KeptFiles, type Build } from "./kept_files";

/** The parts of a worker's events and of its global scope that are used here. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", act: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", act: (event: RequestEvent) => void): void;
}

declare const BUILD: Build; // written by the build
const worker = self as unknown as Worker;
const kept = new KeptFiles(BUILD, {
  origin: location.origin,
  caches,
  fetch: (request, how) => fetch(request, how),
});

worker.addEventListener("install", (event) => {
  event.waitUntil(kept.fill().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await kept.tidy();
      await worker.registration.navigationPreload?.enable(); // a page need not wait for this worker
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const fetched = async () => (await event.preloadResponse) ?? fetch(event.request);
  const answer = kept.answer({ request: event.request, fetched });
  if (answer === null) return;
  event.respondWith(answer);
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
});
