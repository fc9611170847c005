import type { PricedPair, SavedPrices, SoldPrice } from '../line-price/sold-prices.rules.js';
import {
  laidOver,
  type LinePrice,
  type LinePrices,
  MOST_PAIRS,
  overPairs,
  type WishedZones,
} from '../line-price/line-price.rules.js';

/** What a feed says of the prices of a line, in minor units. */
export interface SaidPrices {
  readonly currency: string;
  readonly prices: readonly { readonly fromStopId: string; readonly toStopId: string; readonly amount: number }[];
  /** Stops that cost the same in it; none where each has prices of its own. */
  readonly zones: WishedZones;
}

/** All prices of a line as a feed would have them; or why nobody is asked: they are so, are more than a line has, or cannot stand beside others. */
export type Wish = Required<LinePrices> | 'SAME' | 'MANY' | 'CURRENCY';

const endsOf = ({ fromStopIds, toStopIds }: PricedPair) => ({ fromStopId: fromStopIds[0]!, toStopId: toStopIds[0]! });

const amountsOf = ({ local, foreign, childLocal = null, childForeign = null }: SoldPrice | LinePrice) => {
  return { local, foreign, childLocal, childForeign };
};

/**
 * A feed knows one price of a ride. It is what locals pay, and foreigners where they pay the same or nothing is said yet;
 * where foreigners pay otherwise they go on to, but never less than a price that is new, and children pay as they did. Rides
 * that the feed says nothing of keep their price; between zones of several stops the lowest holds, so that nobody pays more
 * there than it says.
 */
export function wishOf(sold: Pick<SavedPrices, 'pairsWith' | 'currency'>, said: SaidPrices): Wish {
  const { currency, zones } = said;
  const pairs = sold.pairsWith(zones);
  if (pairs.length > MOST_PAIRS) return 'MANY';
  const amounts = overPairs(pairs, said.prices, zones, ({ amount }) => amount).map((price) => price?.amount);
  const isOther = sold.currency !== null && sold.currency !== currency;
  if (isOther && pairs.some(({ price }, at) => price !== null && amounts[at] === undefined)) return 'CURRENCY';
  let changes = isOther;
  const prices = pairs.flatMap((pair, at): LinePrice[] => {
    const { price } = pair;
    const amount = amounts[at];
    if (amount === undefined) return price ? [{ ...endsOf(pair), ...amountsOf(price) }] : [];
    const kept = isOther ? null : price;
    const isDual = kept !== null && kept.foreign !== kept.local;
    const foreign = !isDual ? amount : kept.local === amount ? kept.foreign : Math.max(kept.foreign, amount);
    changes ||= kept?.local !== amount || kept.foreign !== foreign;
    const { childLocal = null, childForeign = null } = kept ?? {};
    return [{ ...endsOf(pair), local: amount, foreign, childLocal, childForeign }];
  });
  return changes ? { currency, prices, zones } : 'SAME';
}

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
  sold: Pick<SavedPrices, 'pairsWith'>,
  request: LinePrices & { readonly sold: readonly PricedPair[] | null },
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
  request: LinePrices & { readonly sold: readonly PricedPair[] | null },
): boolean {
  const before = soldBetween(request.sold ?? []);
  return request.prices.some((price) => {
    const { fromStopId: from, toStopId: to } = price;
    const asked = { ...price, currency: request.currency };
    return isSold(priceNow(from, to) ?? null, asked) && !isSold(before(from, to) ?? null, asked);
  });
}
