import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { type RefundStep, standardFee, standardRefund, untilDeparture } from '@naga/kernel/standard-refund.js';
import type { ExchangeTerms } from '../../session/terms-text.js';
import type { RefundPolicies_PolicyFragment, RefundPolicyInput } from './refund-policies.generated.js';
import { minutesOf, typedTime, UNITS } from './time-before.js';

export const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'] as const satisfies readonly Currency[];
/** So many steps a policy has at most. */
export const ROWS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
type Row = (typeof ROWS)[number];
type TierField = 'before' | 'unit' | 'percent' | 'fee';
type TierValues = Record<`${TierField}${Row}`, string>;
/** Under the names that the graph's refusals have for them. */
type ExchangeValues = Record<'exchange.minutesBefore' | 'exchange.unit' | 'exchange.fee', string>;

export type PolicyValues = TierValues &
  ExchangeValues & {
    operatorId: string;
    routeId: string;
    routeScheduleId: string;
    class: string;
    currency: string;
    /** 'YYYY-MM-DD'; empty where it is sold at once. */
    soldFrom: string;
    /** For who decides, where somebody only asks. */
    reason: string;
  };

const MOST_MINUTES = 365 * UNITS.days;
/** The dearest change costs so many of the dollar that class Standard asks. */
const MOST_STANDARD_FEES = 100;

const feeText = (amount: number, currency: string): string => amountToType({ amount, currency: currency as Currency });

const isEmpty = (values: PolicyValues, row: Row): boolean =>
  [values[`before${row}`], values[`percent${row}`], values[`fee${row}`]].every((text) => text.trim() === '');

/** Steps as the form's rows; what is left of them stays empty, and what is not given until departure needs no row. */
export function tierValues(tiers: readonly RefundStep[], currency: string) {
  const typed = tiers.length > 1 && tiers.at(-1)?.percent === 0 ? tiers.slice(0, -1) : tiers;
  const entries = ROWS.flatMap((row) => {
    const tier = typed[row];
    const { count, unit } = tier ? typedTime(tier.minutesBefore) : { count: '', unit: 'hours' };
    return [
      [`before${row}`, count],
      [`unit${row}`, unit],
      [`percent${row}`, tier ? String(tier.percent) : ''],
      [`fee${row}`, tier ? feeText(tier.fixedFee, currency) : ''],
    ];
  });
  return Object.fromEntries(entries) as TierValues;
}

export function exchangeValues({ minutesBefore, fee }: ExchangeTerms, currency: string): ExchangeValues {
  const { count, unit } = typedTime(minutesBefore);
  return { 'exchange.minutesBefore': count, 'exchange.unit': unit, 'exchange.fee': feeText(fee, currency) };
}

/** The terms of class Standard, which a new policy begins with. */
export const standardValues = (currency: Currency): TierValues & ExchangeValues => ({
  ...tierValues(standardRefund(currency), currency),
  ...exchangeValues({ minutesBefore: 4 * UNITS.hours, fee: standardFee(currency) }, currency),
});

/** Another currency; terms that are still those of class Standard become those of its fees. */
export function inCurrency(values: PolicyValues, currency: string): Partial<PolicyValues> {
  const standard = Object.entries(standardValues(values.currency as Currency));
  const isStandard = standard.every(([name, value]) => values[name as keyof PolicyValues] === value);
  return { currency, ...(isStandard && standardValues(currency as Currency)) };
}

export const valuesOf = (policy: RefundPolicies_PolicyFragment): PolicyValues => ({
  operatorId: policy.operatorId ?? '',
  routeId: policy.routeId ?? '',
  routeScheduleId: policy.routeScheduleId ?? '',
  class: policy.class,
  currency: policy.currency,
  soldFrom: '',
  reason: '',
  ...tierValues(policy.tiers, policy.currency),
  ...exchangeValues(policy.exchange, policy.currency),
});

const PERCENT = /^\d{1,3}$/;

const percentOf = (text: string): number => (PERCENT.test(text.trim()) ? Number(text) : Number.NaN);
const feeOf = (text: string, currency: string): number =>
  text.trim() === '' ? 0 : (typedAmount(text, currency as Currency) ?? Number.NaN);

interface TypedTier extends RefundStep {
  readonly row: Row;
}

/** The rows that hold something, the most time first; NaN for what is no number. */
const typedTiers = (values: PolicyValues): TypedTier[] =>
  ROWS.filter((row) => !isEmpty(values, row))
    .map((row) => ({
      row,
      minutesBefore: minutesOf(values[`before${row}`], values[`unit${row}`]),
      percent: percentOf(values[`percent${row}`]),
      fixedFee: feeOf(values[`fee${row}`], values.currency),
    }))
    .sort((one, other) => other.minutesBefore - one.minutesBefore);

const exchangeOf = (values: PolicyValues): ExchangeTerms => ({
  minutesBefore: minutesOf(values['exchange.minutesBefore'], values['exchange.unit']),
  fee: feeOf(values['exchange.fee'], values.currency),
});

/** The terms as they would be sold; undefined while something is wrong with them. */
export function termsOf(values: PolicyValues): { tiers: readonly RefundStep[]; exchange: ExchangeTerms } | undefined {
  const { operatorId: _, ...wrong } = wrongIn(values);
  if (Object.values(wrong).some(Boolean)) return undefined;
  return { tiers: untilDeparture(typedTiers(values)), exchange: exchangeOf(values) };
}

/** What is wrong before anything is sent: the terms by the rules that the server has for them. */
export function wrongIn(values: PolicyValues, { mayBeEverybodys = true, asks = false } = {}) {
  const tiers = typedTiers(values);
  const wrong: { [name in keyof PolicyValues]?: string } = {};
  tiers.forEach(({ row, minutesBefore, percent, fixedFee }, index) => {
    const before = tiers[index - 1];
    if (Number.isNaN(minutesBefore)) wrong[`before${row}`] = 'NUMBER';
    else if (minutesBefore > MOST_MINUTES || minutesBefore === before?.minutesBefore) wrong[`before${row}`] = 'RANGE';
    if (Number.isNaN(percent)) wrong[`percent${row}`] = 'NUMBER';
    else if (percent > (before?.percent ?? 100)) wrong[`percent${row}`] = 'RANGE';
    if (Number.isNaN(fixedFee) || fixedFee < 0) wrong[`fee${row}`] = 'AMOUNT';
  });
  if (tiers.length === 0) wrong.before0 = 'REQUIRED';
  const { minutesBefore, fee } = exchangeOf(values);
  if (Number.isNaN(minutesBefore)) wrong['exchange.minutesBefore'] = 'NUMBER';
  else if (minutesBefore > MOST_MINUTES) wrong['exchange.minutesBefore'] = 'RANGE';
  if (Number.isNaN(fee) || fee < 0) wrong['exchange.fee'] = 'AMOUNT';
  else if (fee > standardFee(values.currency as Currency) * MOST_STANDARD_FEES) wrong['exchange.fee'] = 'RANGE';
  const isOfOperator = !mayBeEverybodys || values.routeId !== '' || values.routeScheduleId !== '';
  if (isOfOperator && values.operatorId === '') wrong.operatorId = 'REQUIRED';
  if (asks && values.reason.trim() === '') wrong.reason = 'REQUIRED';
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
  tiers: typedTiers(values).map(({ minutesBefore, percent, fixedFee }) => ({ minutesBefore, percent, fixedFee })),
  exchange: exchangeOf(values),
});
