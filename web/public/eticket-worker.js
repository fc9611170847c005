/**
 * Tickets open without network. Registered by the e-ticket page alone, for /eticket/ and the same under a language.
 * A ticket's page: network first, because it may be revoked; without network the copy of the last time.
 * Scripts, styles and fonts carry a hash in their name: kept copies first. Everything else is left to the browser.
 */
const CACHE = 'etickets-1';
const PATIENCE_MS = 4000;

const isTicketPage = (path) =>
  /^(\/[a-z]{2})?\/eticket\/[^/]+(\/[^/]+)?\/?$/.test(path) && !/\.(ics|pkpass)$/.test(path);
const isAsset = (path) => path.startsWith('/assets/');

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('etickets-') && name !== CACHE).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Only whole answers are kept: a refused ticket must not come back as a page. */
const keep = async (request, response) => {
  if (response.ok && response.type !== 'opaque') await (await caches.open(CACHE)).put(request, response.clone());
  return response;
};

const answerOf = (request) =>
  Promise.race([fetch(request), new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), PATIENCE_MS))]);

const ticketPage = async (request) => {
  const kept = await caches.match(request, { ignoreVary: true });
  try {
    const answer = await (kept === undefined ? fetch(request) : answerOf(request));
    // The server does not know it any more: then nobody shall board with it.
    if (answer.status === 404) await (await caches.open(CACHE)).delete(request, { ignoreVary: true });
    return answer.status >= 500 && kept !== undefined ? kept : keep(request, answer);
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
  if (isTicketPage(pathname)) event.respondWith(ticketPage(request));
  else if (isAsset(pathname)) event.respondWith(asset(request));
});

/** The page was loaded before this worker ruled: it names what it consists of. */
self.addEventListener('message', (event) => {
  const named = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const own = named.filter((address) => {
    const { origin, pathname } = new URL(address, self.location.origin);
    return origin === self.location.origin && (isTicketPage(pathname) || isAsset(pathname));
  });
  const fetchAll = own.map(async (address) => {
    if ((await caches.match(address, { ignoreVary: true })) === undefined) await keep(address, await fetch(address));
  });
  event.waitUntil(Promise.allSettled(fetchAll));
});
