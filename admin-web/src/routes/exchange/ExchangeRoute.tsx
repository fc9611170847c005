import { readWish, waysOf } from '@naga/booking-flow/exchange/exchange-wish.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { NothingToChange } from '../../features/booking-words/NothingToChange.js';
import { AnotherOperator, AnotherOperatorNotice } from '../../features/ride-rights/AnotherOperator.js';
import { mayChangeAll } from '../../features/ride-rights/ride-rights.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { Departures } from './Departures.js';
import { type BookingToExchangeQuery, useBookingToExchangeQuery } from './exchange.generated.js';
import { Offer } from './Offer.js';
import './exchange.css';
import { PayDifference } from './PayDifference.js';
import { words } from './words.js';

/** Those in which staff change a booking that somebody else bought (docs/access.md). */
const SCOPES = ['branch', 'operator', 'agency', 'country', 'all'] as const;

/** Staff exchange seats of a booking for others on another departure, as the traveller wishes. */
export default function ExchangeRoute() {
  const { bookingId = '' } = useParams();
  const back = { to: `/bookings/${bookingId}`, label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="booking.edit" scopes={SCOPES} back={back}>
      <Exchangeable key={bookingId} bookingId={bookingId} />
    </RecordGate>
  );
}

function Exchangeable({ bookingId }: { bookingId: string }) {
  const result = useBookingToExchangeQuery({ variables: { id: bookingId }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => (data.booking === null ? null : data)} words={words}>
      {(data, reload) => <Exchange data={data} reload={reload} />}
    </Loaded>
  );
}

export interface ExchangeProps {
  data: BookingToExchangeQuery;
  reload: () => Promise<unknown>;
}

type Booking = NonNullable<BookingToExchangeQuery['booking']>;
const ridesOf = (legs: readonly { journeyLegId: string }[]): string => legs.map((leg) => leg.journeyLegId).join(' ');

/** By the server's clock; a job ends what nobody paid in time. */
const isOpen = ({ exchange, now }: Booking): boolean =>
  exchange !== null && Date.parse(exchange.expiresAt) > Date.parse(now);

/** Whether the booking rides now what was held for it. */
const isMade = ({ legs }: Booking, held: string): boolean =>
  held.split(' ').every((id) => legs.some((leg) => leg.journeyLegId === id));

function Exchange({ data, reload }: ExchangeProps) {
  const booking = data.booking!;
  const open = isOpen(booking) ? ridesOf(booking.exchange!.legs) : undefined;
  const [held, setHeld] = useState(open);
  if (open !== undefined && open !== held) setHeld(open);
  const title = <FormattedMessage {...words.title} values={{ pnr: booking.pnr }} />;
  return (
    <RecordView title={title}>
      <div className="back-office__stack">
        {open !== undefined && !mayChangeAll(booking.exchange!.legs, 'booking.edit') ? (
          <AnotherOperatorNotice of="booking" />
        ) : open !== undefined ? (
          <PayDifference booking={booking} options={data.paymentMethods ?? []} reload={reload} />
        ) : held !== undefined ? (
          <Ended id={booking.id} isMade={isMade(booking, held)} onAgain={() => setHeld(undefined)} />
        ) : (
          <Choice booking={booking} reload={reload} onMade={setHeld} />
        )}
      </div>
    </RecordView>
  );
}

/** What came of the exchange that was open, or that cost nothing and was made at once. */
function Ended({ id, isMade: made, onAgain }: { id: string; isMade: boolean; onAgain: () => void }) {
  return (
    <>
      <Notice
        tone={made ? 'good' : 'warn'}
        live="status"
        title={<FormattedMessage {...(made ? words.done : words.over)} />}
      >
        <FormattedMessage {...(made ? words.doneText : words.overText)} />
      </Notice>
      <div className="back-office__actions">
        <Button as={Link} to={`/bookings/${id}`}>
          <FormattedMessage {...words.back} />
        </Button>
        {!made && (
          <Button variant="quiet" onClick={onAgain}>
            <FormattedMessage {...words.again} />
          </Button>
        )}
      </div>
    </>
  );
}

interface ChoiceProps {
  booking: Booking;
  reload: () => Promise<unknown>;
  onMade: (rides: string) => void;
}

/** Who changes and to which departure, as the address says; then what it costs. */
function Choice({ booking, reload, onMade }: ChoiceProps) {
  const [query, setQuery] = useSearchParams();
  const all = booking.exchangeableUntil === null ? [] : waysOf(booking);
  const ways = all.filter(({ legs }) => mayChangeAll(legs, 'booking.edit'));
  const wish = readWish(query, ways);
  if (wish === undefined) {
    return (
      <NothingToChange legs={booking.legs}>
        {all.length > 0 ? <AnotherOperator of="journey" /> : <FormattedMessage {...words.nothing} />}
      </NothingToChange>
    );
  }
  return (
    <>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      {ways.length < all.length && <AnotherOperatorNotice of="booking" />}
      {wish.journeyId === undefined ? (
        <Departures ways={ways} wish={wish} />
      ) : (
        <Offer
          key={`${wish.journeyId} ${wish.parts.map(({ id }) => id).join(' ')}`}
          booking={booking}
          wish={wish}
          journeyId={wish.journeyId}
          onBegun={async (begun) => {
            if (begun.exchange === null) onMade(wish.journeyId!.replaceAll('~', ' '));
            setQuery({}, { replace: true });
            await reload();
          }}
        />
      )}
    </>
  );
}
