const WORKER = '/admin/scan-worker.js';
const SCOPE = '/admin/departures/';

/** Makes the scan page open without network: registers its worker and hands it what the page has loaded by now. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker === null) return;
    if (worker.state !== 'activated')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      worker.postMessage({ keep: [location.href, ...loaded] }, [port2]);
    });
  } catch {
    // A browser that refuses workers still scans as long as the page stays open.
  }
}
