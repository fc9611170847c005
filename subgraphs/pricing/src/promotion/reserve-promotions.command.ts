import { localMoment } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CouponUsage } from '../coupon/coupon-checks.rules.js';
import { COUPON_COLUMNS, type CouponRow } from '../coupon/coupon-row.js';
import { type CountedCoupon, lockCoupons, takeOne, USAGE_COLUMNS, WITH_COUNT } from '../coupon-use/coupon-count.js';
import type { Purchase } from '../coupon-use/reserve-coupon.command.js';
import { releaseEarlier, writeUse } from '../coupon-use/write-use.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type Promoted, promotionsFor } from './promotions.rules.js';

/** Those that run for a currency; they are few, and each is looked at by its terms. */
const RUNNING = `select ${COUPON_COLUMNS}, ${USAGE_COLUMNS} from ${WITH_COUNT}
  where c.applies = 'BY_ITSELF' and c.active and c.currency = $5
    and (c.buy_until is null or c.buy_until > to_timestamp($6::float8 / 1000)) order by c.id`;
const TITLES = 'select id::text as id, titles from coupon where id = any($1::bigint[]) order by id';

/** A promotion that was taken for a booking. */
export interface TakenPromotion extends Promoted<CouponRow> {
  readonly titles: LocalizedText;
}

export interface PromotionReservation {
  readonly promotions: readonly TakenPromotion[];
}

/** The promotions that lower a purchase by what is gone of them as it was read. */
function promoted(purchase: Purchase, counted: readonly CountedCoupon[], now: number): Promoted<CouponRow>[] {
  const { channel, currency, seats, hasBought, accountId, contact } = purchase;
  const isCustomerKnown = accountId !== null || contact !== null;
  const candidates = counted.map((coupon) => ({ promotion: coupon, usage: coupon as CouponUsage }));
  return promotionsFor(candidates, { now, channel, currency, seats, hasBought, isCustomerKnown });
}

async function reserve(
  transaction: RowTransaction,
  { viewer: { mode } }: PricingContext,
  purchase: Purchase,
  now: number,
): Promise<readonly TakenPromotion[]> {
  const { accountId, contact, currency } = purchase;
  const day = localMoment(now).date;
  await releaseEarlier(transaction, purchase, 'promotions');
  const asked = [mode, accountId, contact, day, currency, now];
  const running = await transaction.rows<CountedCoupon>(RUNNING, asked);
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
  const ids = taken.map(({ promotion }) => promotion.id);
  const named = await transaction.rows<{ id: string; titles: LocalizedText }>(TITLES, [ids]);
  const titles = new Map(named.map((row) => [row.id, row.titles]));
  return taken.map((one) => ({ ...one, titles: titles.get(one.promotion.id)! }));
}

/**
 * Takes a use of each promotion that lowers a purchase, for a booking and until it expires, and answers what each seat
 * saves; nothing where none holds. Repeated for the same booking and turn each is taken once.
 */
export async function reservePromotions(context: PricingContext, purchase: Purchase): Promise<PromotionReservation> {
  const now = context.clock.now();
  const promotions = await inRowTransaction(context.database, (transaction) =>
    reserve(transaction, context, purchase, now),
  );
  return { promotions };
}
