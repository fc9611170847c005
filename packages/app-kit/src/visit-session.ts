import { randomId } from './random-id.js';

/** What a visit knows of itself (specification, sections 2, 3 and 4). */
export interface VisitSession {
  /** Random, made by this browser; the cookie lives 30 days. */
  id: string;
  /** Epoch milliseconds: when this tab began. */
  startedAt: number;
  /** Epoch milliseconds: when the journey now being chosen was begun. */
  journeyStartedAt: number;
}

const COOKIE = 'session';
const COOKIE_SECONDS = 30 * 86_400;
const STARTED = 'session_started_at';
const JOURNEY = 'journey_started_at';

/** What a payment leaves for the page it comes back to, and what a link may bring along. */
const PAGE_ATTRIBUTES = {
  pg_payment_id: ['pg_payment_id', 'payment_id'],
  pg_booking_id: ['pg_booking_id', 'booking'],
  pg_coupon_code: ['pg_coupon_code', 'coupon'],
  pg_messages: ['pg_messages', 'messages'],
} as const;

export type PageAttribute = keyof typeof PAGE_ATTRIBUTES;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function kept(store: Store, key: string, begin: () => number): number {
  const before = Number(store.getItem(key));
  if (before > 0) return before;
  const value = begin();
  store.setItem(key, String(value));
  return value;
}

function sessionId(): string {
  const known = /(?:^|;\s*)session=([\w-]{8,64})(?:;|$)/.exec(document.cookie)?.[1];
  if (known !== undefined) return known;
  const id = randomId();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${id}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
  return id;
}

/** The visit of this tab; begun when it is first asked for. */
export function visitSession(store: Store, now: number): VisitSession {
  return {
    id: sessionId(),
    startedAt: kept(store, STARTED, () => now),
    journeyStartedAt: kept(store, JOURNEY, () => now),
  };
}

/** Another journey is being chosen from now on. */
export const beginJourney = (store: Store, now: number): void => store.setItem(JOURNEY, String(now));

/** Keeps what an address says of a payment, booking, coupon or messages; what it does not say stays as it was. */
export function keepPageAttributes(store: Store, query: URLSearchParams): void {
  for (const [name, sources] of Object.entries(PAGE_ATTRIBUTES)) {
    const value = sources.map((source) => query.get(source)).find((one) => one !== null && one !== '');
    if (value !== undefined && value !== null) store.setItem(name, value.slice(0, 500));
  }
}

export const pageAttribute = (store: Store, name: PageAttribute): string | undefined =>
  store.getItem(name) ?? undefined;
