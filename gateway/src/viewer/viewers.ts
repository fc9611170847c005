import { randomUUID } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import { verifySessionToken } from '@naga/server-kit/viewer/session-token.js';
import { type Channel, guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { cookieOf } from './cookies.js';
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

/** The bearer token: Authorization, else the cookie that script can read. */
export function tokenOf(headers: Headers): { token: string; carriedBy: 'header' | 'cookie' } | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headerOf(headers, 'authorization') ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, carriedBy: 'header' };
  const cookie = cookieOf(headerOf(headers, 'cookie'), 'token');
  return cookie ? { token: cookie, carriedBy: 'cookie' } : undefined;
}

const CHANNELS = new Set<unknown>(['web', 'admin', 'api']);

/** Finds out who asks: a user by a token that is ours and lives, everyone else is a guest. */
export class Viewers {
  constructor(
    private readonly holders: TokenHolders,
    private readonly sessionSecret: string,
    private readonly clock: Clock,
  ) {}

  async of({ headers, ip, requestId, channel }: Asking): Promise<Viewer> {
    const said = headerOf(headers, 'x-channel');
    const request = {
      requestId,
      language: languageOfRequest(headerOf(headers, 'x-language'), headerOf(headers, 'accept-language')),
      channel: CHANNELS.has(said) ? (said as Channel) : channel,
      ip,
      bookingToken: headerOf(headers, 'x-booking-token'),
    };
    const carried = tokenOf(headers);
    if (carried === undefined) return guest(request);
    const token = await verifySessionToken(carried.token, this.sessionSecret, this.clock);
    if (token === undefined) return guest(request);
    const session = { id: token.sessionId, generation: token.generation };
    const holder = token.expired ? undefined : await this.holders.of(session.id, session.generation, requestId);
    if (holder === undefined) return guest({ ...request, session });
    return { ...guest(request), kind: 'user', session, ...withoutNulls(holder) } as Viewer;
  }

  /** A logout or refresh changed what the session's tokens may do. */
  forget(viewer: Viewer): void {
    if (viewer.kind !== 'service' && viewer.session) this.holders.forget(viewer.session.id);
  }
}

function withoutNulls(holder: object): object {
  const { language: _, ...facts } = holder as Record<string, unknown>;
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
