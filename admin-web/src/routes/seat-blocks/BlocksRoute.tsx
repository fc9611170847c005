import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { parseAsString } from 'nuqs';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import { useListAddress } from '../../features/list/list-address.js';
import { Lead } from '../../features/list/Lead.js';
import { askedOrder } from '../../features/list/list-order.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useChosen } from '../../features/list/use-chosen.js';
import { useList } from '../../features/list/use-list.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { typedText } from '../../session/typed-text.js';
import { blockColumns } from './block-columns.js';
import { BulkBar } from '../../records/noun/bulk/BulkBar.js';
import { seatBlockBulk } from './seat-block-bulk.js';
import { type SeatBlockOrder, SeatBlocksDocument } from './seat-blocks.generated.js';
import { places } from '../../features/list/lead-words.js';
import { words } from './words.js';

/** Seats that staff keeps from being sold, from today on. */
export default function BlocksRoute() {
  return (
    <PermissionGate permission="seat.block" scopes={DRIVING_SCOPES}>
      <Blocks />
    </PermissionGate>
  );
}

const parsersFrom = (today: TravelDate) => ({
  text: parseAsString.withDefault(''),
  from: parseAsTravelDate.withDefault(today),
  until: parseAsTravelDate,
  operatorId: parseAsString,
  sort: parseAsString.withDefault('DEPARTURE'),
});

function Blocks() {
  const intl = useIntl();
  const [today] = useState(() => localMoment(Date.now()).date);
  const parsers = useMemo(() => parsersFrom(today), [today]);
  const address = useListAddress(parsers);
  const looksAfterMany = ['all', 'country'].includes(useScope('seat.block') ?? '');
  const operators = useOwnOperators('seat.block');
  const { sort, ...state } = address.state;
  const filter = { ...state, text: typedText(state.text) };
  const list = useList(
    SeatBlocksDocument,
    address,
    (page, pageSize) => ({ filter, ...askedOrder<SeatBlockOrder>(sort), page, pageSize }),
    ({ seatBlocks }) => seatBlocks,
  );
  const { ids, selection, forget } = useChosen(filter);
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
        { kind: 'search', name: 'text', label: text(words.search) },
        { kind: 'date', name: 'from', label: text(words.from) },
        { kind: 'date', name: 'until', label: text(words.lastDay) },
        ...(looksAfterMany
          ? [{ kind: 'choice' as const, name: 'operatorId' as const, label: text(words.operator), options: operators }]
          : []),
      ]}
      columns={blockColumns(intl)}
      selection={selection}
      above={
        <BulkBar
          noun={seatBlockBulk}
          ids={ids}
          filter={filter}
          total={list.answer.list?.total ?? 0}
          countedTo={list.answer.list?.countedTo}
          onDone={() => {
            forget();
            return list.answer.refetch();
          }}
        />
      }
      empty={{
        title: words.none,
        text: words.noneText,
        actions: <Lead to="/departures" words={places.departures} permission="manifest.view" scopes={DRIVING_SCOPES} />,
      }}
    />
  );
}
