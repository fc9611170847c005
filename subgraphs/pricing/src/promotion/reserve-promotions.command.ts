import { localMoment } from '@naga/kernel/clock-time.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { lockCoupons, takeOne } from '../coupon-use/coupon-count.js';
import type { Purchase } from '../coupon-use/reserve-coupon.command.js';
import { releaseEarlier, writeUse } from '../coupon-use/write-use.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { promoted, runningPromotions, type TitledPromotion, withTitles } from './running-promotions.js';

async function reserve(
  transaction: RowTransaction,
  { viewer: { mode } }: PricingContext,
  purchase: Purchase,
  now: number,
): Promise<readonly TitledPromotion[]> {
  const { accountId, contact } = purchase;
  const day = localMoment(now).date;
  await releaseEarlier(transaction, purchase, 'promotions');
  const running = await runningPromotions(transaction, purchase, { mode, day, now });
  // What holds by itself may take another's place when that is used up a moment later: all of them are locked.
  const holding = running.filter((one) => promoted(purchase, [one], now).length > 0).map(({ id }) => id);
  if (holding.length === 0) return [];
  const locked = await lockCoupons(transaction, holding, { mode, accountId, contact, day });
  const taken = promoted(purchase, locked, now);
  for (const { promotion, saves: discount } of taken) {
    // The row is ours since it was read: what was within its limits then is so now.
    if (!(await takeOne(transaction, promotion.id, mode, discount)))
      throw new Error(`promotion ${promotion.id} is used up`);
    await writeUse(transaction, purchase, { couponId: promotion.id, codeId: null, discount, mode, day, now });
  }
  return withTitles(transaction, taken);
}

/**
 * Takes a use of each promotion that lowers a purchase, for a booking and until it expires, and answers what each seat
 * saves; nothing where none holds. Repeated for the same booking and turn each is taken once.
 */
export async function reservePromotions(
  context: PricingContext,
  purchase: Purchase,
): Promise<readonly TitledPromotion[]> {
  const now = context.clock.now();
  return inRowTransaction(context.database, (transaction) => reserve(transaction, context, purchase, now));
}
