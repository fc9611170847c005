import { isRowId } from '@naga/kernel/row-id.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from '../booking/actor.js';
import { mayOpenRides } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { RefundRecord } from './refund-record.js';
import { loadBooking } from '../booking/booking.queries.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { ridesOfMoney } from '../booking/named-rides.js';
import { note } from '../booking/timeline.js';
import { enterWallet } from '../customer/wallet-door.js';
import { alonePermitted } from '../overrule/overrule.rules.js';
import { aloneOf } from '../overrule/overrules.queries.js';
import { peopleOf, personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requireSecondPerson } from '@naga/server-kit/viewer/second-person.js';
import { tellSecondPerson } from '../second-person/tell-second-person.js';
import { withinRides } from '../second-person/within-rides.js';
import { type OtherWay, otherWaysOf, otherWayStep } from './other-way.rules.js';
import { WalletGone } from '../payment/payment.errors.js';
import { RefundNotFound, RefundNotRefused, RefundNotThisWay } from './refund.errors.js';
import { askOtherWay, orderAgain, replaceRefund } from './refused-refund.js';
import { sendRefundsOf } from './send-refunds.command.js';
import { tellRefundInCash } from './tell-refund-in-cash.js';
import { buyersWallet, isWalletGone } from './wallet-of.js';

const FIND = `select booking_id::text as id from refund where id = $1::bigint and mode = $2 and booking_id is not null`;

interface Opened {
  readonly booking: BookingRecord;
  readonly refund: RefundRecord;
}

/** Locks the booking of a refund whose rides are within reach. Refuses REFUND_NOT_FOUND. */
async function openRefund(transaction: RowTransaction, { viewer }: BookingContext, refundId: string): Promise<Opened> {
  const [found] = isRowId(refundId) ? await transaction.rows<{ id: string }>(FIND, [refundId, viewer.mode]) : [];
  if (found === undefined) throw new RefundNotFound({ refundId });
  const seen = await loadBooking(transaction, found.id);
  const ofThis = ({ refunds }: BookingRecord) => refunds.find(({ id }) => id === refundId)!;
  if (!(await mayOpenRides(transaction, viewer, 'refund.ask', seen, ridesOfMoney(ofThis(seen)))))
    throw new RefundNotFound({ refundId });
  const booking = await lockBooking(transaction, found.id);
  return { booking, refund: ofThis(booking) };
}

/** Ways that are open for a refused refund of a booking. */
export const otherWaysFor = (booking: BookingRecord, { currency }: RefundRecord): readonly OtherWay[] =>
  otherWaysOf({
    currency,
    bookingCurrency: booking.currency,
    hasWallet: buyersWallet(booking) !== null && !isWalletGone(booking),
  });

/**
 * A refund that its provider refused is tried again now; what somebody wanted to become of it instead is dropped. What is on
 * its way already stays as it is. Refuses REFUND_NOT_FOUND, REFUND_NOT_REFUSED, TRY_AGAIN.
 */
export async function tryRefundAgain(context: BookingContext, refundId: string): Promise<BookingRecord> {
  const { viewer, clock, database } = context;
  const bookingId = await inBookingTransaction(context, async (transaction) => {
    const { booking, refund } = await openRefund(transaction, context, refundId);
    const { state, amount, currency } = refund;
    if (state === 'canceled') throw new RefundNotRefused({ refundId, state });
    if (state !== 'failed') return booking.id;
    await orderAgain(transaction, refundId);
    const facts = { amount, currency };
    await note(transaction, clock.now(), {
      bookingId: booking.id,
      type: 'refund.tried_again',
      actor: actorOf(viewer),
      facts,
    });
    return booking.id;
  });
  await sendRefundsOf(context, bookingId);
  return loadBooking(database, bookingId);
}

/** Whether one person may move it alone: of money that counts in the booking's currency what he let go before counts, too. */
async function isSmall(transaction: RowTransaction, booking: BookingRecord, { amount, currency }: RefundRecord) {
  if (currency !== booking.currency) return amount <= alonePermitted(currency);
  return amount <= (await aloneOf(transaction, booking));
}

