import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingType } from './booking-type.rules.js';
import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import { TooManyHeld } from './booking.errors.js';
import { type LivingHold, type SeatsByDeparture, tooManyHeld } from './hold-limit.rules.js';
import type { HoldLegRow, HoldPartRow } from './insert-hold.js';
import { PROMISED } from '../payment/open-attempts.js';

/** Holds of one visitor come one after the other until commit, so that twenty at once are counted as twenty. */
const QUEUE = `select pg_advisory_xact_lock(hashtextextended('hold ' || $1, 0))`;

const LIVING = `select b.id::text as "bookingId", b.pnr, (extract(epoch from b.expires_at) * 1000)::float8 as "expiresAt",
    exists (select 1 from payment y where y.booking_id = b.id and ${PROMISED}) as "isPromised", c.seats
  from hold_visitor v join booking b on b.id = v.booking_id
  cross join lateral (select jsonb_object_agg(departure, seats) as seats from (
    select departure, count(*) as seats from seat_claim where booking_id = b.id and state = 'held'
      and expires_at > to_timestamp($2::float8 / 1000) group by departure) d) c
  where v.visitor = $1 and c.seats is not null`;

/** Who holds, and as what. */
export interface Holder {
  readonly visitor: string;
  readonly type: BookingType;
}

/** Seats by departure of what is about to be held. */
export function seatsAsked(legs: readonly HoldLegRow[], parts: readonly HoldPartRow[]): SeatsByDeparture {
  const asked: Record<string, number> = {};
  for (const { leg } of parts) {
    const { departure } = legs.find(({ n }) => n === leg)!;
    asked[departure] = (asked[departure] ?? 0) + 1;
  }
  return asked;
}

/**
 * Seats that one visitor holds and has not paid are limited (docs/decisions/0075). The first thing of a hold's transaction:
 * this lock comes before those of departures and seats. Refuses TOO_MANY_HELD; only an account is told which they are,
 * because guests of one address are not one person.
 */
export async function requireFewHeld(
  transaction: RowTransaction,
  { services, viewer }: Pick<BookingContext, 'services' | 'viewer'>,
  { visitor, type }: Holder,
  legs: readonly HoldLegRow[],
  parts: readonly HoldPartRow[],
  now: number,
): Promise<void> {
  await transaction.rows(QUEUE, [visitor]);
  const living = await transaction.rows<LivingHold>(LIVING, [visitor, now]);
  const tooMany = tooManyHeld(type, living, seatsAsked(legs, parts), services.holdLimits);
  if (tooMany === undefined) return;
  const { limit, held, departure, holds } = tooMany;
  const legId = legs.find((leg) => leg.departure === departure)?.journeyLegId ?? null;
  throw new TooManyHeld({
    limit,
    held,
    legId,
    ...(viewer.kind !== 'guest' && {
      holds: holds.map(({ bookingId, pnr, expiresAt }) => ({
        bookingId,
        pnr,
        expiresAt: new Date(expiresAt).toISOString(),
      })),
    }),
  });
}

const FORGET = `delete from hold_visitor v using booking b where b.id = v.booking_id and b.expires_at is null`;

/** Whose hold is over is forgotten: it was paid, given back, or its time is up. */
export async function forgetHolders(context: Pick<BookingContext, 'database'>): Promise<void> {
  await inBookingTransaction(context, (transaction) => transaction.rows(FORGET));
}
