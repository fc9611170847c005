import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { moneysOf } from '../booking/booking-money.js';
import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import { isForSale } from '../booking/part-state.rules.js';
import { writePrices } from '../coupon/write-prices.js';
import { withAddOns } from '../add-on/add-on.rules.js';
import { withDonation } from '../donation/donation.rules.js';
import { keptAsPaid } from '../payment/payment-status.rules.js';
import { isReserved, reservedOf } from '../payment/tender.rules.js';
import { withoutPoints } from '../points/points.rules.js';
import type { ToldAt } from '../points/tell-points.js';
import { feesOn, termsBy } from './charged.rules.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The booking with the transaction fee of its seats as they are: points are a way to pay, and lower no fee. */
export function withFee(booking: BookingRecord): BookingRecord {
  const parts = partsOf(booking);
  const fees = feesOn(sum(parts.map((part) => withoutPoints(part).fare)), booking);
  return { ...booking, fees, total: sum(parts.map(({ fare }) => fare)) + sum(fees.map(({ amount }) => amount)) };
}

const by = (booking: BookingRecord, method: PaymentMethod): BookingRecord =>
  booking.feeTerms === null ? booking : withFee({ ...booking, feeTerms: termsBy(booking.feeTerms, method) });

const isUnsold = (booking: BookingRecord): boolean =>
  booking.exchange === null && booking.soldAt === null && partsOf(booking).every(({ state }) => isForSale(state));

const ungiving = (booking: BookingRecord): BookingRecord => ({ ...booking, fees: withDonation(booking.fees) });

const seatsAlone = (booking: BookingRecord): BookingRecord => ({
  ...booking,
  fees: withAddOns(withDonation(booking.fees), []),
});

/** What the same seats cost who has not said how he pays, adds and gives nothing: by the standard fee. */
export const standardTotal = (booking: BookingRecord): number =>
  booking.feeTerms === null || !isUnsold(booking)
    ? booking.total
    : withFee({ ...seatsAlone(booking), feeTerms: { ...booking.feeTerms, method: null } }).total;

/** Money that is here, or on its way as a person or a provider decides: it was paid for the price as it stands. */
const isMoneyHere = (booking: BookingRecord): boolean =>
  keptAsPaid(moneysOf(booking)) > 0 ||
  booking.payments.some((one) => one.state === 'REVIEW' || (one.state === 'AUTHORIZED' && !isReserved(one)));

/**
 * What the booking costs who begins to pay so. As it is once it is sold, where it is the difference of an exchange that is
 * paid, and while money of another attempt is here: a payment under way is not repriced.
 */
export const chargedBy = (booking: BookingRecord, method: PaymentMethod): BookingRecord =>
  isUnsold(booking) && !isMoneyHere(booking) ? by(booking, method) : booking;

/** Freezes the fee of a method with a line of the timeline, in the caller's transaction; nothing where it is that already. */
export async function freezeFee(
  transaction: RowTransaction,
  before: BookingRecord,
  charged: BookingRecord,
  { actor, ...at }: ToldAt & { readonly actor: string },
): Promise<BookingRecord> {
  const { total, currency, feeTerms } = charged;
  if (total === before.total && feeTerms?.method === before.feeTerms?.method) return charged;
  const facts = { method: feeTerms?.method ?? null, from: before.total, total, currency };
  return writePrices(transaction, charged, at, { type: 'fee.changed', actor, facts });
}

/**
 * The fee follows the money: who gave an attempt up for another method, and whose first attempt settles all the same, has
 * paid what that method costs; what he would have given since is not given. Only as far as it pays for everything else then.
 */
export async function chargeAsPaid(
  transaction: RowTransaction,
  booking: BookingRecord,
  at: ToldAt,
): Promise<BookingRecord> {
  if (!isUnsold(booking)) return booking;
  const paid = booking.payments.filter(({ state, isSentBack }) => state === 'SETTLED' && !isSentBack);
  const last = paid.findLast(({ method }) => method !== 'WALLET_CREDIT') ?? paid.at(-1);
  if (last === undefined) return booking;
  const charged = by(booking, last.method);
  const here = keptAsPaid(moneysOf(booking)) + reservedOf(booking.payments);
  const paidFor = [charged, by(ungiving(booking), last.method)].find(({ total }) => here >= total);
  return paidFor === undefined ? booking : freezeFee(transaction, booking, paidFor, { ...at, actor: 'system' });
}
