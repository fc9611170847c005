import type { DemandFacts, DemandTerms } from '@naga/kernel/demand.js';

/** Where demand moves prices: on one route of an operator, or, where that says nothing, on all of them. */
export interface DemandPlace {
  readonly routeId: string | null;
}

export interface DemandRow extends DemandTerms {
  readonly id: string;
  readonly operatorId: string;
  readonly routeId: string | null;
  /** Day of travel from which it holds, until a later one does; left out: always. */
  readonly effectiveFrom?: string | null;
  /** False: from then on it says nothing. Left out: it does. */
  readonly sold?: boolean;
  /** Of the operator's tariff change that wrote it; left out, 0: it was there before the first. */
  readonly version?: number;
}

export const demandKey = ({ routeId }: DemandPlace): string => `demand ${routeId ?? '-'}`;

/** As operations say it; null where it says nothing any more. */
export const demandTermsOf = (row: DemandRow | undefined): DemandTerms | null =>
  row === undefined || row.sold === false ? null : { steps: row.steps, floor: row.floor, ceiling: row.ceiling };

/** '12 of 44 seats left, 3 days to go': what its steps looked at. */
export function demandReason({ steps }: DemandTerms, { seats, days }: DemandFacts): string {
  const looksAt = (kind: 'LEFT' | 'DAYS'): boolean => steps.some((step) => step.kind === kind);
  return [
    ...(seats !== undefined && looksAt('LEFT') ? [`${seats.left} of ${seats.all} seats left`] : []),
    ...(days !== undefined && looksAt('DAYS') ? [`${days} days to go`] : []),
  ].join(', ');
}
