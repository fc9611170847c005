import { parseTravelDate, type TravelDate } from './travel-date.js';

/** One ride of a journey: a departure (route schedule × service date) between two calling positions of it. */
export interface JourneyLegKey {
  readonly routeScheduleId: string;
  /** The service date: the day the vehicle leaves its first stop. */
  readonly date: TravelDate;
  readonly stopIdFrom: string;
  readonly stopIdTo: string;
}

const LEG = /^(\d{1,18})@(\d{4}-\d{2}-\d{2}):(\d{1,18})-(\d{1,18})$/;

/** '77@2026-11-21:12-15' */
export const formatLegId = (leg: JourneyLegKey): string =>
  `${leg.routeScheduleId}@${leg.date}:${leg.stopIdFrom}-${leg.stopIdTo}`;

export function parseLegId(id: string): JourneyLegKey | undefined {
  const match = LEG.exec(id);
  const date = parseTravelDate(match?.[2] ?? '');
  if (!match || !date) return undefined;
  return { routeScheduleId: match[1]!, date, stopIdFrom: match[3]!, stopIdTo: match[4]! };
}

/** The legs' ids joined with '~': a journey is named by what is ridden, so its id needs no table. */
export const formatJourneyId = (legs: readonly JourneyLegKey[]): string => legs.map(formatLegId).join('~');

/** At most two legs (one change); undefined for anything that is not a journey's id. */
export function parseJourneyId(id: string): JourneyLegKey[] | undefined {
  const legs = id.split('~').map(parseLegId);
  return legs.length <= 2 && legs.every((leg) => leg !== undefined) ? legs : undefined;
}
