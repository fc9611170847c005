import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { SeatMap } from '@naga/ui/SeatMap';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useAttempt } from '../../features/action/use-attempt.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { localStamp } from '../../session/local-stamp.js';
import { BLOCK_SCOPES } from './block-scopes.js';
import { BlockForm } from './BlockForm.js';
import { type DepartureSeatsQuery, useDepartureSeatsQuery, useFreeSeatsMutation } from './seat-blocks.generated.js';
import { words } from './words.js';

/** The vehicle of a departure: seats to keep from being sold, and those that are. */
export default function DepartureSeatsRoute() {
  const { routeScheduleId = '', date = '' } = useParams();
  return (
    <RecordGate
      permission="seat.block"
      scopes={BLOCK_SCOPES}
      back={{ to: `/departures/${routeScheduleId}/${date}`, label: <FormattedMessage {...words.back} /> }}
    >
      <Departure routeScheduleId={routeScheduleId} date={date} />
    </RecordGate>
  );
}

function Departure({ routeScheduleId, date }: { routeScheduleId: string; date: string }) {
  // Seats are sold meanwhile.
  const result = useDepartureSeatsQuery({ variables: { routeScheduleId, date }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.departureSeats} words={words}>
      {(departure, reload) => <Seats departure={departure} reload={reload} />}
    </Loaded>
  );
}

interface SeatsProps {
  departure: NonNullable<DepartureSeatsQuery['departureSeats']>;
  reload: () => Promise<unknown>;
}

const VEHICLES: Readonly<Record<string, 'TAXI' | 'FERRY'>> = { TAXI: 'TAXI', FERRY: 'FERRY' };

function Seats({ departure, reload }: SeatsProps) {
  const intl = useIntl();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { seatMap, blocks, route, departureTime, operatorName, transportType } = departure;
  const free = seatMap.seats.filter(({ state }) => state === 'AVAILABLE').length;
  return (
    <RecordView title={route} sub={`${localStamp(departureTime)} · ${operatorName}`}>
      <div className="back-office__columns">
        <SeatMap
          seats={seatMap.seats}
          vehicle={VEHICLES[transportType] ?? 'BUS'}
          selected={selected}
          onChange={setSelected}
          max={free}
          legend={intl.formatMessage(words.map)}
        />
        <div className="back-office__stack">
          <BlockForm
            departure={departure}
            seats={selected}
            onTried={async (isDone) => {
              if (isDone) setSelected([]);
              await reload();
            }}
          />
          {blocks.length > 0 && <Standing blocks={blocks} reload={reload} />}
        </div>
      </div>
    </RecordView>
  );
}

function Standing({ blocks, reload }: Pick<SeatsProps['departure'], 'blocks'> & Pick<SeatsProps, 'reload'>) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [freeSeats, { loading }] = useFreeSeatsMutation();
  const free = async (id: string) => {
    const done = await attempt(async () => (await freeSeats({ variables: { ids: [id] } })).data?.freeSeats);
    if (done !== undefined) notify(intl.formatMessage(words.freed));
    await reload();
  };
  return (
    <Card kind="panel">
      <h2>
        <FormattedMessage {...words.standing} />
      </h2>
      <ul className="back-office__plain">
        {blocks.map(({ id, seatNumber: seat, reason }) => (
          <li key={id}>
            <p>
              <FormattedMessage {...words.blockOf} values={{ seat, reason }} />
            </p>
            <Button variant="quiet" size="small" busy={loading} onClick={() => void free(id)}>
              <FormattedMessage {...words.free} values={{ seat }} />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
