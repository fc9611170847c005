import { isPlausible } from '@naga/kernel/written-rate.js';

/** What is said of a rate; moments as ISO 8601 in UTC. */
interface SaidRate {
  readonly perDollar: string;
  readonly validFrom: string;
}

/** Of a field of the form. */
interface Problem {
  readonly path: string;
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * What is wrong with a rate beside the others of its currency: RATE_OVER where it would begin before the one that holds
 * `now`, so that the past stays as it was shown; IMPLAUSIBLE, with the former rate, where it is over ten times as high or
 * low as the one before it.
 */
export function rateProblems(said: SaidRate, others: readonly SaidRate[], now: string): Problem[] {
  const ordered = others.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const holding = ordered.findLast(({ validFrom }) => validFrom <= now);
  if (holding !== undefined && said.validFrom <= holding.validFrom)
    return [{ path: 'validFrom', code: 'RATE_OVER', facts: { since: holding.validFrom } }];
  const former = ordered.findLast(({ validFrom }) => validFrom < said.validFrom);
  if (former === undefined || isPlausible(former.perDollar, said.perDollar)) return [];
  return [{ path: 'perDollar', code: 'IMPLAUSIBLE', facts: { former: former.perDollar } }];
}
