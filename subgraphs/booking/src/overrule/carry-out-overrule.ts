import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { actorOf } from '../booking/actor.js';
import { moneysOf, stillToPay } from '../booking/booking-money.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { loadBooking } from '../booking/booking.queries.js';
import { namedBy } from '../booking/named-rides.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { withoutExchange } from '../exchange/give-up-exchange.js';
import { ourFees } from '../fee/beside.rules.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { withoutNeedlessForgiving } from '../payment/forgiven.js';
import { collectOnly } from '../payment/open-attempts.js';
import { paidOf } from '../payment/payment-status.rules.js';
import { createRefunds } from '../refund/create-refunds.command.js';
import { giveBack } from '../refund/give-back.js';
import { givenBack, tellGivenBack } from '../refund/tell-given-back.js';
import { takeGrantsBack } from '../settlement/take-grants-back.js';
import { isOperatorsFault, type OverruleCode } from './overrule-codes.rules.js';
import { OverruleAmount } from './overrule.errors.js';
import { type OverrulePlan, overrulePlan } from './overrule-plan.js';
import { codesFirst } from '../ticket-code/issue-waiting.js';
import { leastBack, mostBack, sharesOf, unpaidShareOfFees } from './overrule.rules.js';

/** Name of the fee, below zero, that stands for what an overrule gives back of a booking's fees. */
export const OVERRULED_FEE = 'overruled';

const LOWER_FEES = `insert into booking_fee (booking_id, name, amount) values ($1, '${OVERRULED_FEE}', -$2::bigint)`;

export interface CarriedOut {
  readonly code: OverruleCode;
  /** What is given back. */
  readonly partIds: readonly string[];
  /** Minor units. */
  readonly amount: number;
  /** Who approved it and who asked, where that were two. */
  readonly askedById: string;
}

const COLLECT = collectOnly('$2');

/** Fees of a sale that stands: what was paid of them goes back, what was not (`unpaid`) is not owed any more. */
async function giveFeesBack(
  transaction: RowTransaction,
  { id, mode, currency }: BookingRecord,
  { fees, unpaid, partIds }: { readonly fees: number; readonly unpaid: number; readonly partIds: readonly string[] },
  now: number,
): Promise<void> {
  const lowered = fees + unpaid;
  if (lowered === 0) return;
  await transaction.rows(LOWER_FEES, [id, lowered]);
  await post(transaction, { id, mode, currency }, now, 'overrule', cancellationEntries([], ourFees(lowered), currency));
  const booking = await loadBooking(transaction, id);
  if (fees > 0) await createRefunds(transaction, booking, fees, 'OVERRULED', now, namedBy(booking, partIds));
  if (unpaid === 0) return;
  await transaction.rows(COLLECT, [id, stillToPay(booking)]);
  await withoutNeedlessForgiving(transaction, await loadBooking(transaction, id), now);
}

/** What an operator that failed cannot ask for of the fees. A booking that is void altogether owes none. */
function waivedFees(booking: BookingRecord, plan: OverrulePlan, code: OverruleCode): number {
  const isVoid = plan.staying === 0 && paidOf(moneysOf(booking)) === 0;
  return isVoid || !isOperatorsFault(code) ? 0 : unpaidShareOfFees(plan);
}

/**
 * Gives seats back for an amount that somebody decided, in the caller's transaction, which holds the lock on the booking:
 * seats, tickets, books, money, timeline, and the event that brings the mail; an open exchange is given up. Answers the
 * booking as it is then. Refuses SEATS_NOT_CANCELLABLE, and OVERRULE_AMOUNT where money went back otherwise since.
 */
export async function carryOut(
  transaction: RowTransaction,
  viewer: Viewer,
  before: BookingRecord,
  { code, partIds: named, amount, askedById }: CarriedOut,
  now: number,
): Promise<BookingRecord> {
  const by = { actor: actorOf(viewer), requestId: viewer.requestId };
  const booking = await withoutExchange(transaction, before, { now, ...by });
  const { id: bookingId, currency } = booking;
  const plan = overrulePlan(booking, now, named);
  const most = mostBack(plan);
  if (amount > most) throw new OverruleAmount({ least: leastBack(plan), most, currency });
  const { parts } = plan;
  const { shares, addOns, fees } = sharesOf(plan, amount);
  const lines = parts.map(({ id, unpaid }, index) => ({
    partId: id,
    percent: 0,
    fixedFee: 0,
    amount: shares[index]!,
    unpaid,
    addOns: addOns.filter(({ partId }) => partId === id),
  }));
  const seatsBack = amount - fees;
  const partIds = new Set(parts.map(({ id }) => id));
  const offer = { amount: seatsBack, validUntil: now, lines };
  const coded = await codesFirst(transaction, booking, [...partIds], now, by);
  await giveBack(transaction, coded, offer, now, { operatorsFault: isOperatorsFault(code), as: code });
  if (isOperatorsFault(code)) await takeGrantsBack(transaction, [...partIds], now);
  await giveFeesBack(
    transaction,
    booking,
    { fees, unpaid: waivedFees(booking, plan, code), partIds: [...partIds] },
    now,
  );
  const given = givenBack(booking, await loadBooking(transaction, bookingId), partIds);
  const facts = { refund: amount, code, askedBy: askedById, seats: given.seats };
  await note(transaction, now, { bookingId, type: 'booking.overruled', actor: actorOf(viewer), facts });
  await tellGivenBack(transaction, given, amount, now, viewer.requestId);
  return recordStatus(transaction, bookingId, { now, ...by });
}
