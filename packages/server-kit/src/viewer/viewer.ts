import type { LanguageCode } from '@naga/kernel/language.js';
import { type Reach, REACHES } from '@naga/kernel/reach.js';

/** How far a permission reaches (rules.md 8): what is granted to a viewer. */
export const SCOPES = REACHES;
export type Scope = Reach;

/** Live rows and sandbox rows never meet. */
export type Mode = 'live' | 'sandbox';

/** Which door the request came through. */
export type Channel = 'web' | 'admin' | 'api' | 'internal';

interface Request {
  /** Travels from the gateway to subgraphs, jobs, mails and logs. */
  readonly requestId: string;
  readonly mode: Mode;
  readonly language: LanguageCode;
  readonly channel: Channel;
  readonly ip?: string | undefined;
  /** As the browser or client names itself. */
  readonly userAgent?: string | undefined;
  /** Under which the client may ask for the same write again (doOnce). */
  readonly idempotencyKey?: string | undefined;
}

interface Guest extends Request {
  readonly kind: 'guest';
  readonly grants: Readonly<Record<string, Scope>>;
  /** Opens one booking (X-Booking-Token). */
  readonly bookingToken?: string | undefined;
  /** Of the bearer token, also when that is too old to speak for its user. */
  readonly session?: { readonly id: string; readonly generation: number } | undefined;
}

interface User extends Omit<Guest, 'kind'> {
  readonly kind: 'user';
  readonly userId: string;
  readonly roleId: number;
  readonly operatorId?: string | undefined;
  readonly branchId?: string | undefined;
  readonly agencyId?: string | undefined;
  readonly countryCode?: string | undefined;
  /** Who really sits there while a member of staff acts as this user. */
  readonly impersonatorId?: string | undefined;
  /** The request is carried by an API key: grants are the account's, as far as the key's scopes reach. */
  readonly apiKeyId?: string | undefined;
  /** Grants are empty; only `me`, `changePassword` and `logout` answer until the password is changed. */
  readonly mustChangePassword?: boolean | undefined;
}

/** A subgraph or worker asking for itself or for a user. */
interface Service extends Request {
  readonly kind: 'service';
  readonly service: string;
  readonly onBehalfOf?: string | undefined;
  readonly grants: Readonly<Record<string, Scope>>;
  readonly bookingToken?: undefined;
}

/** Who asks. Signed by the gateway (guest, user) or by the asking service. */
export type Viewer = Guest | User | Service;

/** A guest with nothing but a language: what tests and public pages start from. */
export function guest(request: Partial<Omit<Guest, 'kind'>> = {}): Viewer {
  return { kind: 'guest', requestId: 'none', mode: 'live', language: 'en', channel: 'web', grants: {}, ...request };
}

export function service(name: string, request: Partial<Omit<Service, 'kind' | 'service'>> = {}): Viewer {
  return {
    kind: 'service',
    service: name,
    requestId: 'none',
    mode: 'live',
    language: 'en',
    channel: 'internal',
    grants: {},
    ...request,
  };
}
