import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { WaitsForOperator } from '../operator-decision/operator-decision.errors.js';
import { paidOf } from '../payment/payment-status.rules.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { offerForBooking } from '../refund/offer-for-booking.js';
import type { Offer, OfferLine } from '../refund/refund-offer.rules.js';
import { releaseSeats } from '../seat-claim/release-seats.command.js';
import { actorOf } from './actor.js';
import { NothingToCancel } from './booking.errors.js';
import { bookingFacts } from './booking-facts.js';
import { moneysOf, statusesOf } from './booking-money.js';
import { type BookingRecord, partsOf } from './booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from './booking-transaction.js';
import { localTime } from './local-time.js';
import { canAll, isLive, isSold } from './part-state.rules.js';
import { recordStatus } from './record-status.js';
import { note } from './timeline.js';

const CANCEL_HOLD = `with
  b as (update booking set expires_at = null where id = $1),
  y as (update payment set state = 'CANCELLED' where booking_id = $1 and state in ('CREATED', 'PENDING'))
  update part set state = 'CANCELLED' where booking_id = $1 and state = 'HELD'`;

/** Fully given back: REFUNDED with money, RELEASED without, CANCELLED (voided) where nothing was ever paid. */
const GIVE_BACK = `with
  given as materialized (select * from jsonb_to_recordset($2::jsonb) as g(id bigint, state text)),
  t as (update ticket set revoked_at = to_timestamp($3::float8 / 1000) where revoked_at is null
    and leg_id in (select leg_id from part where id in (select id from given))),
  y as (update payment set state = 'CANCELLED' where booking_id = $1 and state in ('CREATED', 'PENDING')),
  f as (insert into booking_fee (booking_id, name, amount) select $1, 'cancellation', $4::bigint where $4::bigint > 0)
  update part p set state = g.state from given g where p.id = g.id`;

async function cancelHold(transaction: RowTransaction, booking: BookingRecord): Promise<void> {
  await releaseSeats(transaction, booking.id);
  await transaction.rows(CANCEL_HOLD, [booking.id]);
}

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What the customer no longer owes of each seat: what goes back, or all of it where nothing was paid. */
const returnedSeats = (booking: BookingRecord, lines: ReadonlyMap<string, OfferLine>, paid: boolean) =>
  booking.legs.flatMap((leg) =>
    leg.parts.flatMap((part) => {
      const line = lines.get(part.id);
      if (line === undefined) return [];
      const { fare, commission } = part;
      return [{ operatorId: leg.operatorId, fare, commission, amount: paid ? line.amount : fare }];
    }),
  );

async function giveBack(transaction: RowTransaction, booking: BookingRecord, offer: Offer, now: number): Promise<void> {
  const lines = new Map(offer.lines.map((line) => [line.partId, line]));
  const paid = paidOf(moneysOf(booking)) > 0;
  const stateOf = ({ amount }: OfferLine): string => (amount > 0 ? 'REFUNDED' : paid ? 'RELEASED' : 'CANCELLED');
  const states = offer.lines.map((line) => ({ id: line.partId, state: stateOf(line) }));
  const seats = returnedSeats(booking, lines, paid);
  const kept = paid ? seats.reduce((sum, { fare, amount }) => sum + fare - amount, 0) : 0;
  await releaseSeats(
    transaction,
    booking.id,
    states.map(({ id }) => id),
  );
  await transaction.rows(GIVE_BACK, [booking.id, JSON.stringify(states), now, kept]);
  const everything = partsOf(booking).every(({ id, state }) => lines.has(id) || !isLive(state));
  const fees = paid || !everything ? 0 : sumOf(booking.fees);
  await post(transaction, booking, now, 'cancellation', cancellationEntries(seats, fees));
  if (offer.amount > 0) await createRefunds(transaction, booking, offer.amount, 'CANCELLED', now);
}

/** What an operator may still accept or refuse cannot be cancelled (rules.md 3: nothing else leaves PENDING_OPERATOR). */
function requireAnswered({ id, legs }: BookingRecord): void {
  const waiting = legs.flatMap(({ confirmBy }) => confirmBy ?? []);
  if (waiting.length === 0) return;
  throw new WaitsForOperator({ bookingId: id, confirmBy: localTime(Math.max(...waiting)) });
}

async function cancel(context: BookingContext, transaction: RowTransaction, booking: BookingRecord): Promise<void> {
  const now = context.clock.now();
  const states = partsOf(booking).map(({ state }) => state);
  requireAnswered(booking);
  const offer = states.some(isSold) ? offerForBooking(booking, now) : undefined;
  if (canAll(states, 'CANCELLED') && states.includes('HELD')) await cancelHold(transaction, booking);
  else if (offer) await giveBack(transaction, booking, offer, now);
  else throw new NothingToCancel({ bookingId: booking.id, status: statusesOf(booking).status });
  const actor = actorOf(context.viewer);
  await note(transaction, now, {
    bookingId: booking.id,
    type: 'booking.cancelled',
    actor,
    facts: { refund: offer?.amount ?? 0 },
  });
  if (!offer) return;
  const { mode, currency } = booking;
  const given = new Set(offer.lines.map(({ partId }) => partId));
  const legs = booking.legs.filter(({ parts }) => parts.some(({ id }) => given.has(id)));
  const payload = { ...bookingFacts(booking, legs), amount: { amount: offer.amount, currency } };
  await emitRows(transaction, now, [{ type: 'booking.cancelled', payload, mode, requestId: context.viewer.requestId }]);
}

/**
 * Cancels the whole booking: a hold at once; a sold one by confirming its default refund offer (rules.md 3 and 6), by
 * the clock of this moment. Repeating it answers the cancelled booking.
 * Refuses BOOKING_NOT_FOUND, WAITS_FOR_OPERATOR, NOTHING_TO_CANCEL, TRY_AGAIN.
 */
export async function cancelBooking(context: BookingContext, bookingId: string): Promise<BookingRecord> {
  return inBookingTransaction(context, async (transaction) => {
    const booking = await openAndLock(transaction, context, 'booking.cancel', bookingId);
    if (statusesOf(booking).status === 'CANCELLED') return booking;
    await cancel(context, transaction, booking);
    return recordStatus(transaction, bookingId);
  });
}
