import { useIntl } from 'react-intl';
import { useRouteChoicesQuery } from './operators.generated.js';
import { scheduleName } from './schedule-name.js';

interface Choice {
  value: string;
  label: string;
}

export interface RouteChoice extends Choice {
  /** By the clock. */
  schedules: readonly Choice[];
}

/** The routes of an operator as choices, by name, each with its schedules; empty while they come, and without an operator. */
export function useRouteOptions(operatorId: string): readonly RouteChoice[] {
  const intl = useIntl();
  const { data } = useRouteChoicesQuery({ variables: { operatorId }, skip: operatorId === '' });
  return (data?.operatorRoutes ?? []).map(({ id, name, schedules }) => ({
    value: id,
    label: name,
    schedules: schedules.map((schedule) => ({ value: schedule.id, label: scheduleName(intl, schedule) })),
  }));
}
