/** /eticket/… and /kh/eticket/… are scopes of their own, so that the worker never sees another page. */
export const scopeOf = (path: string): string | undefined => /^(?:\/[a-z]{2})?\/eticket\//.exec(path)?.[0];

/** Makes this ticket open without network from now on: registers the worker and hands it what the page already loaded. */
export async function keepForTheRoad(): Promise<void> {
  const scope = scopeOf(location.pathname);
  if (scope === undefined || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/eticket-worker.js', { scope });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker === null) return;
    if (worker.state !== 'activated')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    worker.postMessage({ keep: [location.href, ...loaded] });
  } catch {
    // A browser that refuses workers still shows the ticket; the PDF is the way to keep it there.
  }
}
