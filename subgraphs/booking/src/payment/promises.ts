import { isSameTelephone, telephoneDigits } from '@naga/kernel/telephone-digits.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { Rows } from '../booking/booking.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { isLive } from '../booking/part-state.rules.js';
import { isCounter } from '../cash/collector.js';
import { PROMISED } from './open-attempts.js';
import { isPromise } from './payment-method.rules.js';
import { type OptionFacts, tooManyUnpaid } from './payment-option.rules.js';
import { isOpen } from './payment-state.rules.js';
import { MethodNotAvailable } from './payment.errors.js';

type Contact = Pick<
  BookingRecord,
  'id' | 'mode' | 'bookingType' | 'bookedByUserId' | 'contactEmail' | 'contactPhone' | 'exchange' | 'legs'
>;

/** Whoever sells for others knows whom he trusts, and has counters of his own. */
const SOLD_FOR_OTHERS: readonly string[] = ['COUNTER', 'AGENCY'];

/**
 * Other bookings with this e-mail, account, or a telephone that ends alike (few: kernel/telephone-digits says which are of
 * the same one), whose seats are kept for cash that comes later: held, or sold and not left yet. Those of the contact are
 * found first: no plan reads all promises or all rides to come.
 */
const OTHERS = `with reached as materialized (select * from booking b
    where b.booked_by_user_id = $3::bigint or lower(b.contact_email) = $4
      or right(regexp_replace(b.contact_phone, '\\D', '', 'g'), 6) = right(regexp_replace($5, '\\D', '', 'g'), 6))
  select coalesce(b.booked_by_user_id = $3::bigint, false) or coalesce(lower(b.contact_email) = $4, false) as own,
    b.contact_phone as phone, (select coalesce(jsonb_object_agg(departure, seats), '{}') from (
      select l.departure, count(*) as seats from part p join leg l on l.id = p.leg_id
      where p.booking_id = b.id and l.departure = any($7::text[])
        and p.state in ('HELD', 'PENDING_OPERATOR', 'CONFIRMED', 'TICKETED') group by l.departure) d) as seats
  from reached b
  where b.mode = $1 and b.id <> $2 and b.booking_type not in (${SOLD_FOR_OTHERS.map((type) => `'${type}'`).join(', ')})
    and exists (select 1 from payment y where y.booking_id = b.id and ${PROMISED})
    and greatest(b.expires_at, (select max(l.departure_time) from part p join leg l on l.id = p.leg_id
      where p.booking_id = b.id and p.state in ('PENDING_OPERATOR', 'CONFIRMED', 'TICKETED'))) > to_timestamp($6::float8 / 1000)`;

/** Several keys of one statement are locked in their order, so that two who share some of them do not wait for each other. */
const QUEUE = `select pg_advisory_xact_lock(hashtextextended(contact, 0)) from unnest($1::text[]) as contact`;

/** Of a partner all that he sells is booked by one account: its customers are told apart by how they are reached. */
const accountOf = ({ bookingType, bookedByUserId }: Contact): string | null =>
  bookingType === 'PARTNER' ? null : bookedByUserId;

/** Whether anybody counts: not what staff and agencies sell, nor where they take the money; a difference is paid at once. */
const isCounted = ({ viewer }: Pick<BookingContext, 'viewer'>, { bookingType, exchange }: Contact): boolean =>
  exchange === null && !SOLD_FOR_OTHERS.includes(bookingType) && !isCounter(viewer);

/** Seats by departure. */
type Seats = Readonly<Record<string, number>>;

const seatsOf = ({ legs }: Contact): Seats =>
  Object.fromEntries(
    legs.map(({ departure, parts }) => [departure, parts.filter(({ state }) => isLive(state)).length]),
  );

/**
 * How many other bookings of a booking's contact wait for their cash, and how many seats of one of its departures with it,
 * beside how many may (environment: UNPAID_BOOKINGS, UNPAID_SEATS); undefined where nobody counts.
 */
export async function promisesOf(
  from: Rows,
  context: Pick<BookingContext, 'viewer' | 'services'>,
  booking: Contact,
  now: number,
): Promise<OptionFacts['unpaid']> {
  if (!isCounted(context, booking)) return undefined;
  const { id, mode, contactEmail, contactPhone } = booking;
  const own = seatsOf(booking);
  const departures = Object.keys(own);
  const values = [mode, id, accountOf(booking), contactEmail?.toLowerCase() ?? null, contactPhone, now, departures];
  const rows = await from.rows<{ own: boolean; phone: string | null; seats: Seats }>(OTHERS, values);
  const others = rows.filter(({ own, phone }) => own || isSameTelephone(phone, contactPhone));
  const sums = departures.map((one) => others.reduce((sum, { seats }) => sum + (seats[one] ?? 0), own[one]!));
  const { unpaidBookings: limit, unpaidSeats: seatLimit } = context.services;
  return { others: others.length, limit, seats: Math.max(0, ...sums), seatLimit };
}

/** Promises of one contact are made one after the other until commit, so that twenty at once are counted as twenty. */
export async function queueForPromises(
  transaction: RowTransaction,
  context: Pick<BookingContext, 'viewer'>,
  booking: Contact,
): Promise<void> {
  if (!isCounted(context, booking)) return;
  const { mode, contactEmail, contactPhone } = booking;
  const digits = telephoneDigits(contactPhone ?? '');
  const keys = [accountOf(booking), contactEmail?.toLowerCase(), digits && `tel:${digits}`]
    .filter((key) => key != null)
    .map((key) => `promise ${mode}:${key}`);
  await transaction.rows(QUEUE, [keys.toSorted()]);
}

/**
 * Whoever promised cash and names another contact now promises it there. Refuses METHOD_NOT_AVAILABLE with TOO_MANY_UNPAID.
 * `booking`: with its new contact.
 */
export async function requireFewPromises(
  transaction: RowTransaction,
  context: Pick<BookingContext, 'viewer' | 'services'>,
  booking: Contact & Pick<BookingRecord, 'payments'>,
  now: number,
): Promise<void> {
  const promise = booking.payments.find(({ method, state }) => isPromise(method) && isOpen(state));
  if (promise === undefined) return;
  await queueForPromises(transaction, context, booking);
  const unpaid = await promisesOf(transaction, context, booking, now);
  const tooMany = unpaid && tooManyUnpaid(unpaid);
  if (tooMany !== undefined)
    throw new MethodNotAvailable({ method: promise.method, reason: 'TOO_MANY_UNPAID', ...tooMany });
}
