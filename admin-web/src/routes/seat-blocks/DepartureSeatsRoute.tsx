import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { SeatMap } from '@naga/ui/SeatMap';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { soldWords } from '../../features/sold/sold-words.js';
import { touchedWords } from '../../records/touched/touched-words.js';
import { useAskTouched } from '../../records/touched/use-ask-touched.js';
import { wordsFor } from '../../records/touched/words-for.js';
import { isRefused } from '../../session/refused.js';
import { useUndoable } from '../../session/use-undoable.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { BlockForm } from './BlockForm.js';
import { OpenForm } from './OpenForm.js';
import { blockedAgain } from './blocked-again.rules.js';
import { keptText } from './kept-text.js';
import { partsText } from './parts-text.js';
import {
  type DepartureSeatsQuery,
  useBlockSeatsMutation,
  useDepartureSeatsQuery,
  useFreeSeatsMutation,
} from './seat-blocks.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { Dotted } from '../../session/Dotted.js';

/** The vehicle of a departure: seats to keep from being sold, and those that are. */
export default function DepartureSeatsRoute() {
  const { routeScheduleId = '', date = '' } = useParams();
  return (
    <RecordGate
      permission="seat.block"
      scopes={DRIVING_SCOPES}
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
    <RecordView title={route} sub={<Dotted parts={[<LocalTime key="at" at={departureTime} />, operatorName]} />}>
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
          {blocks.length > 0 && <Standing departure={departure} reload={reload} />}
        </div>
      </div>
    </RecordView>
  );
}

/** Somebody may have bought it since it was freed. */
const AGAIN = wordsFor({ text: soldWords.offText, go: words.block, keep: touchedWords.leave }, 'BACK');

function Standing({ departure: { routeScheduleId: schedule, date: day, blocks }, reload }: SeatsProps) {
  const intl = useIntl();
  const undoable = useUndoable();
  const [freed, setFreed] = useState<string>();
  const [freeSeats, { loading }] = useFreeSeatsMutation();
  const [blockSeats] = useBlockSeatsMutation();
  const { sure, tell } = useAskTouched();
  async function blockAgain(block: (typeof blocks)[number]) {
    const done = (await blockSeats({ variables: blockedAgain(block) })).data?.blockSeats;
    if (done !== undefined && !isRefused(done)) tell();
    return done;
  }
  const free = (block: (typeof blocks)[number]) =>
    undoable({
      show: (isFreed) => setFreed(isFreed ? block.id : undefined),
      send: async () => (await freeSeats({ variables: { ids: [...block.ids] } })).data?.freeSeats,
      undo: () => blockAgain(block),
      sureBack: () =>
        sure({ of: 'SCHEDULES', ids: [schedule], from: day, until: day, seats: [block.seatNumber] }, AGAIN),
      said: intl.formatMessage(words.freed),
      onTried: reload,
    });
  return (
    <Card kind="panel">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage {...words.standing} />
        </h2>
        {blocks.length > 1 && <OpenForm key={blocks.length} routeScheduleId={schedule} date={day} reload={reload} />}
      </div>
      <ul className="back-office__plain">
        {blocks
          .filter(({ id }) => id !== freed)
          .map((block) => (
            <li key={block.id}>
              <p>
                <FormattedMessage {...words.blockOf} values={{ seat: block.seatNumber, reason: block.reason }} />
              </p>
              {block.parts.length > 0 && <p>{partsText(intl, block)}</p>}
              <p>{keptText(intl, block)}</p>
              <Button variant="quiet" size="small" busy={loading} onClick={() => void free(block)}>
                <FormattedMessage {...words.free} values={{ seat: block.seatNumber }} />
              </Button>
            </li>
          ))}
      </ul>
    </Card>
  );
}
