import { digestOf } from '@naga/server-kit/idempotency/digest.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sizeOfJson } from '../http/json-size.js';
import { codedError } from './coded-error.js';

/** What was answered to a write. */
export interface KeptAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** One write under an Idempotency-Key: who asked, under which key, and a digest of what for. */
export interface Write {
  readonly caller: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Remembers writes for 24 hours; safe for the same write at the same time in several processes. */
export interface Idempotency {
  /** Claims the key for this write, or says what is already known of it. */
  begin(write: Write): Promise<'begun' | 'running' | 'other-body' | KeptAnswer>;
  finish(write: Write, answer: KeptAnswer): Promise<void>;
  /** The write had no final answer: it may be tried again. */
  abandon(write: Write): Promise<void>;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const MAX_KEY = 255;
const begun = new WeakMap<FastifyRequest, Write>();

/** Refusals that may be otherwise in a moment, and our own failures: never stored (rules.md 15). */
const isFinal = (status: number): boolean => status !== 409 && status !== 429 && status < 500;

const tooLong = () => codedError(422, 'IDEMPOTENCY_KEY_TOO_LONG', 'The Idempotency-Key is too long.');
const tooDeep = () => codedError(400, 'BAD_USER_INPUT', 'The body is too deep.');
const stillRunning = () =>
  codedError(409, 'REQUEST_STILL_RUNNING', 'The same request is still running.', {}, { 'retry-after': '1' });
const otherBody = () => codedError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key belongs to another request.');

const unsettled = new WeakSet<FastifyRequest>();

/** What this request is answered is not final, whatever its status says: the graph refuses with a 200. */
export const notFinal = (request: FastifyRequest): void => void unsettled.add(request);

interface Means {
  readonly idempotency: Idempotency;
  readonly viewerOf: (request: FastifyRequest) => Promise<Viewer>;
}

/** Gives every write with an Idempotency-Key its one answer (rules.md 15). */
export function replayWrites(app: FastifyInstance, { idempotency, viewerOf }: Means): void {
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (!WRITES.has(request.method) || typeof key !== 'string' || key === '') return;
    if (key.length > MAX_KEY) throw tooLong();
    if (sizeOfJson(request.body).isTooDeep) throw tooDeep();
    const write = { caller: callerOf(request, await viewerOf(request)), key, fingerprint: fingerprintOf(request) };
    const known = await idempotency.begin(write);
    if (known === 'begun') {
      begun.set(request, write);
    } else if (known === 'running') {
      throw stillRunning();
    } else if (known === 'other-body') {
      throw otherBody();
    } else {
      reply.header('idempotent-replayed', 'true');
      return reply.code(known.status).header('content-type', known.contentType).send(known.body);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const write = begun.get(request);
    if (write === undefined) return payload;
    begun.delete(request);
    if (isFinal(reply.statusCode) && !unsettled.has(request)) {
      const contentType = String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8');
      await idempotency.finish(write, { status: reply.statusCode, contentType, body: String(payload ?? '') });
    } else await idempotency.abandon(write);
    return payload;
  });
}

/** A key belongs to the API key or user that came with it, else to the address and the booking it opens. */
function callerOf({ headers, ip }: FastifyRequest, viewer: Viewer): string {
  if (viewer.kind === 'user') return `user ${viewer.userId} ${viewer.apiKeyId ?? ''}`;
  const apiKey = headers['x-api-key'];
  return typeof apiKey === 'string' ? `key ${apiKey}` : `address ${ip} ${viewer.bookingToken ?? ''}`;
}

/** An operation sent with its text beside its hash is the one that the hash alone names. */
function asNamed(body: unknown): unknown {
  const { query, ...named } = (body ?? {}) as { query?: unknown; extensions?: { persistedQuery?: unknown } | null };
  return typeof query === 'string' && named.extensions?.persistedQuery != null ? named : body;
}

const fingerprintOf = ({ method, url, body }: FastifyRequest): string => digestOf([method, url, asNamed(body)]);
