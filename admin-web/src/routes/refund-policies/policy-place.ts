import type { IntlShape } from 'react-intl';
import type { RouteChoice } from '../../features/operators/use-route-options.js';
import type { RefundPolicies_PolicyFragment } from './refund-policies.generated.js';
import { words } from './words.js';

type Choices = readonly { value: string; label: string }[];

/** The route that is meant: the one that is chosen, or that of the schedule. */
export const routeOf = (
  { routeId, routeScheduleId }: { routeId: string | null; routeScheduleId: string | null },
  routes: readonly RouteChoice[],
): RouteChoice | undefined =>
  routes.find(({ value }) => value === routeId) ??
  routes.find(({ schedules }) => schedules.some(({ value }) => value === routeScheduleId));

/**
 * 'Mekong Express, route Phnom Penh – Siem Reap'; 'Everybody' where it is nobody's own. Routes and schedules whose names
 * are not at hand stand by their numbers.
 */
export function placeOf(
  intl: IntlShape,
  policy: Pick<RefundPolicies_PolicyFragment, 'operatorId' | 'routeId' | 'routeScheduleId'>,
  operators: Choices,
  routes: readonly RouteChoice[] = [],
): string {
  const { operatorId, routeId, routeScheduleId } = policy;
  if (operatorId === null) return intl.formatMessage(words.everybody);
  const nameOf = (id: string, among: Choices) => among.find(({ value }) => value === id)?.label ?? id;
  const operator = nameOf(operatorId, operators);
  if (routeId !== null) return intl.formatMessage(words.ofRoute, { operator, route: nameOf(routeId, routes) });
  if (routeScheduleId === null) return operator;
  const route = routeOf(policy, routes);
  const schedule = nameOf(routeScheduleId, route?.schedules ?? []);
  return intl.formatMessage(words.ofSchedule, {
    operator,
    schedule: [route?.label, schedule].filter(Boolean).join(', '),
  });
}
