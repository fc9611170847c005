import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { readRates, type SaidRate } from '@naga/kernel/rate-text.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { kindOf, noText, problemAt, type FieldSaid, WHOLE } from '@naga/server-kit/crud/noun-field.js';
import type { FieldProblem } from '@naga/server-kit/graphql/refusal.js';
import { type CommissionRate, MOST_RATES, problemsOfRates, TRANSPORTS } from './commission-rate.rules.js';
import { CommissionRateInput, CommissionRateView } from './commission-rate.type.js';

/** A rate as forms and files say it; what they leave out is open. */
type TypedRate = { readonly [Name in keyof SaidRate]?: SaidRate[Name] | undefined };

const MOST_AMOUNT = 1e9;

/** As it is kept: percent in hundredths, a currency beside amounts alone. */
const rateOf = (rate: TypedRate): CommissionRate => ({
  operatorId: rate.operatorId ?? null,
  transportType: (rate.transportType ?? null) as CommissionRate['transportType'],
  basisPoints: rate.percent == null ? null : Math.round(rate.percent * 100),
  amount: rate.amount ?? null,
  currency: rate.amount == null ? null : ((rate.currency ?? 'USD') as Currency),
  validFrom: rate.validFrom ?? null,
  validUntil: rate.validUntil ?? null,
});

/** SQL of what is kept as forms say it. */
export const ratesOf = (column: string): string => `(select coalesce(jsonb_agg(jsonb_build_object(
    'operatorId', r->'operatorId', 'transportType', r->'transportType', 'percent', (r->>'basisPoints')::numeric / 100,
    'amount', r->'amount', 'currency', r->'currency', 'validFrom', r->'validFrom', 'validUntil', r->'validUntil')
    order by n), '[]') from jsonb_array_elements(${column}) with ordinality e(r, n))`;

const isWithin = (number: number | null | undefined, most: number): boolean =>
  number == null || (number >= 0 && number <= most);

/** What is wrong with the values of one rate, whatever the others say. */
const wrongIn = ({ operatorId, transportType, percent, amount, currency }: TypedRate): (keyof SaidRate)[] => [
  ...(operatorId == null || isRowId(operatorId) ? [] : ['operatorId' as const]),
  ...(transportType == null || TRANSPORTS.some((one) => one === transportType) ? [] : ['transportType' as const]),
  ...(isWithin(percent, 100) ? [] : ['percent' as const]),
  ...(isWithin(amount, MOST_AMOUNT) ? [] : ['amount' as const]),
  ...(currency == null || CURRENCIES.some((one) => one === currency) ? [] : ['currency' as const]),
];

function problems(rates: readonly TypedRate[]): readonly FieldProblem[] {
  if (rates.length > MOST_RATES) return problemAt('ARRAY_MAX_SIZE', { max: MOST_RATES });
  const wrong = rates.flatMap((rate, at) => wrongIn(rate).map((field) => ({ path: `.${at}.${field}`, code: 'RANGE' })));
  return wrong.length > 0 ? wrong : problemsOfRates(rates.map(rateOf));
}

/** The rates of a level, kept as one value; files say them as kernel/rate-text.ts does. */
export const rates = (said: FieldSaid) =>
  kindOf<readonly TypedRate[], FieldSaid>(said, {
    output: () => [CommissionRateView],
    input: () => [CommissionRateInput],
    cast: '::jsonb',
    read: ratesOf,
    problems,
    parts: WHOLE,
    parse: (cell) => readRates(cell('')),
    stored: (value) => JSON.stringify(value.map(rateOf)),
    order: () => '0',
    orderKind: 'whole',
    text: noText,
  });
