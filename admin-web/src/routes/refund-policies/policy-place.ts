import type { IntlShape } from 'react-intl';
import type { RefundPolicies_PolicyFragment } from './refund-policies.generated.js';
import { words } from './words.js';

/** 'Mekong Express, route 5'; 'Everybody' where it is nobody's own. */
export function placeOf(
  intl: IntlShape,
  { operatorId, routeId, routeScheduleId }: RefundPolicies_PolicyFragment,
  operators: readonly { value: string; label: string }[],
): string {
  if (operatorId === null) return intl.formatMessage(words.everybody);
  const operator = operators.find(({ value }) => value === operatorId)?.label ?? operatorId;
  if (routeId !== null) return intl.formatMessage(words.ofRoute, { operator, id: routeId });
  if (routeScheduleId !== null) return intl.formatMessage(words.ofSchedule, { operator, id: routeScheduleId });
  return operator;
}