/** Money may be given as credit while its owner has his account. Refuses WALLET_GONE. */
async function walletFor(transaction: RowTransaction, booking: BookingRecord): Promise<string | null> {
  const ownerId = buyersWallet(booking);
  if (ownerId !== null && (await enterWallet(transaction, ownerId)) === 'GONE')
    throw new WalletGone({ bookingId: booking.id });
  return ownerId;
}

async function decideWay(transaction: RowTransaction, context: BookingContext, opened: Opened, way: OtherWay) {
  const { viewer, clock } = context;
  const { booking, refund } = opened;
  const { id: bookingId } = booking;
  const { id: refundId, amount, currency, otherWay: asked, askedById } = refund;
  const rides = ridesOfMoney(refund);
  const step = otherWayStep({
    wanted: way,
    asked,
    isOwn: askedById !== null && peopleOf(viewer).includes(askedById),
    mayOverrule: await mayOpenRides(transaction, viewer, 'refund.overrule', booking, rides),
    isSmall: await isSmall(transaction, booking, refund),
  });
  if (step === 'WAIT') return requireSecondPerson(viewer, askedById!, { refundId });
  const person = personBehind(viewer);
  const facts = { amount, currency, way };
  const line = { bookingId, actor: actorOf(viewer), facts };
  const now = clock.now();
  if (step === 'ASK') {
    await askOtherWay(transaction, refund, way, person);
    await note(transaction, now, { ...line, type: 'refund.other_way_asked' });
    return tellSecondPerson(transaction, context, now, {
      kind: 'OTHER_WAY',
      recordId: bookingId,
      askedById: person,
      permission: 'refund.overrule',
      within: await withinRides(transaction, booking, rides),
      reason: null,
      amount: { amount, currency },
      pnr: booking.pnr,
      way,
    });
  }
  const walletOwnerId = way === 'WALLET' ? await walletFor(transaction, booking) : null;
  const people =
    step === 'AGREED' ? { askedById: askedById!, decidedById: person } : { askedById: person, decidedById: null };
  await replaceRefund(transaction, refund, { way, walletOwnerId, ...people }, now);
  const told = step === 'AGREED' ? { ...facts, askedBy: askedById } : facts;
  await note(transaction, now, { ...line, facts: told, type: 'refund.other_way' });
  if (way !== 'CASH') return;
  const after = await loadBooking(transaction, bookingId);
  await tellRefundInCash(
    transaction,
    after,
    { amount, currency, why: 'REFUSED', refund },
    { now, requestId: viewer.requestId },
  );
}

/**
 * A refund that its provider refused goes another way (decision 63): into its buyer's wallet, or over a counter in cash. Up
 * to what one person may give back of a booking at once, where he may overrule; else once a second one says the same. Saying
 * it again changes nothing. Refuses REFUND_NOT_FOUND, REFUND_NOT_REFUSED, REFUND_NOT_THIS_WAY, WALLET_GONE,
 * OWN_REQUEST, TRY_AGAIN.
 */
export async function payRefundOtherwise(
  context: BookingContext,
  refundId: string,
  way: OtherWay,
): Promise<BookingRecord> {
  const { database } = context;
  const bookingId = await inBookingTransaction(context, async (transaction) => {
    const opened = await openRefund(transaction, context, refundId);
    const { booking, refund } = opened;
    const { state, otherWay } = refund;
    if (state === 'canceled' && otherWay === way) return booking.id;
    if (state !== 'failed') throw new RefundNotRefused({ refundId, state });
    if (way === 'WALLET' && isWalletGone(booking)) throw new WalletGone({ bookingId: booking.id });
    if (!otherWaysFor(booking, refund).includes(way)) throw new RefundNotThisWay({ refundId, way });
    await decideWay(transaction, context, opened, way);
    return booking.id;
  });
  await sendRefundsOf(context, bookingId);
  return loadBooking(database, bookingId);
}
