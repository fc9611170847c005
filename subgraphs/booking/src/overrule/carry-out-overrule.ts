import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { actorOf } from '../booking/actor.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { stillToPay } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { loadBooking } from '../booking/booking.queries.js';
import { isLive } from '../booking/part-state.rules.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { giveBack } from '../refund/give-back.js';
import type { OverruleCode } from './overrule-codes.rules.js';
import type { OverrulePlan } from './overrule-plan.js';
import { sharesOf } from './overrule.rules.js';

/** Name of the fee, below zero, that stands for what an overrule gives back of a booking's fees. */
export const OVERRULED_FEE = 'overruled';

const LOWER_FEES = `insert into booking_fee (booking_id, name, amount) values ($1, '${OVERRULED_FEE}', -$2::bigint)`;

export interface CarriedOut {
  readonly code: OverruleCode;
  /** Minor units. */
  readonly amount: number;
  /** Who approved it and who asked, where that were two. */
  readonly askedById: string;
}

async function giveFeesBack(transaction: RowTransaction, booking: BookingRecord, fees: number, now: number) {
  if (fees === 0) return;
  await transaction.rows(LOWER_FEES, [booking.id, fees]);
  await post(transaction, booking, now, 'overrule', cancellationEntries([], fees));
  await createRefunds(transaction, await loadBooking(transaction, booking.id), fees, 'OVERRULED', now);
}

/**
 * Gives the parts of a plan back for an amount that somebody decided, in the caller's transaction, which holds the lock on
 * the booking: seats, tickets, books, money, timeline, and the event that brings the mail. Answers the booking as it is then.
 */
export async function carryOut(
  transaction: RowTransaction,
  viewer: Viewer,
  booking: BookingRecord,
  { parts }: OverrulePlan,
  { code, amount, askedById }: CarriedOut,
  now: number,
): Promise<BookingRecord> {
  const { id: bookingId, mode, currency } = booking;
  const { shares, fees } = sharesOf(parts, amount);
  const lines = parts.map(({ id }, index) => ({ partId: id, percent: 0, fixedFee: 0, amount: shares[index]! }));
  const seatsBack = amount - fees;
  await giveBack(transaction, booking, { amount: seatsBack, validUntil: now, lines }, now);
  await giveFeesBack(transaction, booking, fees, now);
  const after = await loadBooking(transaction, bookingId);
  const given = new Set(parts.map(({ id }) => id));
  const rides = booking.legs
    .map((leg) => ({ ...leg, parts: leg.parts.filter(({ id }) => given.has(id)) }))
    .filter((leg) => leg.parts.length > 0);
  const isOver = !partsOf(after).some(({ state }) => isLive(state));
  const type = isOver ? 'booking.cancelled' : 'booking.parts_cancelled';
  const seats = rides.flatMap((leg) => leg.parts.map(({ seatNumber }) => seatNumber));
  const facts = { refund: amount, code, askedBy: askedById, seats };
  await note(transaction, now, { bookingId, type: 'booking.overruled', actor: actorOf(viewer), facts });
  const told = bookingFacts(booking, rides);
  const payload = {
    ...told,
    total: isOver ? told['total'] : null,
    due: { amount: stillToPay(after), currency },
    amount: { amount, currency },
  };
  await emitRows(transaction, now, [{ type, payload, mode, requestId: viewer.requestId }]);
  return recordStatus(transaction, bookingId);
}
