import { canBePaid, type Currency } from '@naga/kernel/money.js';
import type { FeeRate, FeeTerms } from '@naga/kernel/transaction-fee.js';

/** What is wrong with a field, as a refused input says it. */
interface Problem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Record<string, unknown>;
}

/** Basis points: a tenth of the fares. Who types 30 for 3 % is told. */
const MOST_PERCENT = 1_000;

/** Minor units, about five dollars each: more is a slip of the finger. */
export const MOST_FIXED: Readonly<Record<Currency, number>> = {
  USD: 500,
  THB: 20_000,
  KHR: 2_000_000,
  LAK: 10_000_000,
  VND: 125_000,
};

function rateProblems({ percent, fixed }: FeeRate, currency: Currency, at: string): Problem[] {
  const most = MOST_FIXED[currency];
  const problems: Problem[] = [];
  if (percent < 0 || percent > MOST_PERCENT) problems.push({ path: `${at}percent`, code: 'RANGE' });
  if (fixed < 0 || fixed > most || !canBePaid(fixed, currency))
    problems.push({ path: `${at}fixed`, code: 'RANGE', facts: { most } });
  return problems;
}

/** What nobody can mean: shares above a tenth, amounts nobody can pay, one method twice. */
export function feeProblems({ byMethod, ...standard }: FeeTerms, currency: Currency): Problem[] {
  const first = (method: string): number => byMethod.findIndex((own) => own.method === method);
  return [
    ...rateProblems(standard, currency, ''),
    ...byMethod.flatMap((own, index) => [
      ...rateProblems(own, currency, `byMethod.${index}.`),
      ...(first(own.method) < index ? [{ path: `byMethod.${index}.method`, code: 'TWICE' }] : []),
    ]),
  ];
}
