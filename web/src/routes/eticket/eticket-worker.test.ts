import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

const ORIGIN = 'https://naga.example';
const TICKET = `${ORIGIN}/eticket/abc/d%40e.com`;
const ASSET = `${ORIGIN}/assets/root-1.js`;
const source = readFileSync(new URL('../../../public/eticket-worker.js', import.meta.url), 'utf8');

type Listener = (event: object) => void;
const keyOf = (request: string | Request) => (typeof request === 'string' ? request : request.url);

/** The worker in a browser of its own: what it listens to, what it keeps, and a network that the test plays. */
function worker() {
  const listeners: Record<string, Listener> = {};
  const kept = new Map<string, Response>();
  const cache = {
    put: async (request: string | Request, response: Response) => void kept.set(keyOf(request), response),
    delete: async (request: string | Request) => kept.delete(keyOf(request)),
  };
  const dropped: string[] = [];
  const caches = {
    open: async () => cache,
    match: async (request: string | Request) => kept.get(keyOf(request))?.clone(),
    keys: async () => ['etickets-0', 'etickets-1', 'other'],
    delete: async (name: string) => dropped.push(name),
  };
  const network = jest.fn<(request: string | Request) => Promise<Response>>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  };
  new Function('self', 'caches', 'fetch', source)(self, caches, network);
  const get = async (url: string, init?: RequestInit): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    listeners['fetch']!({
      request: new Request(url, init),
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer;
  };
  const settle = async (name: string, data?: object) => {
    let work: Promise<unknown> | undefined;
    listeners[name]!({ data, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return { get, settle, network, kept, dropped };
}

describe('the worker of e-tickets', () => {
  let played: ReturnType<typeof worker>;
  const online = (text: string, status = 200) =>
    played.network.mockImplementation(async () => new Response(text, { status }));
  const offline = () => played.network.mockRejectedValue(new TypeError('offline'));
  beforeEach(() => {
    played = worker();
  });

  test('shows a ticket without network as it was the last time', async () => {
    online('ticket');
    await played.get(TICKET);
    offline();
    expect(await (await played.get(TICKET))?.text()).toBe('ticket');
  });

  test('asks the network first, for a ticket may have been revoked', async () => {
    online('valid');
    await played.get(TICKET);
    online('revoked');
    expect(await (await played.get(TICKET))?.text()).toBe('revoked');
  });

  test('forgets a ticket that the server no longer knows', async () => {
    online('ticket');
    await played.get(TICKET);
    online('unknown', 404);
    expect((await played.get(TICKET))?.status).toBe(404);
    expect(played.kept.size).toBe(0);
  });

  test('keeps the ticket while the server is ill', async () => {
    online('ticket');
    await played.get(TICKET);
    online('broken', 503);
    expect(await (await played.get(TICKET))?.text()).toBe('ticket');
  });

  test('fails like the network when it has nothing', async () => {
    offline();
    await expect(played.get(TICKET)).rejects.toThrow('offline');
  });

  test('takes hashed files from its store without asking', async () => {
    online('script');
    await played.get(ASSET);
    await played.get(ASSET);
    expect(played.network).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a calendar file', `${TICKET}.ics`, {}],
    ['another page', `${ORIGIN}/checkout/1`, {}],
    ['the graph', `${ORIGIN}/graphql`, { method: 'POST' }],
    ['another host', 'https://elsewhere.example/eticket/abc', {}],
    ['a form on a ticket’s address', TICKET, { method: 'POST' }],
  ])('leaves %s to the browser', async (_, url, init) => {
    expect(await played.get(url, init)).toBeUndefined();
  });

  test('keeps what the page says it consists of, and only what is ours', async () => {
    online('x');
    await played.settle('message', {
      keep: [TICKET, ASSET, `${ORIGIN}/graphql`, 'https://elsewhere.example/assets/a.js'],
    });
    expect([...played.kept.keys()]).toEqual([TICKET, ASSET]);
    await played.settle('message', { keep: 'nonsense' });
    await played.settle('message');
    expect(played.kept.size).toBe(2);
  });

  test('tidies the stores of older versions away and nobody else’s', async () => {
    await played.settle('activate');
    expect(played.dropped).toEqual(['etickets-0']);
  });
});
