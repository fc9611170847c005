/**
 * The scan page opens without network. Registered by that page alone, for /admin/departures/.
 * The page is the same for every departure: network first, without it the copy of the last time.
 * Scripts, styles, fonts and the reader of codes carry a hash in their name: kept copies first. Everything else is left
 * to the browser.
 */
const CACHE = 'scan-1';
const PAGE = '/admin/departures/scan';
const PATIENCE_MS = 4000;

const isScanPage = (path) => /^\/admin\/departures\/[^/]+\/[^/]+\/scan\/?$/.test(path);
const isAsset = (path) => path.startsWith('/admin/assets/');

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('scan-') && name !== CACHE).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const keep = async (name, response) => {
  if (response.ok && response.type !== 'opaque') await (await caches.open(CACHE)).put(name, response.clone());
  return response;
};

const answerOf = (request) =>
  Promise.race([fetch(request), new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), PATIENCE_MS))]);

const scanPage = async (request) => {
  const kept = await caches.match(PAGE);
  try {
    const answer = await (kept === undefined ? fetch(request) : answerOf(request));
    return answer.status >= 500 && kept !== undefined ? kept : await keep(PAGE, answer);
  } catch (error) {
    if (kept !== undefined) return kept;
    throw error;
  }
};

const asset = async (request) =>
  (await caches.match(request, { ignoreVary: true })) ?? keep(request, await fetch(request));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isScanPage(pathname)) event.respondWith(scanPage(request));
  else if (isAsset(pathname)) event.respondWith(asset(request));
});

/** The page was loaded before this worker ruled: it names what it consists of, and hears when all of it is kept. */
self.addEventListener('message', (event) => {
  const named = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const keepOne = async (address) => {
    const { origin, pathname } = new URL(address, self.location.origin);
    if (origin !== self.location.origin) return;
    if (isScanPage(pathname)) await keep(PAGE, await fetch(address));
    else if (isAsset(pathname) && (await caches.match(address, { ignoreVary: true })) === undefined)
      await keep(address, await fetch(address));
  };
  event.waitUntil(Promise.allSettled(named.map(keepOne)).then(() => event.ports[0]?.postMessage('kept')));
});
