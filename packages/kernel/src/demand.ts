/** By what a step holds: seats left, in percent of those that are sold, or days until the departure. */
export const DEMAND_KINDS = ['LEFT', 'DAYS'] as const;
export type DemandKind = (typeof DEMAND_KINDS)[number];

/** While no more than `most` are left, the price changes by so many percent: up, or down below zero. */
export interface DemandStep {
  readonly kind: DemandKind;
  readonly most: number;
  readonly percent: number;
}

/** Steps, and what a price comes to at least and at most, in percent of what it is without them. */
export interface DemandTerms {
  readonly steps: readonly DemandStep[];
  readonly floor: number;
  readonly ceiling: number;
}

/** What is known of a departure; undefined: nobody knows it, and no step of that kind holds. */
export interface DemandFacts {
  readonly days: number | undefined;
  readonly seats: { readonly left: number; readonly all: number } | undefined;
}

/** Whether a step holds. A share is compared exactly: 11 of 44 seats are 25 percent. */
function holds({ kind, most }: DemandStep, { days, seats }: DemandFacts): boolean {
  if (kind === 'DAYS') return days !== undefined && days <= most;
  return seats !== undefined && seats.all > 0 && seats.left * 100 <= most * seats.all;
}

/**
 * What a price comes to, in percent of what it is: of each kind the step decides that holds with the least left, whichever
 * order they were said in; both kinds add up, within the limits. Undefined where no step holds.
 */
export function demandPercent({ steps, floor, ceiling }: DemandTerms, facts: DemandFacts): number | undefined {
  const deciding = DEMAND_KINDS.flatMap((kind) => {
    const all = steps.filter((step) => step.kind === kind && holds(step, facts));
    return all.length === 0 ? [] : [all.reduce((least, step) => (step.most < least.most ? step : least))];
  });
  if (deciding.length === 0) return undefined;
  const sum = deciding.reduce((percent, step) => percent + step.percent, 100);
  return Math.min(ceiling, Math.max(floor, sum));
}
