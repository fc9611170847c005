import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsString } from 'nuqs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { couponFields } from '../../features/timeline/fields/coupon-fields.js';
import { editPath, recordPath } from '../../records/record-kind.js';
import { AddRoute } from './AddRoute.js';
import { boardingRecord } from './boarding-record.js';
import { BoardingRoutesDocument } from './boarding-routes.generated.js';
import { RemoveRoute } from './RemoveRoute.js';
import { words } from './words.js';

const parsers = { operatorId: parseAsString };

/** Routes on which one may pay the driver. */
export default function BoardingRoutesRoute() {
  return (
    <PermissionGate permission="catalogue.edit" scopes={OPERATOR_SCOPES}>
      <BoardingRoutes />
    </PermissionGate>
  );
}

function BoardingRoutes() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const operators = useOwnOperators('catalogue.edit');
  const { operatorId } = address.state;
  const [gone, setGone] = useState<string>();
  const list = useList(
    BoardingRoutesDocument,
    address,
    (page, pageSize) => ({ operatorId, page, pageSize }),
    ({ boardingRoutes: { total, next, rows } }) => ({
      total,
      next,
      rows: rows.filter(({ routeId }) => routeId !== gone),
    }),
  );
  const text = (word: (typeof words)['title']) => intl.formatMessage(word);
  return (
    <ListScreen
      id="boarding-routes"
      title={text(words.title)}
      total={words.total}
      actions={<AddRoute operators={operators} onDone={() => list.answer.refetch()} />}
      address={address}
      {...list}
      rowId={({ routeId }) => routeId}
      openAt={({ routeId }) => recordPath(boardingRecord, routeId)}
      editAt={({ routeId }) => editPath(boardingRecord, routeId)}
      filters={[{ kind: 'choice', name: 'operatorId', label: text(words.operator), options: operators }]}
      columns={[
        { key: 'route', title: text(words.route), text: ({ route }) => route },
        {
          key: 'operator',
          title: text(words.operator),
          text: (row) => operators.find(({ value }) => value === row.operatorId)?.label ?? row.operatorId,
        },
        {
          key: 'travelFrom',
          title: text(couponFields.travelFrom),
          noWrap: true,
          text: ({ travelFrom }) => travelFrom ?? '',
        },
        {
          key: 'travelUntil',
          title: text(couponFields.travelUntil),
          noWrap: true,
          text: ({ travelUntil }) => travelUntil ?? '',
        },
        timeColumn({ key: 'since', title: text(words.since), of: ({ addedAt }: { addedAt: string }) => addedAt }),
        {
          key: 'action',
          action: true,
          title: text(words.action),
          text: () => '',
          render: (row) => (
            <RemoveRoute
              size="small"
              route={row}
              show={(isGone) => setGone(isGone ? row.routeId : undefined)}
              onTried={() => list.answer.refetch()}
            />
          ),
        },
      ]}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
