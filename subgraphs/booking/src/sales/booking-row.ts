import { type LanguageCode, localize, type LocalizedText } from '@naga/kernel/language.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import type { BookingStatus } from '../booking/status.rules.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';
import type { BookingOrder, BookingPlace } from './booking-filter.rules.js';

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
  /** Where it stands in the order, beside its id. */
  readonly place: string;
}

/**
 * One page of `booking b` where a condition holds, in an order; the two parameters after `used` are how many and after
 * how many.
 */
const pageOf = (condition: string, { order, place }: BookingOrder, used: number): string => `
  select ${place} as place, b.id::text as id, b.pnr, b.status, b.payment_status as "paymentStatus", p.name as "passengerName",
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

const countOf = (condition: string): string => `select count(*)::int as total from booking b where ${condition}`;

const MOST_ROWS = 500;
const MOST_PAGES = 1_000_000;

const within = (number: number, most: number): number => Math.min(Math.max(1, number), most);

/** The last two parameters of `pageOf`: 500 rows a page at most. */
export function windowOf(page: number, pageSize: number): [limit: number, offset: number] {
  const limit = within(pageSize, MOST_ROWS);
  return [limit, (within(page, MOST_PAGES) - 1) * limit];
}

/** A line as readers of one language see it. */
function bookingRowView(row: BookingRow, language: LanguageCode) {
  const { departure, amount, currency, passengerName, fromNames, toNames, place: _, ...rest } = row;
  return {
    ...rest,
    passengerName: passengerName || null,
    fromName: localize(fromNames, language),
    toName: localize(toNames, language),
    departureTime: localTime(departure),
    total: { amount, currency },
  };
}

export interface BookingQuestion {
  /** Of `booking b`, with its values. */
  readonly condition: string;
  readonly values: readonly unknown[];
  readonly order: BookingOrder;
  /** From 1; of a page that is found by its number. */
  readonly page: number;
  readonly pageSize: number;
  /** Behind this booking, whatever the number. */
  readonly after?: BookingPlace | undefined;
}

/** One page of a list by its parts, a statement each: who looks for a few bookings does not wait until all are counted. */
export function bookingPage(
  { database, viewer }: Pick<BookingContext, 'database' | 'viewer'>,
  { condition, values, order, page, pageSize, after }: BookingQuestion,
) {
  const [limit, offset] = windowOf(after ? 1 : page, pageSize);
  const used = values.length;
  async function read() {
    // One further than the page goes: whether there is a next one.
    const rows = await database.plannedRows<BookingRow>(
      after
        ? pageOf(`${condition} and ${order.behind(used + 1, used + 2)}`, order, used + 2)
        : pageOf(condition, order, used),
      [...values, ...(after ? [after.place, after.id] : []), limit + 1, offset],
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      rows: shown.map((row) => bookingRowView(row, viewer.language)),
      next: rows.length > limit && last ? `${last.id}.${last.place}` : null,
    };
  }
  let found: ReturnType<typeof read> | undefined;
  const once = () => (found ??= read());
  return {
    findRows: async () => (await once()).rows,
    findNext: async () => (await once()).next,
    async countAll() {
      const [counted] = await database.plannedRows<{ total: number }>(countOf(condition), values);
      return counted!.total;
    },
  };
}
