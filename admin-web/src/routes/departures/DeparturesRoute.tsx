import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { parseAsString } from 'nuqs';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListFilter } from '../../features/list/list-filter.js';
import { Lead } from '../../features/list/Lead.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { DRIVING_SCOPES, OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { departureColumns } from './departure-columns.js';
import { DeparturesToBoardDocument, DepartureSumsDocument } from './departures.generated.js';
import { places } from '../../features/list/lead-words.js';
import { words } from './words.js';

export default function DeparturesRoute() {
  return (
    <PermissionGate permission="manifest.view" scopes={DRIVING_SCOPES}>
      <Departures />
    </PermissionGate>
  );
}

/** The departures of a day, today's at first, each with how many board it. */
function Departures() {
  const intl = useIntl();
  const [today] = useState(() => localMoment(Date.now()).date);
  const parsers = useMemo(
    () => ({ date: parseAsTravelDate.withDefault(today), operatorId: parseAsString.withDefault('') }),
    [today],
  );
  const address = useListAddress(parsers);
  const runsMany = ['all', 'country'].includes(useScope('manifest.view') ?? '');
  const operators = useOperatorOptions();
  const { date } = address.state;
  const operatorId = address.state.operatorId === '' ? null : address.state.operatorId;
  const list = useList(
    DeparturesToBoardDocument,
    address,
    (page, pageSize) => ({ date, operatorId, page, pageSize }),
    ({ departuresToBoard }) => departuresToBoard,
  );
  const { sums } = useSums(DepartureSumsDocument, { date, operatorId });
  const filters: ListFilter<typeof address.state>[] = [
    { kind: 'date', name: 'date', label: intl.formatMessage(words.date) },
    ...(runsMany
      ? [
          {
            kind: 'choice' as const,
            name: 'operatorId' as const,
            label: intl.formatMessage(words.operator),
            options: operators,
          },
        ]
      : []),
  ];
  return (
    <ListScreen
      id="departures"
      title={intl.formatMessage(words.title)}
      total={words.total}
      address={address}
      {...list}
      sums={sums}
      columns={departureColumns(intl, runsMany)}
      rowId={({ routeScheduleId, date }) => `${routeScheduleId}@${date}`}
      openAt={({ routeScheduleId, date }) => `/departures/${routeScheduleId}/${date}`}
      filters={filters}
      empty={{
        title: words.none,
        text: words.noneText,
        actions: <Lead to="/routes" words={places.routes} permission="catalogue.edit" scopes={OPERATOR_SCOPES} />,
      }}
    />
  );
}
