/** Whether the browser's window or system is so and so, and tells when that changes. */
export function matching(query: string): { readonly holds: boolean } {
  const media = typeof matchMedia === "function" ? matchMedia(query) : null;
  let holds = $state(media?.matches ?? false);
  media?.addEventListener("change", (event) => (holds = event.matches));
  return {
    get holds() {
      return holds;
    },
  };
}
