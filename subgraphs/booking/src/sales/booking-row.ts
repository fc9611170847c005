import { type LanguageCode, localize, type LocalizedText } from '@naga/kernel/language.js';
import { localTime } from '../booking/local-time.js';
import type { BookingStatus } from '../booking/status.rules.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';

/** A line of a list as `pageOf` reads it. */
export interface BookingRow {
  readonly id: string;
  readonly pnr: string;
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly passengerName: string | null;
  readonly passengerCount: number;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
  readonly operatorName: string;
  readonly departure: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly amount: number;
  readonly currency: string;
}

/**
 * One page of `booking b` where a condition holds, in an order; the two parameters after `used` are how many and after
 * how many.
 */
export const pageOf = (condition: string, order: string, used: number): string => `
  select b.id::text as id, b.pnr, b.status, b.payment_status as "paymentStatus", p.name as "passengerName",
    p.count as "passengerCount", b.contact_email as "contactEmail", b.contact_phone as "contactPhone",
    first.from_location_name as "fromNames", last.to_location_name as "toNames",
    first.operator_name as "operatorName", (extract(epoch from first.departure_time) * 1000)::float8 as departure,
    b.created_at as "createdAt", b.expires_at as "expiresAt", b.total::float8 as amount, b.currency
  from (select * from booking b where ${condition} order by ${order} limit $${used + 1} offset $${used + 2}) b
  cross join lateral (select * from leg where booking_id = b.id and stands
    order by departure_time, id limit 1) first
  cross join lateral (select * from leg where booking_id = b.id and stands
    order by direction in ('RETURN', 'RETURN_CONNECTING'), departure_time desc, id desc limit 1) last
  cross join lateral (select count(*)::int as count,
    (array_agg(concat_ws(' ', first_name, last_name) order by position))[1] as name
    from part where leg_id = first.id) p
  order by ${order}`;

/** How many there are on all pages. */
export const countOf = (condition: string): string => `select count(*)::int as total from booking b where ${condition}`;

const MOST_ROWS = 500;
const MOST_PAGES = 1_000_000;

const within = (number: number, most: number): number => Math.min(Math.max(1, number), most);

/** The last two parameters of `pageOf`: 500 rows a page at most. */
export function windowOf(page: number, pageSize: number): [limit: number, offset: number] {
  const limit = within(pageSize, MOST_ROWS);
  return [limit, (within(page, MOST_PAGES) - 1) * limit];
}

/** A line as readers of one language see it. */
export function bookingRowView(row: BookingRow, language: LanguageCode) {
  const { departure, amount, currency, passengerName, fromNames, toNames, ...rest } = row;
  return {
    ...rest,
    passengerName: passengerName || null,
    fromName: localize(fromNames, language),
    toName: localize(toNames, language),
    departureTime: localTime(departure),
    total: { amount, currency },
  };
}
