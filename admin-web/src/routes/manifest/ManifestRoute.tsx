import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { EmptyState } from '@naga/ui/EmptyState';
import { Fragment, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { addOnsText } from '../../features/booking-words/add-ons-text.js';
import { carriedAddOns } from '../../features/boarding/carried-add-ons.js';
import { type Manifest_ListFragment, useManifestQuery } from '../../features/boarding/boarding.generated.js';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { asMoney } from '../../session/as-money.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { BoardByHand } from './BoardByHand.js';
import './manifest.css';
import { passengerColumns, type PassengerRow } from './passenger-columns.js';
import { useBoard } from './use-board.js';
import { words } from './words.js';
import { Dotted } from '../../session/Dotted.js';

export default function ManifestRoute() {
  const { routeScheduleId = '', date = '' } = useParams();
  return (
    <RecordGate
      permission="manifest.view"
      scopes={DRIVING_SCOPES}
      back={{ to: `/departures?date=${date}`, label: <FormattedMessage {...words.back} /> }}
    >
      <Manifest routeScheduleId={routeScheduleId} date={date} />
    </RecordGate>
  );
}

function Manifest({ routeScheduleId, date }: { routeScheduleId: string; date: string }) {
  const result = useManifestQuery({ variables: { routeScheduleId, date }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.manifest} words={words}>
      {(manifest, reload) => <ManifestPage manifest={manifest} reload={reload} />}
    </Loaded>
  );
}

/** What is still to be collected, by currency, as people read it; empty when all is paid. */
function toCollect(passengers: readonly PassengerRow[]): string {
  const sums = new Map<string, number>();
  for (const { owed, state } of passengers)
    if (owed.amount > 0 && state === 'TICKETED') sums.set(owed.currency, (sums.get(owed.currency) ?? 0) + owed.amount);
  return [...sums].map(([currency, amount]) => asMoney({ amount, currency })).join(' + ');
}

function ManifestPage({ manifest, reload }: { manifest: Manifest_ListFragment; reload: () => Promise<unknown> }) {
  const intl = useIntl();
  const [printedAt] = useState(() => Date.now());
  const { routeScheduleId, date, passengers, blockedSeats, calls, operatorId } = manifest;
  const told = new URLSearchParams({ operator: operatorId, schedule: routeScheduleId, date });
  const mayScan = useScope('ticket.scan') !== undefined;
  const { board, busy } = useBoard({ routeScheduleId, date }, reload);
  const editScope = useScope('booking.edit');
  const mayEdit = DRIVING_SCOPES.some((scope) => scope === editScope);
  const columns = passengerColumns(intl, mayEdit);
  const incomplete = passengers.filter(({ missing }) => missing.length > 0).length;
  const owed = toCollect(passengers);
  const carried = carriedAddOns(passengers.flatMap(({ addOns }) => addOns));
  const boarded = passengers.filter(({ state }) => state === 'BOARDED' || state === 'COMPLETED').length;
  return (
    <RecordView
      title={manifest.route}
      sub={
        <FormattedMessage
          {...words.sub}
          values={{
            stamp: <LocalTime at={manifest.departureTime} />,
            operator: manifest.operatorName,
            vehicle: manifest.vehicleName,
          }}
        />
      }
      actions={
        <>
          {/* What the conductor came for is in sight on his phone, where the rest scrolls. */}
          <PermissionGate permission="ticket.scan" scopes={DRIVING_SCOPES} otherwise={null}>
            <Button as={Link} to={`/departures/${routeScheduleId}/${date}/scan`}>
              <FormattedMessage {...words.scan} />
            </Button>
          </PermissionGate>
          <DownloadCsv fileName={`${date}-${routeScheduleId}.csv`} columns={columns} pages={pagesOf(passengers)} />
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            <FormattedMessage {...words.print} />
          </Button>
          <PermissionGate permission="seat.block" scopes={DRIVING_SCOPES} otherwise={null}>
            <Button as={Link} variant="quiet" size="small" to={`/departures/${routeScheduleId}/${date}/seats`}>
              <FormattedMessage {...words.seats} />
            </Button>
          </PermissionGate>
          <PermissionGate permission="notification.send" otherwise={null}>
            <Button as={Link} variant="quiet" size="small" to={`/notifications/send?${told.toString()}`}>
              <FormattedMessage {...words.tell} />
            </Button>
          </PermissionGate>
          <PermissionGate permission="booking.edit" scopes={DRIVING_SCOPES} otherwise={null}>
            <Button as={Link} variant="quiet" size="small" to={`/departures/${routeScheduleId}/${date}/move`}>
              <FormattedMessage {...words.move} />
            </Button>
          </PermissionGate>
        </>
      }
    >
      <ul className="manifest__facts">
        <li>
          <FormattedMessage {...words.onBoard} values={{ boarded, sold: passengers.length }} />
        </li>
        {owed !== '' && (
          <li>
            <FormattedMessage {...words.toCollect} values={{ amount: owed }} />
          </li>
        )}
        {incomplete > 0 && (
          <li className="manifest__missing">
            <FormattedMessage {...words.incomplete} values={{ count: incomplete }} />
          </li>
        )}
        {carried.length > 0 && (
          <li>
            <FormattedMessage {...words.carried} values={{ addOns: addOnsText(intl, carried) }} />
          </li>
        )}
        {blockedSeats.length > 0 && (
          <li>
            <FormattedMessage {...words.blocked} values={{ seats: blockedSeats.join(', ') }} />
          </li>
        )}
        {calls.length > 0 && (
          <li>
            <Dotted
              parts={calls.map(({ name, time }) => (
                <Fragment key={time}>
                  <LocalTime at={time} clock /> {name}
                </Fragment>
              ))}
            />
          </li>
        )}
      </ul>
      <div className="manifest">
        <DataTable<PassengerRow>
          label={manifest.route}
          rows={passengers}
          rowId={({ partId }) => partId}
          empty={
            <EmptyState title={<FormattedMessage {...words.empty} />}>
              <FormattedMessage {...words.emptyText} />
            </EmptyState>
          }
          columns={[
            ...columns
              .filter(({ hidden }) => hidden !== true)
              .map(({ text, render, ...column }) => ({ ...column, render: render ?? text })),
            {
              key: 'action',
              action: true,
              title: intl.formatMessage(words.action),
              hidden: !mayScan,
              render: (passenger) => (
                <BoardByHand passenger={passenger} busy={busy === passenger.partId} onBoard={board} />
              ),
            },
          ]}
        />
      </div>
      <p className="manifest__foot">
        <span>
          <FormattedMessage {...words.printed} values={{ stamp: <LocalTime at={printedAt} /> }} />
        </span>
        <span>
          <FormattedMessage {...words.signature} />
        </span>
      </p>
    </RecordView>
  );
}
