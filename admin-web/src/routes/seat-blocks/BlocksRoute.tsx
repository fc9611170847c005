import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { parseAsString } from 'nuqs';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import { useListAddress } from '../../features/list/list-address.js';
import { Lead } from '../../features/list/Lead.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { BLOCK_SCOPES } from '../../features/ride-rights/block-scopes.js';
import { keptText } from './kept-text.js';
import { keptWords } from './kept-words.js';
import { partsText } from './parts-text.js';
import { SeatBlocksDocument } from './seat-blocks.generated.js';
import { places } from '../../features/list/lead-words.js';
import { words } from './words.js';

/** Seats that staff keeps from being sold, from today on. */
export default function BlocksRoute() {
  return (
    <PermissionGate permission="seat.block" scopes={BLOCK_SCOPES}>
      <Blocks />
    </PermissionGate>
  );
}

function Blocks() {
  const intl = useIntl();
  const [today] = useState(() => localMoment(Date.now()).date);
  const parsers = useMemo(() => ({ from: parseAsTravelDate.withDefault(today), operatorId: parseAsString }), [today]);
  const address = useListAddress(parsers);
  const looksAfterMany = ['all', 'country'].includes(useScope('seat.block') ?? '');
  const operators = useOwnOperators('seat.block');
  const list = useList(
    SeatBlocksDocument,
    address,
    (page, pageSize) => ({ ...address.state, page, pageSize }),
    ({ seatBlocks }) => seatBlocks,
  );
  const text = (word: (typeof words)['title']) => intl.formatMessage(word);
  return (
    <ListScreen
      id="seat-blocks"
      title={text(words.title)}
      total={words.total}
      address={address}
      {...list}
      rowId={({ id }) => id}
      openAt={({ routeScheduleId, date }) => `/departures/${routeScheduleId}/${date}/seats`}
      filters={[
        { kind: 'date', name: 'from', label: text(words.from) },
        ...(looksAfterMany
          ? [{ kind: 'choice' as const, name: 'operatorId' as const, label: text(words.operator), options: operators }]
          : []),
      ]}
      columns={[
        { key: 'departure', title: text(words.departure), text: ({ date }) => date, noWrap: true },
        { key: 'route', title: text(words.route), text: ({ route }) => route },
        { key: 'seat', title: text(words.seat), text: ({ seatNumber }) => seatNumber },
        { key: 'part', title: text(words.part), text: (block) => partsText(intl, block) },
        { key: 'kept', title: intl.formatMessage(keptWords.who), text: (block) => keptText(intl, block) },
        { key: 'reason', title: text(words.reason), text: ({ reason }) => reason },
        { key: 'operator', title: text(words.operator), text: ({ operatorName }) => operatorName },
        timeColumn({
          key: 'blockedAt',
          title: text(words.blockedAt),
          of: ({ blockedAt }: { blockedAt: string }) => blockedAt,
        }),
      ]}
      empty={{
        title: words.none,
        text: words.noneText,
        actions: (
          <Lead
            to="/departures"
            words={places.departures}
            permission="manifest.view"
            scopes={['branch', 'operator', 'country', 'all']}
          />
        ),
      }}
    />
  );
}
