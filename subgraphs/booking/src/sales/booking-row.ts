import type { ListOrder } from '@naga/server-kit/list/list-order.js';
import {
  countOf,
  ListPage,
  type PageAsked,
  PageWindow,
  type Placed,
  planned,
} from '@naga/server-kit/list/list-page.js';
import { sumColumns } from '@naga/server-kit/list/sum-columns.js';
import { type LanguageCode, localize, type LocalizedText } from '@naga/kernel/language.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import type { BookingStatus } from '../booking/status.rules.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';
import { KEPT, RIDDEN_LEG, STAYING_TOTAL, STAYS } from '../report/counted.js';

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
  readonly staying: number;
  readonly currency: string;
}

/** Rides that somebody of the booking still has a seat on. */
const RIDDEN = `from leg l where l.booking_id = b.id and l.stands
    and ${RIDDEN_LEG}`;

/** One page of `booking b` where a condition holds. */
const pageOf = (condition: string, { place, by }: ListOrder, { behind, cut }: PageWindow): string => `
  select ${place} as place, b.id::text as id, b.pnr, b.status, b.payment_status as "paymentStatus", p.name as "passengerName",
    p.count as "passengerCount", b.contact_email as "contactEmail", b.contact_phone as "contactPhone",
    first.from_location_name as "fromNames", last.to_location_name as "toNames",
    first.operator_name as "operatorName", (extract(epoch from first.departure_time) * 1000)::float8 as departure,
    b.created_at as "createdAt", b.expires_at as "expiresAt", b.total::float8 as amount,
    ${STAYING_TOTAL}::float8 as staying, b.currency
  from (select * from booking b where ${condition} and ${behind} ${cut}) b
  cross join lateral ${KEPT}
  cross join lateral (select l.* ${RIDDEN} order by l.departure_time, l.id limit 1) first
  cross join lateral (select l.* ${RIDDEN}
    order by l.direction in ('RETURN', 'RETURN_CONNECTING'), l.departure_time desc, l.id desc limit 1) last
  cross join lateral (select count(*)::int as count,
    (array_agg(concat_ws(' ', p.first_name, p.last_name) order by p.position))[1] as name
    from part p where p.leg_id = first.id and ${STAYS}) p
  order by ${by}`;

/** A line as readers of one language see it. Money in minor units. */
export interface LocalBookingRow extends Omit<
  BookingRow,
  'fromNames' | 'toNames' | 'departure' | 'amount' | 'staying' | 'currency'
> {
  readonly fromName: string;
  readonly toName: string;
  readonly departureTime: string;
  readonly total: { readonly amount: number; readonly currency: string };
  readonly stayingTotal: { readonly amount: number; readonly currency: string };
}

function localRow(row: BookingRow, language: LanguageCode): LocalBookingRow {
  const { departure, amount, staying, currency, passengerName, fromNames, toNames, ...rest } = row;
  return {
    ...rest,
    passengerName: passengerName || null,
    fromName: localize(fromNames, language),
    toName: localize(toNames, language),
    departureTime: localTime(departure),
    total: { amount, currency },
    stayingTotal: { amount: staying, currency },
  };
}

export interface BookingQuestion {
  /** Of `booking b`, with its values. */
  readonly condition: string;
  readonly values: readonly unknown[];
  readonly order: ListOrder;
  readonly at: PageAsked;
}

/** What a booking row itself knows; what is looked up for the rows of a page is not added up for all of them. */
const SUMMED = { money: { total: 'b.total', discount: 'b.discount' }, currency: 'b.currency' };

/** One page of bookings. */
export function bookingPage(
  { database, viewer }: Pick<BookingContext, 'database' | 'viewer'>,
  { condition, values, order, at }: BookingQuestion,
): ListPage<LocalBookingRow> {
  const source = planned(database);
  const window = new PageWindow(order, at, values.length);
  const text = pageOf(condition, order, window);
  const found = `from booking b where ${condition}`;
  return new ListPage<BookingRow>(
    async () => window.of(await source.rows<Placed<BookingRow>>(text, [...values, ...window.values])),
    () => countOf(source, found, values),
    () => sumColumns(source, found, values, SUMMED),
  ).map((row) => localRow(row, viewer.language));
}
