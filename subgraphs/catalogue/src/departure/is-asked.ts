import type { Catalogue } from '../memory/catalogue.js';
import type { Departure } from '../memory/departure.js';
import type { RunningFilterInput } from './running-departure.type.js';

const same = (wanted: string | null | undefined, value: string | null): boolean => wanted == null || wanted === value;

/** Whether a departure is run by whom a filter names; where it calls is not looked at. */
export function isAsked(
  { operators }: Catalogue,
  { schedule, operator, branchId }: Departure,
  asked: RunningFilterInput,
): boolean {
  const { id, countryCode } = operators[operator]!;
  return (
    same(asked.routeScheduleId, schedule.id) &&
    same(asked.branchId, branchId) &&
    same(asked.operatorId, id) &&
    same(asked.countryCode, countryCode)
  );
}
