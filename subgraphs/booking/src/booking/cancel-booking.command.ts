import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { tellDiscounts } from '../coupon/coupon-news.js';
import { withoutExchange } from '../exchange/give-up-exchange.js';
import { WaitsForOperator } from '../operator-decision/operator-decision.errors.js';
import { giveBack } from '../refund/give-back.js';
import { givenBack, tellGivenBack } from '../refund/tell-given-back.js';
import { returnSurplus } from '../payment/return-surplus.js';
import { OPEN_ATTEMPTS } from '../payment/open-attempts.js';
import { offerFor } from '../refund/offer-for.js';
import type { Offer } from '../refund/refund-offer.rules.js';
import { releaseSeats } from '../seat-claim/release-seats.command.js';
import { codesFirst } from '../ticket-code/issue-waiting.js';
import { actorOf } from './actor.js';
import { sendRefundsOf } from '../refund/send-refunds.command.js';
import type { RefundTo } from '../refund/refund-to.rules.js';
import { ownWallet } from '../refund/wallet-of.js';
import { requireOwnExchange } from '../exchange/require-own-exchange.js';
import { ridesOfParts } from './named-rides.js';
import { NothingToCancel, RefundChanged, SeatsNotCancellable } from './booking.errors.js';
import { statusesOf } from './booking-money.js';
import { loadBooking } from './booking.queries.js';
import { type BookingRecord, partsOf } from './booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from './booking-transaction.js';
import { localTime } from './local-time.js';
import { canAll, isCancelled, isSold } from './part-state.rules.js';
import { recordStatus } from './record-status.js';
import { note } from './timeline.js';

const CANCEL_HOLD = `with
  b as (update booking set expires_at = null where id = $1),
  y as (update payment set state = 'CANCELLED' where booking_id = $1 and ${OPEN_ATTEMPTS})
  update part set state = 'CANCELLED' where booking_id = $1 and state = 'HELD'`;

/** What an operator may still accept or refuse cannot be cancelled (rules.md 3: nothing else leaves PENDING_OPERATOR). */
function requireAnswered({ id, legs }: BookingRecord): void {
  const waiting = legs.flatMap(({ confirmBy }) => confirmBy ?? []);
  if (waiting.length === 0) return;
  throw new WaitsForOperator({ bookingId: id, confirmBy: localTime(Math.max(...waiting)) });
}

/** The legs with their parts of the offer only. */
async function cancelSold(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
  offer: Offer,
  walletOwnerId: string | null,
): Promise<void> {
  const now = context.clock.now();
  const partIds = new Set(offer.lines.map(({ partId }) => partId));
  const by = { actor: actorOf(context.viewer), requestId: context.viewer.requestId };
  const coded = await codesFirst(transaction, booking, [...partIds], now, by);
  await giveBack(transaction, coded, offer, now, { walletOwnerId });
  const given = givenBack(booking, await loadBooking(transaction, booking.id), partIds);
  const { type, isOver, seats } = given;
  const facts = { refund: offer.amount, ...(!isOver && { seats }) };
  await note(transaction, now, { bookingId: booking.id, type, actor: actorOf(context.viewer), facts });
  await tellGivenBack(transaction, given, offer.amount, now, context.viewer.requestId, walletOwnerId !== null);
}

async function cancelHeld(context: BookingContext, transaction: RowTransaction, booking: BookingRecord): Promise<void> {
  const { id } = booking;
  await releaseSeats(transaction, id);
  await transaction.rows(CANCEL_HOLD, [id]);
  await returnSurplus(transaction, context, await loadBooking(transaction, id));
  await tellDiscounts(transaction, booking, 'coupon.given_back', context.clock.now(), context.viewer.requestId);
  const actor = actorOf(context.viewer);
  await note(transaction, context.clock.now(), {
    bookingId: id,
    type: 'booking.cancelled',
    actor,
    facts: { refund: 0 },
  });
}

/** Only what is named, and only if it gives back what the reader was shown. */
export interface CancelWish {
  /** BookingPart.id of sold seats; everything that can be given back where nothing is named. */
  readonly partIds?: readonly string[] | null | undefined;
  /** Minor units. */
  readonly expectedRefund?: number | null | undefined;
  /** Back the way it came where it is left out. */
  readonly refundTo?: RefundTo | null | undefined;
}

async function cancel(
  context: BookingContext,
  transaction: RowTransaction,
  booking: BookingRecord,
  wish: CancelWish,
): Promise<void> {
  const { partIds, expectedRefund } = wish;
  const states = partsOf(booking).map(({ state }) => state);
  requireAnswered(booking);
  if (!partIds && canAll(states, 'CANCELLED') && states.includes('HELD'))
    return cancelHeld(context, transaction, booking);
  const offer = states.some(isSold) ? offerFor(booking, context.clock.now(), partIds ?? undefined) : undefined;
  const { id: bookingId, currency } = booking;
  if (!offer && partIds) throw new SeatsNotCancellable({ bookingId, partIds });
  if (!offer) throw new NothingToCancel({ bookingId, status: statusesOf(booking).status });
  if (expectedRefund != null && expectedRefund !== offer.amount)
    throw new RefundChanged({ expected: expectedRefund, refund: offer.amount, currency });
  await cancelSold(context, transaction, booking, offer, ownWallet(context.viewer, booking, wish.refundTo));
}

/** Whether that was done before: repeating a call answers the same and changes nothing. */
function isDone(booking: BookingRecord, partIds: CancelWish['partIds']): boolean {
  if (!partIds) return statusesOf(booking).status === 'CANCELLED';
  const gone = new Set(partsOf(booking).flatMap(({ id, state }) => (isCancelled(state) ? [id] : [])));
  return partIds.every((id) => gone.has(id));
}

/**
 * Cancels the booking, or the named seats of it: a hold at once, what is sold by confirming its refund offer (rules.md 3
 * and 6) by the clock of this moment. Repeating it answers the booking as it is.
 * Refuses BOOKING_NOT_FOUND, EXCHANGE_OPEN (of another operator's rides), WAITS_FOR_OPERATOR, NOTHING_TO_CANCEL,
 * SEATS_NOT_CANCELLABLE, REFUND_CHANGED, WALLET_NOT_YOURS, WALLET_GONE, TRY_AGAIN.
 */
export async function cancelBooking(
  context: BookingContext,
  bookingId: string,
  wish: CancelWish = {},
): Promise<BookingRecord> {
  const partIds = wish.partIds ?? undefined;
  const cancelled = await inBookingTransaction(context, async (transaction) => {
    const booking = await openAndLock(
      transaction,
      context,
      'booking.cancel',
      bookingId,
      partIds && ridesOfParts(partIds),
    );
    if (isDone(booking, wish.partIds)) return booking;
    await requireOwnExchange(transaction, context.viewer, 'booking.cancel', booking);
    const by = { now: context.clock.now(), actor: actorOf(context.viewer), requestId: context.viewer.requestId };
    const settled = await withoutExchange(transaction, booking, by);
    await cancel(context, transaction, settled, wish);
    return recordStatus(transaction, bookingId, by);
  });
  if (wish.refundTo !== 'WALLET') return cancelled;
  // What stays with us need not wait for the job.
  await sendRefundsOf(context, bookingId);
  return loadBooking(context.database, bookingId);
}
