import { type Currency, typedAmount } from '@naga/kernel/money.js';
import type { RefundPolicies_PolicyFragment, RefundPolicyInput } from './refund-policies.generated.js';

export const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'] as const satisfies readonly Currency[];
/** So many steps a policy has at most. */
export const ROWS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
type Row = (typeof ROWS)[number];
type TierField = 'hours' | 'percent' | 'fee';
type TierValues = Record<`${TierField}${Row}`, string>;

export type PolicyValues = TierValues & {
  operatorId: string;
  routeId: string;
  routeScheduleId: string;
  class: string;
  currency: string;
  /** 'YYYY-MM-DD'; empty for now. */
  soldFrom: string;
};
export type Tier = RefundPolicies_PolicyFragment['tiers'][number];

const MOST_HOURS = 8760;

/** Dong have no hundredths. */
const minorIn = (currency: string): number => (currency === 'VND' ? 1 : 100);

const isEmpty = (values: PolicyValues, row: Row): boolean =>
  [values[`hours${row}`], values[`percent${row}`], values[`fee${row}`]].every((text) => text.trim() === '');

/** Steps as the form's rows; what is left of them stays empty. */
export function tierValues(tiers: readonly Pick<Tier, 'hoursBefore' | 'percent' | 'fixedFee'>[], currency: string) {
  const entries = ROWS.flatMap((row) => {
    const tier = tiers[row];
    return [
      [`hours${row}`, tier ? String(tier.hoursBefore) : ''],
      [`percent${row}`, tier ? String(tier.percent) : ''],
      [`fee${row}`, tier ? String(tier.fixedFee / minorIn(currency)) : ''],
    ];
  });
  return Object.fromEntries(entries) as TierValues;
}

export const valuesOf = (policy: RefundPolicies_PolicyFragment): PolicyValues => ({
  operatorId: policy.operatorId ?? '',
  routeId: policy.routeId ?? '',
  routeScheduleId: policy.routeScheduleId ?? '',
  class: policy.class,
  currency: policy.currency,
  soldFrom: '',
  ...tierValues(policy.tiers, policy.currency),
});

const WHOLE = /^\d{1,6}$/;

const wholeOf = (text: string): number => (WHOLE.test(text.trim()) ? Number(text) : Number.NaN);
const feeOf = (text: string, currency: string): number =>
  text.trim() === '' ? 0 : (typedAmount(text, currency as Currency) ?? Number.NaN);

interface TypedTier {
  readonly row: Row;
  readonly hoursBefore: number;
  readonly percent: number;
  readonly fixedFee: number;
}

/** The rows that hold something, the most hours first; NaN for what is no number. */
const typedTiers = (values: PolicyValues): TypedTier[] =>
  ROWS.filter((row) => !isEmpty(values, row))
    .map((row) => ({
      row,
      hoursBefore: wholeOf(values[`hours${row}`]),
      percent: wholeOf(values[`percent${row}`]),
      fixedFee: feeOf(values[`fee${row}`], values.currency),
    }))
    .sort((one, other) => other.hoursBefore - one.hoursBefore);

/** The steps as they would be sold, the most hours first; undefined while something is wrong with them. */
export function tiersOf(values: PolicyValues): Tier[] | undefined {
  if (Object.values(wrongIn(values)).some(Boolean)) return undefined;
  return typedTiers(values).map(({ row: _, ...tier }) => ({ __typename: 'PolicyTier' as const, ...tier }));
}

/** What is wrong before anything is sent: the steps by the rules that the server has for them. */
export function wrongIn(values: PolicyValues, mayBeEverybodys = true) {
  const tiers = typedTiers(values);
  const wrong: { [name in keyof PolicyValues]?: string } = {};
  tiers.forEach(({ row, hoursBefore, percent, fixedFee }, index) => {
    const before = tiers[index - 1];
    if (Number.isNaN(hoursBefore)) wrong[`hours${row}`] = 'NUMBER';
    else if (hoursBefore > MOST_HOURS || hoursBefore === before?.hoursBefore) wrong[`hours${row}`] = 'RANGE';
    if (Number.isNaN(percent)) wrong[`percent${row}`] = 'NUMBER';
    else if (percent > (before?.percent ?? 100)) wrong[`percent${row}`] = 'RANGE';
    if (Number.isNaN(fixedFee) || fixedFee < 0) wrong[`fee${row}`] = 'NUMBER';
  });
  const last = tiers.at(-1);
  if (last === undefined) wrong.hours0 = 'REQUIRED';
  else if (last.hoursBefore > 0) wrong[`hours${last.row}`] ??= 'RANGE';
  const isOfOperator = !mayBeEverybodys || values.routeId !== '' || values.routeScheduleId !== '';
  if (isOfOperator && values.operatorId === '') wrong.operatorId = 'REQUIRED';
  return wrong;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const inputOf = (values: PolicyValues, expectedVersion: number): RefundPolicyInput => ({
  operatorId: orNull(values.operatorId),
  // A policy is of one place: the schedule alone says which route it drives.
  routeId: values.routeScheduleId === '' ? orNull(values.routeId) : null,
  routeScheduleId: orNull(values.routeScheduleId),
  class: values.class as RefundPolicyInput['class'],
  currency: values.currency,
  soldFrom: orNull(values.soldFrom),
  expectedVersion,
  tiers: (tiersOf(values) ?? []).map(({ hoursBefore, percent, fixedFee }) => ({ hoursBefore, percent, fixedFee })),
});
