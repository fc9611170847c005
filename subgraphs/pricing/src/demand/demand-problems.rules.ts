import type { DemandOperation } from '../tariff-operation/operation.rules.js';

export const MOST_STEPS = 20;
/** A price is halved at most, and at most doubled. */
export const LIMITS = { floor: 50, ceiling: 200 } as const;
/** Percent of seats, and days of a year. */
const MOST = { LEFT: 100, DAYS: 365 } as const;

interface DemandProblem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

const outside = (path: string, value: number, min: number, max: number): DemandProblem[] =>
  value < min ? [{ path, code: 'MIN', facts: { min } }] : value > max ? [{ path, code: 'MAX', facts: { max } }] : [];

/** What is wrong with steps of demand, by their fields. */
export function demandProblems(
  operation: DemandOperation,
  { hasRoute }: { hasRoute(id: string): boolean },
): DemandProblem[] {
  // What is taken away may be of a route that is no more.
  if (operation.kind === 'DROP_DEMAND') return [];
  const { routeId, demand } = operation;
  const { steps, floor, ceiling } = demand;
  const said = new Set<string>();
  const wrong = steps.flatMap(({ kind, most, percent }, at) => {
    const path = `demand.steps.${at}`;
    const key = `${kind} ${most}`;
    const isTwice = said.has(key);
    said.add(key);
    return [
      ...(isTwice ? [{ path: `${path}.most`, code: 'TWICE' }] : []),
      ...outside(`${path}.most`, most, 0, MOST[kind]),
      ...outside(`${path}.percent`, percent, LIMITS.floor - 100, LIMITS.ceiling - 100),
    ];
  });
  return [
    ...(routeId === null || hasRoute(routeId) ? [] : [{ path: 'routeId', code: 'UNKNOWN' }]),
    // Without steps a route is kept out of what holds for the others; the operator's are taken away.
    ...(routeId === null && steps.length === 0 ? [{ path: 'demand.steps', code: 'REQUIRED' }] : []),
    ...(steps.length > MOST_STEPS
      ? [{ path: 'demand.steps', code: 'ARRAY_MAX_SIZE', facts: { max: MOST_STEPS } }]
      : []),
    ...outside('demand.floor', floor, LIMITS.floor, 100),
    ...outside('demand.ceiling', ceiling, 100, LIMITS.ceiling),
    ...wrong,
  ];
}
