import type { ServerResponse } from 'node:http';
import { parseLegId } from '@naga/kernel/journey-id.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { noSuchAddress } from '../rest/no-such-address.js';
import type { SeatNewsDesk } from './seat-news.js';

/** How many streams one gateway keeps open. */
export interface LiveSettings {
  readonly streams: number;
  /** At one address. */
  readonly streamsOfAddress: number;
  /** At one address in a minute, of all gateways together. */
  readonly openedOfAddress: number;
}

export const USUAL_LIVE: LiveSettings = { streams: 5000, streamsOfAddress: 20, openedOfAddress: 60 };

const MINUTE_MS = 60_000;
/** There and back, with a change each. */
const MOST_LEGS = 4;
/** Proxies end what is silent for a minute. */
const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3000;
/** Who does not read what is sent is let go, and comes again. */
const MOST_UNREAD = 64 * 1024;

/** They look at a page once; 204 tells a client never to come again. */
const ROBOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

interface Means {
  readonly desk: SeatNewsDesk;
  readonly limiter: RateLimiter;
  readonly settings: LiveSettings | undefined;
}

const legsOf = ({ query }: FastifyRequest): string[] => [(query as { leg?: string | string[] }).leg ?? []].flat();

function tooMany(reply: FastifyReply, status: 429 | 503, seconds: number): FastifyReply {
  return reply.code(status).header('retry-after', String(seconds)).send();
}

/** GET /live/seats?leg=…&leg=…: server-sent events `seats`, one for each ride at first and after each change (SeatNews). */
export function liveRoutes(app: FastifyInstance, { desk, limiter, settings = USUAL_LIVE }: Means): void {
  const opened = { name: 'live', limit: settings.openedOfAddress, windowMs: MINUTE_MS };
  const open = new Map<ServerResponse, string>();
  const heartbeat = setInterval(() => {
    for (const stream of open.keys()) write(stream, ':\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(heartbeat);
    for (const stream of open.keys()) stream.end();
    await desk.close();
  });

  const ofAddress = (address: string) => [...open.values()].filter((other) => other === address).length;

  app.get('/live/seats', { logLevel: 'warn' }, async (request, reply) => {
    const legs = legsOf(request);
    if (legs.length === 0 || legs.length > MOST_LEGS || legs.some((leg) => parseLegId(leg) === undefined))
      return noSuchAddress(request, reply);
    void reply.header('cache-control', 'no-store');
    if (ROBOT.test(request.headers['user-agent'] ?? '')) return reply.code(204).send();
    const address = householdOf(request.ip);
    if (isClosing || open.size >= settings.streams) return tooMany(reply, 503, HEARTBEAT_MS / 1000);
    const verdict = await limiter.take(opened, address);
    if (!verdict.isAllowed) return tooMany(reply, 429, verdict.resetSeconds);
    if (ofAddress(address) >= settings.streamsOfAddress) return tooMany(reply, 429, HEARTBEAT_MS / 1000);

    reply.hijack();
    const stream = reply.raw;
    // A stream that ends takes its connection with it: what closes waits for no idle one.
    stream.shouldKeepAlive = false;
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    stream.write(`retry: ${RETRY_MS}\n\n`);
    open.set(stream, address);
    const ends: (() => void)[] = [];
    stream.on('close', () => {
      open.delete(stream);
      for (const end of ends) end();
    });
    try {
      for (const leg of new Set(legs)) {
        const end = await desk.watch(leg, (news) => write(stream, `event: seats\ndata: ${JSON.stringify(news)}\n\n`));
        if (stream.closed) end();
        else ends.push(end);
      }
    } catch (err) {
      request.log.warn({ err }, 'changes of seats are not heard');
      stream.end();
    }
    return reply;
  });
}

function write(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MOST_UNREAD) stream.destroy();
  else if (!stream.writableEnded) stream.write(text);
}
