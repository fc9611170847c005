import type { LocalizedText } from '@naga/kernel/language.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CouponUsage } from '../coupon/coupon-checks.rules.js';
import { COUPON_COLUMNS, type CouponRow } from '../coupon/coupon-row.js';
import { type CountedCoupon, USAGE_COLUMNS, WITH_COUNT } from '../coupon-use/coupon-count.js';
import type { Purchase } from '../coupon-use/reserve-coupon.command.js';
import { type Promoted, promotionsFor } from './promotions.rules.js';

/** What is to be bought, before anything is reserved for it. */
export type AskedPurchase = Omit<Purchase, 'bookingId' | 'turn' | 'expiresAt'>;

/** A promotion that lowers a purchase, with what travellers call it. */
export interface TitledPromotion extends Promoted<CouponRow> {
  readonly titles: LocalizedText;
}

type Rows = Pick<RowTransaction, 'rows'>;

interface Moment {
  readonly mode: string;
  /** Of UTC+7. */
  readonly day: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Those that run for a currency; they are few, and each is looked at by its terms. */
const RUNNING = `select ${COUPON_COLUMNS}, ${USAGE_COLUMNS} from ${WITH_COUNT}
  where c.applies = 'BY_ITSELF' and c.active and c.currency = $5
    and (c.buy_until is null or c.buy_until > to_timestamp($6::float8 / 1000)) order by c.id`;
const TITLES = 'select id::text as id, titles from coupon where id = any($1::bigint[]) order by id';

/** Promotions that run for the currency of a purchase, and what is gone of each, as it is read. */
export const runningPromotions = (
  from: Rows,
  { accountId, contact, currency }: AskedPurchase,
  { mode, day, now }: Moment,
): Promise<CountedCoupon[]> => from.rows<CountedCoupon>(RUNNING, [mode, accountId, contact, day, currency, now]);

/** The promotions that lower a purchase by what is gone of them as it was read. */
export function promoted(
  purchase: AskedPurchase,
  counted: readonly CountedCoupon[],
  now: number,
): Promoted<CouponRow>[] {
  const { channel, currency, seats, hasBought, accountId, contact } = purchase;
  const isCustomerKnown = accountId !== null || contact !== null;
  const candidates = counted.map((coupon) => ({ promotion: coupon, usage: coupon as CouponUsage }));
  return promotionsFor(candidates, { now, channel, currency, seats, hasBought, isCustomerKnown });
}

/** The same with their names. */
export async function withTitles(from: Rows, found: readonly Promoted<CouponRow>[]): Promise<TitledPromotion[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ promotion }) => promotion.id);
  const named = await from.rows<{ id: string; titles: LocalizedText }>(TITLES, [ids]);
  const titles = new Map(named.map((row) => [row.id, row.titles]));
  return found.map((one) => ({ ...one, titles: titles.get(one.promotion.id)! }));
}
