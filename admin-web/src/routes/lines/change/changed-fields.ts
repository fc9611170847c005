import { LANGUAGES } from '@naga/kernel/language.js';
import { isNamed, type LineValues, type ScheduleValues, type TimingValues } from '../line-values.js';

const NAMES = LANGUAGES.map((code) => `names.${code}` as const);
/** Of the route itself, by what its form calls them. */
const FACTS = {
  name: NAMES,
  transport: ['transportType'],
  country: ['localCountryCode'],
  distance: ['distanceKm'],
  amenities: ['amenityIds'],
  tripInfos: ['tripInfoIds'],
} as const satisfies Record<string, readonly (keyof LineValues)[]>;
export type FactName = keyof typeof FACTS;

/** What of the route itself differs. */
export const factsChanged = (before: LineValues, after: LineValues): FactName[] =>
  (Object.keys(FACTS) as FactName[]).filter((name) => FACTS[name].some((field) => before[field] !== after[field]));

/** Of a time on all its days. */
const TIME_RULES = {
  blockBefore: ({ blockBefore }) => blockBefore.trim(),
  restHours: ({ blockingHoursFrom, blockingHoursTo }) => [blockingHoursFrom, blockingHoursTo],
  pickup: ({ allowPickup }) => allowPickup,
  branch: ({ routeBranchId }) => routeBranchId,
  connections: ({ connectingRoutes }) => connectingRoutes.map(({ id }) => id).sort(),
  stopNames: ({ stopNames }) =>
    stopNames
      .filter(isNamed)
      .map((names) => JSON.stringify(names))
      .sort(),
} as const satisfies Record<string, (timing: TimingValues) => unknown>;

/** Of some of its days. */
const DAY_RULES = {
  forWhom: ({ routeForUser }) => routeForUser,
  ownBlockBefore: ({ blockBefore }) => blockBefore.trim(),
  ownBranch: ({ routeBranchId }) => routeBranchId,
  childPrices: ({ hasPassengerTypePricing }) => hasPassengerTypePricing,
  gender: ({ allowMaleNextToFemale }) => allowMaleNextToFemale,
  note: ({ specificNote }) => specificNote,
} as const satisfies Record<string, (schedule: ScheduleValues) => unknown>;

/** Days that run on as before, told as days and vehicles because nothing else says that they changed. */
const SCHEDULE = ({ daysOfWeek, disabled, ...schedule }: ScheduleValues): unknown => [
  ...[daysOfWeek, disabled, schedule.allowFrom1, schedule.allowTo1, schedule.allowFrom2, schedule.allowTo2],
  ...[schedule.blockingFrom, schedule.blockingTo],
];

export type RuleName = keyof typeof TIME_RULES | keyof typeof DAY_RULES | 'daysAndVehicles';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What else differs of a time that stays; `daysTold`: which days it runs on is told already. */
export function rulesChanged(was: TimingValues, is: TimingValues, daysTold: boolean): RuleName[] {
  const old = new Map(was.schedules.map((one) => [one.key, one]));
  const kept = is.schedules.flatMap((one) => {
    const before = old.get(one.key);
    return before === undefined ? [] : [[before, one] as const];
  });
  const isOther =
    was.schedules.length !== is.schedules.length ||
    kept.length !== is.schedules.length ||
    kept.some(([before, one]) => !isSame(SCHEDULE(before), SCHEDULE(one)));
  return [
    ...(Object.keys(TIME_RULES) as (keyof typeof TIME_RULES)[]).filter(
      (name) => !isSame(TIME_RULES[name](was), TIME_RULES[name](is)),
    ),
    ...(Object.keys(DAY_RULES) as (keyof typeof DAY_RULES)[]).filter((name) =>
      kept.some(([before, one]) => !isSame(DAY_RULES[name](before), DAY_RULES[name](one))),
    ),
    ...(isOther && !daysTold ? ['daysAndVehicles' as const] : []),
  ];
}
