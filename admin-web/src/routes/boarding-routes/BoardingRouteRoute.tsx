import { useApolloClient } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { Facts } from '../../features/record/Facts.js';
import { couponFields } from '../../features/timeline/fields/coupon-fields.js';
import { nounWords } from '../../records/noun/noun-words.js';
import { recordPath } from '../../records/record-kind.js';
import { RecordPage } from '../../records/RecordPage.js';
import { RecordSheet } from '../../records/RecordSheet.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { boardingRecord } from './boarding-record.js';
import type { BoardingRoute_RecordFragment } from './boarding-routes.generated.js';
import { RemoveRoute } from './RemoveRoute.js';
import { words } from './words.js';

/** The page of a route on which one may pay the driver. */
export default function BoardingRouteRoute() {
  return <RecordPage of={boardingRecord}>{(row) => <Sheet row={row} />}</RecordPage>;
}

function Sheet({ row }: { row: BoardingRoute_RecordFragment }) {
  const intl = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const operators = useOwnOperators('catalogue.edit');
  const { id, operatorId, travelFrom, travelUntil, addedAt } = row;
  const day = (date: string | null) => date ?? intl.formatMessage(words.open);
  return (
    <RecordSheet
      of={boardingRecord}
      row={row}
      data={row}
      actions={
        <RemoveRoute
          route={{ ...row, routeId: id }}
          onRemoved={() => navigate(boardingRecord.path)}
          onUndone={() => navigate(recordPath(boardingRecord, id))}
          onTried={() => client.refetchQueries({ include: 'active' })}
        />
      }
    >
      <Facts
        title={<FormattedMessage {...nounWords.facts} />}
        minWidth={230}
        items={[
          {
            id: 'operator',
            term: <FormattedMessage {...words.operator} />,
            value: operators.find(({ value }) => value === operatorId)?.label ?? operatorId,
          },
          { id: 'travelFrom', term: <FormattedMessage {...couponFields.travelFrom} />, value: day(travelFrom) },
          { id: 'travelUntil', term: <FormattedMessage {...couponFields.travelUntil} />, value: day(travelUntil) },
          { id: 'since', term: <FormattedMessage {...words.since} />, value: <LocalTime at={addedAt} /> },
        ]}
      />
    </RecordSheet>
  );
}
