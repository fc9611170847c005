import type { DemandKind, DemandTerms } from '@naga/kernel/demand.js';
import type { TariffOperationInput } from '../tariffs.generated.js';

/** A step as it is typed. */
export interface TypedStep {
  readonly kind: DemandKind;
  readonly most: string;
  readonly percent: string;
}

export interface TypedDemand {
  readonly steps: readonly TypedStep[];
  readonly floor: string;
  readonly ceiling: string;
}

export const typedDemand = ({ steps, floor, ceiling }: DemandTerms): TypedDemand => ({
  steps: steps.map(({ kind, most, percent }) => ({ kind, most: String(most), percent: String(percent) })),
  floor: String(floor),
  ceiling: String(ceiling),
});

/** What somebody begins with who has none: the last quarter of the seats costs a tenth more. */
export const FIRST: TypedDemand = {
  steps: [{ kind: 'LEFT', most: '25', percent: '10' }],
  floor: '80',
  ceiling: '130',
};
export const KEPT_OUT: TypedDemand = { steps: [], floor: '100', ceiling: '100' };

const MOST = { LEFT: 100, DAYS: 365 } as const;

function wholeOf(text: string, min: number, max: number): number | undefined {
  const plain = text.trim().replace('−', '-');
  const value = /^-?\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** Which numbers are not right, by their places: 'floor', 'steps.0.most'. */
export function wrongInDemand({ steps, floor, ceiling }: TypedDemand): ReadonlySet<string> {
  const wrong = new Set<string>();
  const said = new Set<string>();
  for (const [at, { kind, most, percent }] of steps.entries()) {
    const limit = wholeOf(most, 0, MOST[kind]);
    if (limit === undefined || said.has(`${kind} ${limit}`)) wrong.add(`steps.${at}.most`);
    said.add(`${kind} ${limit}`);
    if (wholeOf(percent, -50, 100) === undefined) wrong.add(`steps.${at}.percent`);
  }
  if (wholeOf(floor, 50, 100) === undefined) wrong.add('floor');
  if (wholeOf(ceiling, 100, 200) === undefined) wrong.add('ceiling');
  return wrong;
}

/** As it is sent and previewed; undefined while something is wrong. */
export function demandOf(typed: TypedDemand): DemandTerms | undefined {
  if (wrongInDemand(typed).size > 0) return undefined;
  const whole = (text: string): number => Number(text.trim().replace('−', '-'));
  return {
    steps: typed.steps.map(({ kind, most, percent }) => ({ kind, most: whole(most), percent: whole(percent) })),
    floor: whole(typed.floor),
    ceiling: whole(typed.ceiling),
  };
}

/** By route, '' for all of them: what is said of it; undefined: its steps are taken away. */
export type SaidDemand = ReadonlyMap<string, TypedDemand | undefined>;

/** What is sent; undefined while something is wrong. */
export function demandOperations(said: SaidDemand): TariffOperationInput[] | undefined {
  const operations = [...said].map(([route, typed]): TariffOperationInput | undefined => {
    const routeId = route === '' ? null : route;
    if (typed === undefined) return { kind: 'DROP_DEMAND', routeId };
    const demand = demandOf(typed);
    return demand && { kind: 'PUT_DEMAND', routeId, demand: { ...demand, steps: [...demand.steps] } };
  });
  return operations.every((one) => one !== undefined) ? operations : undefined;
}
