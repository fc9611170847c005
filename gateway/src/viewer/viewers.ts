import { randomUUID } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import { verifySessionToken } from '@naga/server-kit/viewer/session-token.js';
import { type Channel, guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { codedError } from '../door/coded-error.js';
import type { ApiKeys } from './api-keys.js';
import { cookieOf } from '@naga/kernel/cookie.js';
import { languageOfRequest } from './language-of-request.js';
import type { TokenHolders } from './token-holders.js';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What of a request says who asks. */
export interface Asking {
  readonly headers: Headers;
  readonly ip: string;
  readonly requestId: string;
  /** Of the door, unless the client names another one in X-Channel. */
  readonly channel: Channel;
}

export const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** The client's own request id if it may stand in a log, else a new one. */
export function requestIdOf(headers: Headers): string {
  const said = headerOf(headers, 'x-request-id');
  return said !== undefined && REQUEST_ID.test(said) ? said : randomUUID();
}

const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headerOf(headers, 'authorization') ?? '')?.[1];

/** What our keys begin with; any other value of X-API-Key is a client's own affair (specification, section 7). */
const API_KEY = /^naga_[\w-]{1,200}$/;

/** The API key: X-API-Key, else the bearer's place. */
export function apiKeyOf(headers: Headers): string | undefined {
  const key = headerOf(headers, 'x-api-key');
  if (key !== undefined && API_KEY.test(key)) return key;
  const bearer = bearerOf(headers);
  return bearer !== undefined && API_KEY.test(bearer) ? bearer : undefined;
}

/** The bearer token: Authorization, else the cookie that script can read. */
export function tokenOf(headers: Headers): { token: string; carriedBy: 'header' | 'cookie' } | undefined {
  const bearer = bearerOf(headers);
  if (bearer !== undefined) return API_KEY.test(bearer) ? undefined : { token: bearer, carriedBy: 'header' };
  const cookie = cookieOf(headerOf(headers, 'cookie'), 'token');
  return cookie ? { token: cookie, carriedBy: 'cookie' } : undefined;
}

const MAX_USER_AGENT = 500;
const CHANNELS = new Set<unknown>(['web', 'admin', 'api']);

/** Nobody's key, or one that was revoked or has expired: never silently a guest, who would buy for real. */
const unknownApiKey = (): Error => codedError(401, INVALID_API_KEY, 'This API key is not valid.');
export const INVALID_API_KEY = 'INVALID_API_KEY';

const KEYS = 'apikey.manage';

/** A permission that is lacking, before there is an operation to say so: 400 is for wrong credentials (rules.md 17). */
const noSandbox = (): Error =>
  codedError(403, 'FORBIDDEN', 'The sandbox is looked at by who manages API keys.', { permission: KEYS });

/**
 * The same user, looking at what his keys do in the sandbox: X-Mode says so. Throws FORBIDDEN for whoever manages no
 * keys, who would take what is real for play.
 */
function inModeOf(headers: Headers, viewer: Viewer): Viewer {
  if (headerOf(headers, 'x-mode') !== 'sandbox') return viewer;
  if (viewer.kind !== 'user' || viewer.grants[KEYS] === undefined) throw noSandbox();
  return { ...viewer, mode: 'sandbox' };
}

/** Whether somebody looks at the sandbox without a key of it: he changes nothing. */
export const onlyLooks = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.mode === 'sandbox' && viewer.apiKeyId === undefined;

/**
 * Finds out who asks: the owner of an API key, a user by a token that is ours and lives, everyone else is a guest. With
 * both, the user speaks and the key says in which mode, and who counts the request.
 */
export class Viewers {
  constructor(
    private readonly holders: TokenHolders,
    private readonly keys: ApiKeys,
    /** The present one first; tokens of older ones are honoured until they end. */
    private readonly sessionSecrets: readonly string[],
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_API_KEY for a key that is nobody's, FORBIDDEN for a mode that is not for him. */
  async of({ headers, ip, requestId, channel }: Asking): Promise<Viewer> {
    const said = headerOf(headers, 'x-channel');
    const request = {
      requestId,
      language: languageOfRequest(headerOf(headers, 'x-language'), headerOf(headers, 'accept-language')),
      channel: CHANNELS.has(said) ? (said as Channel) : channel,
      ip,
      userAgent: headerOf(headers, 'user-agent')?.slice(0, MAX_USER_AGENT),
      bookingToken: headerOf(headers, 'x-booking-token'),
      idempotencyKey: headerOf(headers, 'idempotency-key') || undefined,
    };
    const secret = apiKeyOf(headers);
    const key = secret === undefined ? undefined : await this.keys.of(secret, requestId);
    if (secret !== undefined && key === undefined) throw unknownApiKey();
    const session = await this.#bySession(headers, request);
    if (key === undefined) return inModeOf(headers, session);
    const { keyId: apiKeyId, mode, ...owner } = key;
    if (session.kind === 'user') return { ...session, apiKeyId, mode };
    return { ...guest(request), kind: 'user', channel: 'api', apiKeyId, mode, ...withoutNulls(owner) } as Viewer;
  }

  async #bySession(headers: Headers, request: Parameters<typeof guest>[0] & { requestId: string }): Promise<Viewer> {
    const carried = tokenOf(headers);
    if (carried === undefined) return guest(request);
    const token = verifySessionToken(carried.token, this.sessionSecrets, this.clock);
    if (token === undefined) return guest(request);
    const session = { id: token.sessionId, generation: token.generation };
    const holder = token.expired ? undefined : await this.holders.of(session.id, session.generation, request.requestId);
    if (holder === undefined) return guest({ ...request, session });
    return { ...guest(request), kind: 'user', session, ...withoutNulls(holder) } as Viewer;
  }

  /** A logout or refresh changed what the session's tokens may do. */
  forget(viewer: Viewer): void {
    if (viewer.kind !== 'service' && viewer.session) this.holders.forget(viewer.session.id);
  }

  /** Other sessions of the same user ended. */
  forgetSessionsOf(viewer: Viewer): void {
    if (viewer.kind === 'user') this.holders.forgetUser(viewer.userId);
  }

  /** Rights of others changed. */
  forgetAll(): void {
    this.holders.forgetAll();
    this.keys.forgetAll();
  }
}

/** Nulls and noes say nothing. */
const withoutNulls = (holder: object): object =>
  Object.fromEntries(Object.entries(holder).filter(([, value]) => value !== null && value !== false));
