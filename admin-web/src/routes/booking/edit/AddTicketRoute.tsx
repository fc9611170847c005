import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import { type TicketToRepeatQuery, useTicketToRepeatQuery } from './edit.generated.js';
import { words as ticketWords } from '../words.js';

const unknown = { ...ticketWords, unknown: ticketWords.ticketUnknown, unknownText: ticketWords.ticketUnknownText };

/** A new ticket begins with the search; with `?ticket=` it is a further seat on that departure for the same customer. */
export default function AddTicketRoute() {
  const [params] = useSearchParams();
  const ticketId = params.get('ticket') ?? '';
  if (ticketId === '')
    return (
      <PermissionGate permission="booking.create">
        <Navigate to="/search" replace />
      </PermissionGate>
    );
  return (
    <RecordGate
      permission="booking.create"
      back={{ to: `/tickets/${ticketId}`, label: <FormattedMessage {...ticketWords.allTickets} /> }}
    >
      <OneMore key={ticketId} ticketId={ticketId} />
    </RecordGate>
  );
}

function OneMore({ ticketId }: { ticketId: string }) {
  const result = useTicketToRepeatQuery({ variables: { ticketId } });
  const pick = ({ bookingOfTicket }: TicketToRepeatQuery) => {
    const ride = bookingOfTicket?.tickets.find(({ id }) => id === ticketId)?.leg.id;
    const leg = bookingOfTicket?.legs.find(({ id }) => id === ride);
    return leg && new URLSearchParams({ journey: leg.journeyLegId, customer: bookingOfTicket!.id });
  };
  return (
    <Loaded result={result} pick={pick} words={unknown}>
      {(sale) => <Navigate to={`/search-one?${sale}`} replace />}
    </Loaded>
  );
}
