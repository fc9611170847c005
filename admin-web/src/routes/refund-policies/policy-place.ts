import type { IntlShape } from 'react-intl';
import { scheduleName } from '../../features/operators/schedule-name.js';
import type { RouteChoice } from '../../features/operators/use-route-options.js';
import type { RefundPolicies_PolicyFragment } from './refund-policies.generated.js';
import { words } from './words.js';

/** The route that is meant: the one that is chosen, or that of the schedule. */
export const routeOf = (
  { routeId, routeScheduleId }: { routeId: string | null; routeScheduleId: string | null },
  routes: readonly RouteChoice[],
): RouteChoice | undefined =>
  routes.find(({ value }) => value === routeId) ??
  routes.find(({ schedules }) => schedules.some(({ value }) => value === routeScheduleId));

/**
 * 'Mekong Express, route Phnom Penh – Siem Reap'; 'Everybody' where it is nobody's own. What is no more in the catalogue
 * stands by its number.
 */
export function placeOf(
  intl: IntlShape,
  policy: Pick<RefundPolicies_PolicyFragment, 'operatorId' | 'routeId' | 'routeScheduleId' | 'route' | 'schedule'>,
  operators: readonly { value: string; label: string }[],
): string {
  const { operatorId, routeId, routeScheduleId, route, schedule } = policy;
  if (operatorId === null) return intl.formatMessage(words.everybody);
  const operator = operators.find(({ value }) => value === operatorId)?.label ?? operatorId;
  if (routeId !== null) return intl.formatMessage(words.ofRoute, { operator, route: route?.name ?? routeId });
  if (routeScheduleId === null) return operator;
  const name = schedule === null ? routeScheduleId : `${schedule.routeName}, ${scheduleName(intl, schedule)}`;
  return intl.formatMessage(words.ofSchedule, { operator, schedule: name });
}
