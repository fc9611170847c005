import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { decimalOf } from '../../../features/form/decimal-of.js';
import type { LinePrices_WholeFragment, LinePricesInput } from '../../../features/line-prices/line-prices.generated.js';

type Pair = LinePrices_WholeFragment['pairs'][number];
type Price = NonNullable<Pair['price']>;

/** Prices of one pair as they are typed; all empty: it has none. */
export type TypedPrice = Record<'local' | 'foreign' | 'childLocal' | 'childForeign', string>;

/** `prices` is a list as JSON, one for each pair. */
export type PriceValues = { currency: string; commission: string; prices: string };

const AMOUNTS = ['local', 'foreign', 'childLocal', 'childForeign'] as const;

export const pricesIn = ({ prices }: PriceValues): TypedPrice[] => JSON.parse(prices) as TypedPrice[];

function typedOf(price: Price | undefined | null, currency: string): TypedPrice {
  const typed = (amount: number | null | undefined): string =>
    amount == null ? '' : amountToType({ amount, currency: currency as Currency });
  return {
    local: typed(price?.local),
    foreign: typed(price?.foreign),
    childLocal: typed(price?.childLocal),
    childForeign: typed(price?.childForeign),
  };
}

/** What waits for a second person comes before what is sold: who asks again goes on from there. */
export function valuesOf({ pairs, currency, request }: LinePrices_WholeFragment): PriceValues {
  const waits = request?.state === 'waiting' ? request : undefined;
  const asked = (pair: Pair) =>
    waits?.prices.find(
      ({ fromStopId, toStopId }) => pair.fromStopIds.includes(fromStopId) && pair.toStopIds.includes(toStopId),
    );
  const money = waits?.currency ?? currency ?? 'USD';
  const prices = pairs.map((pair) => typedOf(waits ? (asked(pair) ?? null) : pair.price, money));
  return { currency: money, commission: '', prices: JSON.stringify(prices) };
}

export const placesIn = (values: PriceValues): string[] =>
  pricesIn(values).flatMap((_, at) => AMOUNTS.map((name) => `prices.${at}.${name}`));

function wrongPrice(price: TypedPrice, currency: Currency): Partial<Record<keyof TypedPrice, string>> {
  const wrong: Partial<Record<keyof TypedPrice, string>> = {};
  const has = (name: keyof TypedPrice): boolean => price[name].trim() !== '';
  for (const name of AMOUNTS) if (has(name) && !((typedAmount(price[name], currency) ?? 0) > 0)) wrong[name] = 'AMOUNT';
  if (!has('local') && AMOUNTS.some(has)) wrong.local = 'REQUIRED';
  if (!has('childLocal') && has('childForeign')) wrong.childLocal = 'REQUIRED';
  return wrong;
}

/** What is wrong before anything is sent, by place; `needsCommission`: nothing says yet what the platform keeps. */
export function wrongIn(values: PriceValues, needsCommission: boolean): Record<string, string | false> {
  const wrong: Record<string, string | false> = {};
  for (const [at, price] of pricesIn(values).entries())
    for (const [name, code] of Object.entries(wrongPrice(price, values.currency as Currency)))
      wrong[`prices.${at}.${name}`] = code;
  const percent = values.commission.trim() === '' ? undefined : decimalOf(values.commission);
  if (values.commission.trim() === '') wrong['commission'] = needsCommission && 'REQUIRED';
  else wrong['commission'] = (percent === undefined || percent > 100) && 'MAX';
  return wrong;
}

/** Basis points; null: as it was. */
export const commissionOf = ({ commission }: PriceValues): number | null =>
  commission.trim() === '' ? null : Math.round((decimalOf(commission) ?? 0) * 100);

/** What is sent: visitors and their children pay as locals where nothing else is typed. */
export function inputOf(values: PriceValues, pairs: readonly Pair[]): LinePricesInput {
  const currency = values.currency as Currency;
  const minor = (typed: string): number | null => (typed.trim() === '' ? null : (typedAmount(typed, currency) ?? 0));
  const prices = pricesIn(values).flatMap((price, at) => {
    const local = minor(price.local);
    if (local === null) return [];
    const childLocal = minor(price.childLocal);
    return [
      {
        fromStopId: pairs[at]!.fromStopIds[0]!,
        toStopId: pairs[at]!.toStopIds[0]!,
        local,
        foreign: minor(price.foreign) ?? local,
        childLocal,
        childForeign: minor(price.childForeign) ?? childLocal,
      },
    ];
  });
  return { currency, prices };
}
