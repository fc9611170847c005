import { laidOver, type LinePrice, type LinePrices, type SeatPrices, type WishedZones } from './line-price.rules.js';
import type { PricedPair, SoldPrice } from './sold-prices.rules.js';

/**
 * What somebody asks for of a line, whole: stops may lie in other zones by the time of a second person's yes, so what it
 * comes to is worked out anew then.
 */
export interface LineWish extends LinePrices {
  readonly zones: WishedZones;
  /** What was sold when it was asked for; null of wishes of old. */
  readonly sold: readonly PricedPair[] | null;
  /** SavedPrices.version at that time. */
  readonly seen: string;
}

/** The amounts of a price, each said. */
export const amountsOf = ({ local, foreign, childLocal = null, childForeign = null }: SeatPrices) => {
  return { local, foreign, childLocal, childForeign };
};

const isSold = (
  price: SoldPrice | null,
  as: (SoldPrice | (LinePrice & { currency: string })) | null | undefined,
): boolean =>
  price === null || as == null
    ? price === null && as == null
    : price.currency === as.currency && JSON.stringify(amountsOf(price)) === JSON.stringify(amountsOf(as));

/**
 * Whether prices may still be approved that were asked for when others were sold: each price of today is what it was then, or
 * is what is asked already, because another line of the same stops was approved first.
 */
export function isStillFit(
  sold: { pairsWith(zones: WishedZones): readonly PricedPair[] },
  request: LinePrices & Pick<LineWish, 'sold'>,
): boolean {
  if (request.sold === null) return false;
  const { pairs, asked } = laidOver(sold, request);
  const before = soldBetween(request.sold);
  return pairs.every(({ fromStopIds, toStopIds, price }, at) => {
    const was = fromStopIds.flatMap((from) => toStopIds.flatMap((to) => before(from, to) ?? []));
    const wish = asked[at] && { ...asked[at], currency: request.currency };
    return isSold(price, wish) || (was.length === 0 ? price === null : was.some((one) => isSold(price, one)));
  });
}

function soldBetween(pairs: readonly PricedPair[]): (from: string, to: string) => SoldPrice | undefined {
  const known = new Map<string, SoldPrice>();
  for (const { fromStopIds, toStopIds, price } of pairs)
    if (price) for (const from of fromStopIds) for (const to of toStopIds) known.set(`${from} ${to}`, price);
  return (from, to) => known.get(`${from} ${to}`);
}

/** Whether something that was approved is sold as it was asked for, and was sold otherwise before. */
export function isStanding(
  priceNow: (from: string, to: string) => SoldPrice | undefined,
  request: LinePrices & Pick<LineWish, 'sold'>,
): boolean {
  const before = soldBetween(request.sold ?? []);
  return request.prices.some((price) => {
    const { fromStopId: from, toStopId: to } = price;
    const asked = { ...price, currency: request.currency };
    return isSold(priceNow(from, to) ?? null, asked) && !isSold(before(from, to) ?? null, asked);
  });
}
