import { type Currency, typedAmount } from '@naga/kernel/money.js';
import type { TariffOperationInput } from '../tariffs.generated.js';
import { readAmount } from '../matrix/read-amount.js';
import type { TariffSupplementsQuery } from './supplements.generated.js';

/** Those of an operator on a day, with what there may be some for. */
export type Supplements = NonNullable<TariffSupplementsQuery['tariffSupplements']>;
type SupplementRow = Supplements['rows'][number];

/** A supplement as it is typed; an empty category is every one. */
export interface TypedSupplement {
  readonly seatCategoryId: string;
  readonly vehicleCategoryId: string;
  readonly passengerType: 'ADULT' | 'CHILD';
  readonly currency: Currency;
  readonly local: string;
  readonly foreign: string;
}

export const NEW_SUPPLEMENT: TypedSupplement = {
  ...{ seatCategoryId: '', vehicleCategoryId: '', passengerType: 'ADULT', currency: 'USD', local: '', foreign: '' },
};

/** Of every currency a hundredth is the minor unit. */
const typed = (amount: number): string => String(amount / 100);

export const typedSupplement = (row: SupplementRow): TypedSupplement => ({
  seatCategoryId: row.seatCategoryId ?? '',
  vehicleCategoryId: row.vehicleCategoryId ?? '',
  passengerType: row.passengerType,
  currency: row.currency as Currency,
  local: typed(row.supplement.local),
  foreign: typed(row.supplement.foreign),
});

/** The same for what stands and for what is said of it. */
export const placeOf = (one: Omit<TypedSupplement, 'local' | 'foreign'>): string =>
  [one.seatCategoryId, one.vehicleCategoryId, one.passengerType, one.currency].join(' ');

/** What is said of a place; undefined: it is taken away. */
export type Said = ReadonlyMap<string, TypedSupplement | undefined>;

type Fault = 'NOTHING' | 'TWICE' | 'REQUIRED' | 'AMOUNT';

/** What is wrong with one before it is sent, by its fields. `taken`: places that have one. */
export function wrongInSupplement(
  one: TypedSupplement,
  taken: ReadonlySet<string>,
): Partial<Record<keyof TypedSupplement, Fault>> {
  const wrong: Partial<Record<keyof TypedSupplement, Fault>> = {};
  if (one.seatCategoryId === '' && one.vehicleCategoryId === '') wrong.seatCategoryId = 'NOTHING';
  else if (taken.has(placeOf(one))) wrong.seatCategoryId = 'TWICE';
  for (const name of ['local', 'foreign'] as const)
    if (one[name].trim() === '') wrong[name] = 'REQUIRED';
    else if (amountOf(one[name], one.currency) === undefined) wrong[name] = 'AMOUNT';
  return wrong;
}

/** Minor units; undefined for what is no amount, or below nothing. */
function amountOf(text: string, currency: Currency): number | undefined {
  const amount = /^0+([.,]0*)?$/.test(text.trim()) ? (typedAmount('0', currency) ?? 0) : readAmount(text, currency);
  return amount === undefined || amount < 0 ? undefined : amount;
}

/** What is sent. */
export const supplementOperations = (said: Said): TariffOperationInput[] =>
  [...said].map(([place, one]) => {
    const [seatCategoryId, vehicleCategoryId, passengerType, currency] = place.split(' ') as [
      string,
      string,
      never,
      string,
    ];
    const at = { passengerType, currency };
    const ids = { seatCategoryId: seatCategoryId || null, vehicleCategoryId: vehicleCategoryId || null };
    if (one === undefined) return { kind: 'DROP_SUPPLEMENT', ...ids, ...at };
    const amounts = {
      local: amountOf(one.local, one.currency) ?? 0,
      foreign: amountOf(one.foreign, one.currency) ?? 0,
    };
    return { kind: 'PUT_SUPPLEMENT', ...ids, ...at, supplement: amounts };
  });
