import { amountToType, type Currency, ratioOf } from '@naga/kernel/money.js';
import { decimalOf } from '../../../features/form/decimal-of.js';
import type { TariffMatrixQuery, TariffOperationInput } from '../tariffs.generated.js';
import { readAmount } from './read-amount.js';

export type PassengerType = 'ADULT' | 'CHILD';

/** What of each price the matrix shows and edits. */
export const LAYERS = ['local', 'foreign', 'localOffer', 'foreignOffer', 'commission'] as const;
export type Layer = (typeof LAYERS)[number];
type Part = Layer | 'currency' | 'offerFrom' | 'offerTo';

/** One price as it is typed; without a price for locals and foreigners there is none. */
export type TypedPrice = Readonly<Record<Part, string>>;

/** Prices by 'from to type'. */
export type Sheet = ReadonlyMap<string, TypedPrice>;

export interface Edit {
  readonly key: string;
  readonly part: Part;
  readonly text: string;
}

type Tariff = NonNullable<TariffMatrixQuery['tariff']>;
type Price = Tariff['cells'][number]['price'];

export const keyOf = (from: string, to: string, type: PassengerType): string => `${from} ${to} ${type}`;

export const noPrice = (currency: string): TypedPrice => ({
  ...{ local: '', foreign: '', localOffer: '', foreignOffer: '', commission: '', offerFrom: '', offerTo: '' },
  currency,
});

function typedOf(price: Price): TypedPrice {
  const { currency, offerFrom, offerTo, commission } = price;
  const typed = (amount: number | null): string =>
    amount === null ? '' : amountToType({ amount, currency: currency as Currency });
  return {
    currency,
    local: typed(price.local),
    foreign: typed(price.foreign),
    localOffer: typed(price.localOffer),
    foreignOffer: typed(price.foreignOffer),
    offerFrom: offerFrom ?? '',
    offerTo: offerTo ?? '',
    commission: commission === null ? '' : String(commission / 100),
  };
}

/** A tariff as it is edited. */
export const sheetOf = ({ cells }: Tariff): Sheet =>
  new Map(
    cells.map(({ fromZoneId, toZoneId, passengerType, price }) => [
      keyOf(fromZoneId, toZoneId, passengerType as PassengerType),
      typedOf(price),
    ]),
  );

/** The currency that most prices have: of one that is typed where none stood. */
export function usualCurrency(sheet: Sheet): string {
  const counts = new Map<string, number>();
  for (const { currency } of sheet.values()) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'USD';
}

/** The same with some edits; itself where they say nothing new. */
export function edited(sheet: Sheet, edits: readonly Edit[]): Sheet {
  const currency = usualCurrency(sheet);
  const changed = edits.filter(({ key, part, text }) => (sheet.get(key) ?? noPrice(currency))[part] !== text.trim());
  if (changed.length === 0) return sheet;
  const next = new Map(sheet);
  for (const { key, part, text } of changed)
    next.set(key, { ...(next.get(key) ?? noPrice(currency)), [part]: text.trim() });
  return next;
}

const AMOUNTS = ['local', 'foreign', 'localOffer', 'foreignOffer'] as const;

export const isEmpty = (price: TypedPrice | undefined): boolean =>
  price === undefined || AMOUNTS.every((part) => price[part] === '');

/** What is wrong with a price before it is sent, by what of it. */
export function wrongIn(price: TypedPrice): Partial<Record<Part, string>> {
  if (isEmpty(price)) return {};
  const currency = price.currency as Currency;
  const wrong: Partial<Record<Part, string>> = {};
  for (const part of AMOUNTS)
    if (price[part] !== '' && !((readAmount(price[part], currency) ?? 0) > 0)) wrong[part] = 'AMOUNT';
  for (const part of ['local', 'foreign'] as const) if (price[part] === '') wrong[part] = 'REQUIRED';
  for (const [part, than] of [
    ['localOffer', 'local'],
    ['foreignOffer', 'foreign'],
  ] as const) {
    const [offer, full] = [readAmount(price[part], currency), readAmount(price[than], currency)];
    if (offer !== undefined && full !== undefined && offer >= full) wrong[part] ??= 'OFFER_NOT_LOWER';
  }
  const share = price.commission === '' ? 0 : decimalOf(price.commission);
  if (share === undefined || share > 100) wrong.commission = 'MAX';
  if (price.offerFrom !== '' && price.offerTo !== '' && price.offerTo < price.offerFrom) wrong.offerTo = 'BEFORE_START';
  return wrong;
}

/** What a part of a price comes to, however it is written; a text where it is no number. */
function meant(price: TypedPrice, part: Part): number | string {
  if (part === 'commission') return decimalOf(price[part]) ?? price[part];
  const isAmount = AMOUNTS.some((one) => one === part);
  return (isAmount ? readAmount(price[part], price.currency as Currency) : undefined) ?? price[part];
}

/** Keys of prices that differ from what stands, in its order and then as they were added. '9.00' is no other price than '9'. */
export const changedKeys = (saved: Sheet, sheet: Sheet): string[] =>
  [...sheet].flatMap(([key, price]) => {
    const was = saved.get(key);
    if (isEmpty(price)) return was === undefined ? [] : [key];
    const isSame = (part: Part): boolean => meant(was!, part) === meant(price, part);
    return was !== undefined && (Object.keys(price) as Part[]).every(isSame) ? [] : [key];
  });

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What is sent for one price that differs. */
export function operationOf(key: string, price: TypedPrice): TariffOperationInput {
  const [fromZoneId, toZoneId, passengerType] = key.split(' ') as [string, string, PassengerType];
  const at = { fromZoneId, toZoneId, passengerType };
  if (isEmpty(price)) return { kind: 'DROP_PRICE', ...at };
  const currency = price.currency as Currency;
  const minor = (part: Layer): number | null => (price[part] === '' ? null : (readAmount(price[part], currency) ?? 0));
  const sent = {
    currency,
    local: minor('local') ?? 0,
    foreign: minor('foreign') ?? 0,
    localOffer: minor('localOffer'),
    foreignOffer: minor('foreignOffer'),
    offerFrom: orNull(price.offerFrom),
    offerTo: orNull(price.offerTo),
    commission: price.commission === '' ? null : Math.round((decimalOf(price.commission) ?? 0) * 100),
  };
  return { kind: 'PUT_PRICE', ...at, price: sent };
}

/** What is typed in a cell, so many percent more or less, as it can be paid; itself where it is no amount. */
export function raised(price: TypedPrice, layer: Exclude<Layer, 'commission'>, percent: number): string {
  const currency = price.currency as Currency;
  const amount = readAmount(price[layer], currency);
  if (amount === undefined) return price[layer];
  return amountToType({ amount: ratioOf(amount, Math.round((100 + percent) * 100), 10_000, currency), currency });
}
