import type { Currency } from '@naga/kernel/money.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type CouponSeat, type CouponVerdict, checkCoupon } from '../coupon/coupon-checks.rules.js';
import { type SeatDiscount, spreadDiscount } from '../coupon/coupon-discount.rules.js';
import type { CouponRow } from '../coupon/coupon-row.js';
import { transactionFee } from '../fee/transaction-fee.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type CouponUser, lockCoupon, takeOne } from './coupon-count.js';
import { CouponRefused } from './coupon-use.errors.js';
import { findCode, type FoundCode } from './find-code.js';
import { releaseUses } from './release-uses.js';

export interface CouponWish extends CouponUser {
  readonly code: string;
  readonly guessers: readonly string[];
  readonly bookingId: string;
  readonly turn: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly channel: string;
  readonly currency: Currency;
  readonly seats: readonly CouponSeat[];
  readonly hasBought: boolean;
}

export interface CouponReservation {
  readonly code: string;
  readonly coupon: CouponRow;
  readonly seats: readonly SeatDiscount[];
  readonly discount: number;
  /** Minor units: the fee of a booking with these fares. */
  readonly fee: number;
}

/** An earlier turn of the booking is over, however its release is still on its way. */
const RELEASE_EARLIER = releaseUses('u.booking_id = $1::bigint and u.turn <= $2 and u.state = $3');

const RESERVE = `insert into coupon_use (coupon_id, code_id, booking_id, turn, mode, state, discount, currency, account_id,
    contact, day, reserved_at, expires_at)
  values ($1, $2, $3, $4, $5, 'RESERVED', $6, $7, $8, $9, $10, to_timestamp($11::float8 / 1000),
    to_timestamp($12::float8 / 1000))
  on conflict (booking_id, turn) do update set coupon_id = excluded.coupon_id, code_id = excluded.code_id,
    state = excluded.state, discount = excluded.discount, account_id = excluded.account_id, contact = excluded.contact,
    day = excluded.day, reserved_at = excluded.reserved_at, expires_at = excluded.expires_at`;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

async function reserveFound(
  transaction: RowTransaction,
  { viewer: { mode }, services }: PricingContext,
  wish: CouponWish,
  code: FoundCode,
  now: number,
): Promise<CouponReservation | CouponVerdict> {
  const { bookingId, turn, accountId, contact, currency, hasBought } = wish;
  await transaction.rows(RELEASE_EARLIER, [bookingId, turn, 'RESERVED']);
  const day = localMoment(now).date;
  const { couponId } = code;
  const { coupon, usage } = await lockCoupon(transaction, { couponId, mode, accountId, contact, day });
  const isCustomerKnown = accountId !== null || contact !== null;
  const { channel } = wish;
  const lowered = checkCoupon(coupon, { now, channel, currency, seats: wish.seats, isCustomerKnown, hasBought }, usage);
  if ('code' in lowered) return lowered;
  const seats = spreadDiscount(coupon, lowered);
  const discount = sumOf(seats.map((seat) => seat.discount));
  if (!(await takeOne(transaction, couponId, mode, discount))) return { code: 'COUPON_USED_UP', facts: {} };
  const use = [couponId, code.id, bookingId, turn, mode, discount, currency, accountId, contact, day, now];
  await transaction.rows(RESERVE, [...use, wish.expiresAt]);
  const fares = sumOf(wish.seats.map(({ fare }) => fare)) - discount;
  const fee = transactionFee(fares, services.tariff.current.fee(currency));
  return { code: wish.code, coupon, seats, discount, fee };
}

/**
 * Takes a use of the coupon that a code stands for, for a booking and until it expires, and answers what each seat saves.
 * Repeated for the same booking and turn it takes it once. Refuses with the first of rules.md 9 that fails, and with
 * TOO_MANY_ATTEMPTS who guessed too often.
 */
export async function reserveCoupon(context: PricingContext, wish: CouponWish): Promise<CouponReservation> {
  const now = context.clock.now();
  // Refusals are answers here, thrown after the commit: a code that nobody made has been noted.
  const answer = await inRowTransaction(context.database, async (transaction) => {
    const { guessers, code: typed } = wish;
    const found = await findCode(transaction, { typed, guessers, tries: context.services.couponTries, now });
    if (typeof found === 'string') return { code: found, facts: {} };
    return reserveFound(transaction, context, wish, found, now);
  });
  if ('coupon' in answer) return answer;
  throw new CouponRefused(answer);
}
