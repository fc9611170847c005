import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { mayOpen, mayOpenRides } from '../booking/booking-access.queries.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { forgetTries, requireFewTries } from '../booking/few-tries.js';
import { ridesOfMoney } from '../booking/named-rides.js';
import { readPnr } from '../booking/pnr.js';
import { CashCodeUnknown } from '../payment/payment.errors.js';
import { isOpen } from '../payment/payment-state.rules.js';
import { IS_CASH } from '../refund/cash-back.rules.js';
import { collectorOf } from './collector.js';

interface Found {
  readonly bookingId: string;
  readonly paymentId: string;
}

const FIND = `select booking_id::text as "bookingId", id::text as "paymentId" from payment where code = $1 and mode = $2`;

/** Who paid on board, or has cash instead of what his card did not take, has no code: his reference finds the newest of it. */
const FIND_BY_REFERENCE = `select b.id::text as "bookingId", y.id::text as "paymentId" from booking b
  join payment y on y.booking_id = b.id where b.pnr = $1 and b.mode = $2
    and (${IS_CASH} or exists (select 1 from refund r where r.payment_id = y.id and r.in_cash))
  order by y.id desc limit 1`;

export interface CashAtCounter {
  readonly booking: BookingRecord;
  readonly payment: PaymentRecord;
  /** The booking is not within the viewer's scope: the code alone brought it to him, and what goes back is not his. */
  readonly isForeign: boolean;
}

/** The attempt of a booking with this id. */
export const paymentOf = (booking: BookingRecord, paymentId: string): PaymentRecord =>
  booking.payments.find(({ id }) => id === paymentId)!;

async function load({ database }: BookingContext, { bookingId, paymentId }: Found): Promise<CashAtCounter> {
  const booking = await loadBooking(database, bookingId);
  return { booking, payment: paymentOf(booking, paymentId), isForeign: false };
}

/** Who drives the rides of an exchange takes its difference; what goes back of the booking is not his to hand out. */
async function openDifference(context: BookingContext, found: Found): Promise<CashAtCounter | undefined> {
  const { booking, payment } = await load(context, found);
  const isDifference = payment.legIds.length > 0;
  const { database, viewer } = context;
  return isDifference && (await mayOpenRides(database, viewer, 'booking.edit', booking, ridesOfMoney(payment)))
    ? { booking, payment, isForeign: true }
    : undefined;
}

/**
 * A code brings the traveller to any counter: of an agency, or another branch of the operator. That counter sees what waits
 * for it and what it took, without telephone, e-mail and what goes back.
 */
async function openForeign(context: BookingContext, found: Found): Promise<CashAtCounter | undefined> {
  const { viewer } = context;
  const { booking, payment } = await load(context, found);
  const { agencyId, operatorId } = viewer.kind === 'user' ? viewer : {};
  const isItsOperators = ridesOfMoney(payment)(booking).every((leg) => leg?.operatorId === operatorId);
  const mayCollect = agencyId !== undefined || isItsOperators;
  const { provider, party } = collectorOf(viewer);
  const isIts = isOpen(payment.state) || (payment.provider === provider && payment.party === party);
  if (!mayCollect || !isIts) return undefined;
  return { booking: { ...booking, contactEmail: null, contactPhone: null }, payment, isForeign: true };
}

/**
 * The cash that a code (digits may be read in groups) or, within the viewer's scope, a booking reference names.
 * Refuses CASH_CODE_UNKNOWN; who guesses is answered with the error TOO_MANY_ATTEMPTS.
 */
export async function openCode(context: BookingContext, typed: string): Promise<CashAtCounter> {
  const { database, viewer } = context;
  const named = readPnr(typed);
  const isCode = /^\d{8}$/.test(named);
  const [found] = isCode
    ? await database.rows<Found>(FIND, [named, viewer.mode])
    : await database.rows<Found>(FIND_BY_REFERENCE, [named, viewer.mode]);
  if (found !== undefined && (await mayOpen(database, viewer, 'booking.edit', found.bookingId)))
    return load(context, found);
  const difference = found && isCode ? await openDifference(context, found) : undefined;
  if (difference !== undefined) return difference;
  const scope = scopeOf(viewer, 'booking.edit');
  if (viewer.kind !== 'user' || (scope !== 'branch' && scope !== 'agency')) throw new CashCodeUnknown();
  const who = `account:${viewer.userId}`;
  await requireFewTries(context, who);
  const foreign = found === undefined || !isCode ? undefined : await openForeign(context, found);
  if (foreign === undefined) throw new CashCodeUnknown();
  await forgetTries(context, who);
  return foreign;
}
