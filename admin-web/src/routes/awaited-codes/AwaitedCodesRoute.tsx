import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsString } from 'nuqs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { rowIdOf } from '@naga/kernel/row-id.js';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { AwaitedCodesDocument } from './awaited-codes.generated.js';
import { ByHand } from './ByHand.js';
import { GiveCodes } from './GiveCodes.js';
import { words } from './words.js';

const parsers = { operatorId: parseAsString };

/** Sold rides that wait for codes their operator gives by hand. */
export default function AwaitedCodesRoute() {
  return (
    <PermissionGate permission="booking.edit" scopes={DRIVING_SCOPES}>
      <AwaitedCodes />
    </PermissionGate>
  );
}

function AwaitedCodes() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const operators = useOwnOperators('booking.edit');
  const operatorId = rowIdOf(address.state.operatorId);
  const list = useList(
    AwaitedCodesDocument,
    address,
    (page, pageSize) => ({ operatorId, page, pageSize }),
    ({ awaitedCodes }) => awaitedCodes,
  );
  const isThere = operators.length > 0 && (list.answer.list !== undefined || list.answer.state === 'error');
  const text = (word: (typeof words)['title']) => intl.formatMessage(word);
  return (
    <>
      <ListScreen
        id="awaited-codes"
        title={text(words.title)}
        total={words.total}
        address={address}
        {...list}
        rowId={({ legId }) => legId}
        columns={[
          {
            key: 'booking',
            title: text(words.booking),
            text: ({ pnr }) => pnr,
            render: ({ pnr, bookingId }) => <Link to={`/bookings/${bookingId}`}>{pnr}</Link>,
          },
          { key: 'operator', title: text(words.operator), text: ({ operatorName }) => operatorName },
          { key: 'ride', title: text(words.ride), text: ({ fromName, toName }) => `${fromName} → ${toName}` },
          timeColumn({
            key: 'departure',
            title: text(words.departure),
            of: ({ departureTime }: { departureTime: string }) => departureTime,
          }),
          {
            key: 'seats',
            title: text(words.seats),
            text: ({ seats }) => seats.map(({ seatNumber }) => seatNumber).join(', '),
          },
          timeColumn({ key: 'until', title: text(words.until), of: ({ codeBy }: { codeBy: string }) => codeBy }),
          {
            key: 'action',
            action: true,
            title: text(words.action),
            text: () => '',
            render: (row) => <GiveCodes row={row} onDone={() => list.answer.refetch()} />,
          },
        ]}
        filters={
          operators.length > 1
            ? [{ kind: 'choice', name: 'operatorId', label: text(words.operator), options: operators }]
            : []
        }
        empty={{ title: words.none, text: words.noneText }}
      />
      <ByHand operatorId={operatorId} isSettled={isThere} />
    </>
  );
}
