import type { LineSchedule } from './line.rules.js';

/** What keeps a line from being sold, in the order in which a clerk mends it. */
export const LINE_NEEDS = {
  OPERATOR: 'OPERATOR',
  LINE: 'LINE',
  TIMES: 'TIMES',
  DAYS: 'DAYS',
  SALE: 'SALE',
  DEPARTURES: 'DEPARTURES',
  PRICE: 'PRICE',
} as const;
export type LineNeed = keyof typeof LINE_NEEDS;

export interface LineState {
  readonly timings: readonly {
    readonly schedules: readonly Pick<LineSchedule, 'disabled'>[];
  }[];
  /** The whole operator is off sale. */
  readonly offline: boolean;
  /** The line is not off sale as a whole. */
  readonly active: boolean;
  /** Something leaves within the days that are looked at. */
  readonly leaves: boolean;
  /** One of these departures has a price. */
  readonly priced: boolean;
}

/** What a line still needs to be sold; nothing when travellers can buy it. Of what stands behind another only that is told. */
export function needsOf({ timings, offline, active, leaves, priced }: LineState): LineNeed[] {
  const schedules = timings.flatMap((timing) => timing.schedules);
  const sold = schedules.some(({ disabled }) => !disabled);
  const times = (): LineNeed | undefined => {
    if (timings.length === 0) return 'TIMES';
    if (schedules.length === 0) return 'DAYS';
    if (!sold) return 'SALE';
    return leaves || offline || !active ? undefined : 'DEPARTURES';
  };
  const needs = [
    offline ? 'OPERATOR' : undefined,
    active ? undefined : 'LINE',
    times(),
    priced ? undefined : 'PRICE',
  ] as const;
  return needs.filter((need) => need !== undefined);
}
