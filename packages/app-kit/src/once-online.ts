/**
 * Resolves when the browser has network: at once, or when it comes back. What is asked for without one would only
 * replace the page, and what was typed on it, by an error. Rejects when it is no longer wanted.
 */
export function onceOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
