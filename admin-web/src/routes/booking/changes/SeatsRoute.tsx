import { isBoughtUnused } from '@naga/kernel/part-state.js';
import { bestSeats } from '@naga/booking-flow/seats/best-seats.js';
import { BestSeats } from '@naga/booking-flow/seats/BestSeats';
import { JustTaken } from '@naga/booking-flow/seats/JustTaken';
import { useRidesNow } from '@naga/booking-flow/seats/use-rides-now.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { SeatMap } from '@naga/ui/SeatMap';
import { useShortcuts } from '@naga/ui/use-shortcuts.js';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useAttempt } from '../../../session/use-attempt.js';
import { Loaded } from '../../../features/record/Loaded.js';
import { nameOfPart } from './name-of-part.js';
import { reseated, seatingOf, wishesOf } from './seating.js';
import { type SeatsToChangeQuery, useChangeSeatsMutation, useSeatsToChangeQuery } from './ticket-changes.generated.js';
import { type TicketInHand, WithTicket } from './WithTicket.js';
import { words } from './words.js';

/** Other seats on the same departure for the passengers of a ticket. */
export default function SeatsRoute() {
  return (
    <WithTicket title={words.seatsTitle} about={<FormattedMessage {...words.seatsAbout} />}>
      {(ticket) => <Departure ticket={ticket} />}
    </WithTicket>
  );
}

type Seats = NonNullable<SeatsToChangeQuery['seatsToChange']>;

const unknownSeats = { ...words, unknown: words.seatsUnknown, unknownText: words.seatsUnknownText };

function Departure({ ticket }: { ticket: TicketInHand }) {
  const variables = { bookingId: ticket.booking.id, legId: ticket.leg.id };
  // Seats are sold meanwhile.
  const result = useSeatsToChangeQuery({ variables, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.seatsToChange} words={unknownSeats}>
      {(seats, reload) => <Seating ticket={ticket} seats={seats} reload={reload} />}
    </Loaded>
  );
}

const VEHICLES: Readonly<Record<string, 'BUS' | 'VAN' | 'TAXI' | 'FERRY'>> = {
  BUS: 'BUS',
  VAN: 'VAN',
  TAXI: 'TAXI',
  FERRY: 'FERRY',
};

interface SeatingProps {
  ticket: TicketInHand;
  seats: Seats;
  reload: () => Promise<unknown>;
}

function Seating({ ticket: { booking, leg, home }, seats: asked, reload }: SeatingProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [change, { loading, data }] = useChangeSeatsMutation();
  const isSaved = data?.changeSeats.__typename === 'Booking';
  const [ride] = useRidesNow([{ id: leg.journeyLegId, ...asked }], reload, loading || isSaved);
  const { seatMap, allowMaleNextToFemale } = ride!;
  const parts = leg.parts.filter(({ state }) => isBoughtUnused(state));
  const sold = seatingOf(parts);
  const [seating, setSeating] = useState(sold);
  const selected = Object.values(seating).filter((seat) => seat !== null);
  const wishes = wishesOf(seating, parts);
  const isWhole = selected.length === parts.length;

  const choose = (best: readonly string[]) =>
    setSeating(Object.fromEntries(parts.map(({ id }, index) => [id, best[index] ?? null])));
  useShortcuts({
    bestSeats: () => {
      const best = bestSeats(seatMap.seats, parts, allowMaleNextToFemale);
      if (best !== undefined) choose(best);
    },
  });

  async function save() {
    const variables = { bookingId: booking.id, legId: leg.id, seats: wishes };
    const done = await attempt(async () => (await change({ variables })).data?.changeSeats);
    if (done === undefined) {
      await reload();
      return;
    }
    notify(intl.formatMessage(words.seatsSaved));
    await navigate(home);
  }

  return (
    <div className="back-office__columns">
      <div>
        <BestSeats
          seats={seatMap.seats}
          sitters={parts}
          allowMaleNextToFemale={allowMaleNextToFemale}
          hasKey
          onChoose={choose}
        />
        <SeatMap
          seats={seatMap.seats}
          vehicle={VEHICLES[leg.transportType] ?? 'BUS'}
          selected={selected}
          onChange={(chosen) => setSeating((now) => reseated(now, parts, chosen))}
          max={parts.length}
          legend={intl.formatMessage(words.seatMap)}
        />
        <JustTaken id={leg.journeyLegId} seats={seatMap.seats} own={selected} />
      </div>
      <div className="back-office__stack">
        {!allowMaleNextToFemale && (
          <Notice>
            <FormattedMessage {...words.apart} />
          </Notice>
        )}
        <Card kind="panel" className="back-office__stack">
          <h2>
            <FormattedMessage {...words.whoSits} />
          </h2>
          <ul className="back-office__plain" aria-live="polite">
            {parts.map((part) => {
              const seat = seating[part.id];
              const [name, before] = [nameOfPart(part), part.seatNumber];
              return (
                <li key={part.id}>
                  {seat == null ? (
                    <FormattedMessage {...words.unseated} values={{ name, before }} />
                  ) : seat === before ? (
                    <FormattedMessage {...words.stays} values={{ name, seat }} />
                  ) : (
                    <FormattedMessage {...words.moves} values={{ name, before, seat }} />
                  )}
                </li>
              );
            })}
          </ul>
          <div className="back-office__actions">
            <Button busy={loading} disabled={!isWhole || wishes.length === 0} onClick={() => void save()}>
              <FormattedMessage {...words.saveSeats} />
            </Button>
            <Button variant="quiet" onClick={() => setSeating(sold)}>
              <FormattedMessage {...words.startAgain} />
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );
}
