import { bookingType, type BookingType, type Seller } from '../booking/booking-type.rules.js';

/** Through whom seats are sold: travellers themselves, counters, agencies, partners with a key. */
export const SALES_CHANNELS = { WEB: 'WEB', COUNTER: 'COUNTER', AGENCY: 'AGENCY', API: 'API' } as const;
export type SalesChannel = keyof typeof SALES_CHANNELS;

const CHANNELS: Record<BookingType, SalesChannel> = {
  GUEST: 'WEB',
  CUSTOMER: 'WEB',
  COUNTER: 'COUNTER',
  AGENCY: 'AGENCY',
  PARTNER: 'API',
};

/** Who wants a seat. */
export interface Buyer {
  readonly channel: SalesChannel;
  readonly agencyId: string | null;
}

/** Through which channel somebody would buy now, and for which agency. */
export const buyerOf = (seller: Seller): Buyer => ({
  channel: CHANNELS[bookingType(seller)],
  agencyId: seller.agencyId ?? null,
});

/** To whom a blocked seat is closed: to some channels, to all but one agency, or (neither) to everybody. */
export interface KeptFor {
  readonly closedTo: readonly SalesChannel[] | null;
  readonly agencyId: string | null;
}

/** Somebody may buy what is kept so; nobody what is closed to all. */
export const isForSome = ({ closedTo, agencyId }: KeptFor): boolean => closedTo !== null || agencyId !== null;

/** What is wrong with it, by field: no channel or every one (that is closed to all), both at once, an agency that is none. */
export function keptForProblems({ closedTo, agencyId }: KeptFor): { path: string; code: string }[] {
  const channels = new Set(closedTo);
  return [
    ...(closedTo !== null && channels.size === 0 ? [{ path: 'closedTo', code: 'REQUIRED' }] : []),
    ...(channels.size === Object.keys(SALES_CHANNELS).length ? [{ path: 'closedTo', code: 'RANGE' }] : []),
    ...(closedTo !== null && agencyId !== null ? [{ path: 'agencyId', code: 'RANGE' }] : []),
    ...(agencyId !== null && !/^[1-9]\d{0,17}$/.test(agencyId) ? [{ path: 'agencyId', code: 'UNKNOWN' }] : []),
  ];
}

/** The same as one text: two blocks of one seat say the same or meet. */
export const sameKept = (a: KeptFor, b: KeptFor): boolean =>
  a.agencyId === b.agencyId && [...new Set(a.closedTo)].sort().join() === [...new Set(b.closedTo)].sort().join();
