import { localMoment } from '@naga/kernel/clock-time.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type CouponSeat, type CouponVerdict, checkCoupon } from '../coupon/coupon-checks.rules.js';
import { type SeatDiscount, spreadDiscount } from '../coupon/coupon-discount.rules.js';
import type { CouponRow } from '../coupon/coupon-row.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lockCoupons, takeOne } from './coupon-count.js';
import { CouponRefused } from './coupon-use.errors.js';
import { findCode, type FoundCode } from './find-code.js';
import { releaseEarlier, type UseHolder, writeUse } from './write-use.js';

/** A purchase that is about to be held. */
export interface Purchase extends UseHolder {
  readonly channel: string;
  readonly seats: readonly CouponSeat[];
  readonly hasBought: boolean;
}

export interface CouponWish extends Purchase {
  readonly code: string;
  readonly guessers: readonly string[];
}

export interface CouponReservation {
  readonly code: string;
  readonly coupon: CouponRow;
  readonly seats: readonly SeatDiscount[];
  readonly discount: number;
}

/** Of the promotions that lower the booking already. */
const TAKEN_GROUPS = `select distinct lower(c.stack_group) as "group" from coupon_use u join coupon c on c.id = u.coupon_id
  where u.booking_id = $1::bigint and u.code_id is null and u.state <> 'RELEASED' and c.stack_group is not null`;

/** Stack groups in which a code comes too late. */
export const takenGroups = async (from: Pick<RowTransaction, 'rows'>, bookingId: string): Promise<string[]> =>
  (await from.rows<{ group: string }>(TAKEN_GROUPS, [bookingId])).map(({ group }) => group);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

async function reserveFound(
  transaction: RowTransaction,
  { viewer: { mode } }: PricingContext,
  wish: CouponWish,
  code: FoundCode,
  now: number,
): Promise<CouponReservation | CouponVerdict> {
  const { accountId, contact, currency, hasBought, channel } = wish;
  await releaseEarlier(transaction, wish, 'code');
  const day = localMoment(now).date;
  const { couponId } = code;
  const [coupon] = await lockCoupons(transaction, [couponId], { mode, accountId, contact, day });
  const isCustomerKnown = accountId !== null || contact !== null;
  const taken = await takenGroups(transaction, wish.bookingId);
  const asking = { now, channel, currency, seats: wish.seats, isCustomerKnown, hasBought, takenGroups: taken };
  const lowered = checkCoupon(coupon!, asking, coupon!);
  if ('code' in lowered) return lowered;
  const seats = spreadDiscount(coupon!, lowered);
  const discount = sumOf(seats.map((seat) => seat.discount));
  if (!(await takeOne(transaction, couponId, mode, discount))) return { code: 'COUPON_USED_UP', facts: {} };
  await writeUse(transaction, wish, { couponId, codeId: code.id, discount, mode, day, now });
  return { code: wish.code, coupon: coupon!, seats, discount };
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
