import { isLanguage } from '@naga/kernel/language.js';
import { Toolbar } from '@naga/ui/Toolbar';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import { AnotherOperatorNotice } from '../../../features/ride-rights/AnotherOperator.js';
import { mayChange } from '../../../features/ride-rights/ride-rights.js';
import { backFromChange } from './change-path.js';
import { STAFF_SCOPES } from './staff-scopes.js';
import { type TicketToChangeQuery, useTicketToChangeQuery } from './ticket-changes.generated.js';
import { words } from './words.js';

export type BookingToChange = NonNullable<TicketToChangeQuery['booking']>;
export type LegToChange = BookingToChange['legs'][number];
export type PartToChange = LegToChange['parts'][number];

export interface TicketInHand {
  booking: BookingToChange;
  leg: LegToChange;
  /** The record one came from. */
  home: string;
}

export interface WithTicketProps {
  title: MessageDescriptor & { id: string };
  about?: ReactNode;
  children: (ticket: TicketInHand) => ReactNode;
}

/** A page about one ticket of a booking, or a ride that waits for one, as its address names both, for staff who may change it. */
export function WithTicket(props: WithTicketProps) {
  const { bookingId = '', ticketId = '' } = useParams();
  const home = backFromChange(useLocation().pathname, bookingId, ticketId);
  const label = home.startsWith('/tickets/') ? words.backToTicket : words.back;
  const back = { to: home, label: <FormattedMessage {...label} /> };
  return (
    <RecordGate permission="booking.edit" scopes={STAFF_SCOPES} back={back}>
      <Ticket key={ticketId} home={home} bookingId={bookingId} ticketId={ticketId} {...props} />
    </RecordGate>
  );
}

function Ticket({
  home,
  bookingId,
  ticketId,
  title,
  about,
  children,
}: WithTicketProps & Record<'home' | 'bookingId' | 'ticketId', string>) {
  const intl = useIntl();
  const result = useTicketToChangeQuery({ variables: { bookingId }, fetchPolicy: 'cache-and-network' });
  const pick = ({ booking }: TicketToChangeQuery): TicketInHand | undefined => {
    const ticket = booking?.tickets.find(({ id }) => id === ticketId);
    // Before it has one, the ride itself is named.
    const leg = booking?.legs.find(({ id }) => id === (ticket?.leg.id ?? ticketId));
    return booking && leg ? { booking, leg, home } : undefined;
  };
  const nameOf = (name: LegToChange['fromLocationName']) => (isLanguage(intl.locale) && name[intl.locale]) || name.en;
  return (
    <Loaded result={result} pick={pick} words={words}>
      {(ticket) => (
        <>
          <Toolbar
            title={intl.formatMessage(title, { pnr: ticket.booking.pnr })}
            sub={intl.formatMessage(words.ride, {
              from: nameOf(ticket.leg.fromLocationName),
              to: nameOf(ticket.leg.toLocationName),
              date: ticket.leg.departureTime.slice(0, 10),
            })}
          />
          {mayChange(ticket.leg, 'booking.edit') ? (
            <>
              {about !== undefined && <p>{about}</p>}
              {children(ticket)}
            </>
          ) : (
            <AnotherOperatorNotice of="ride" />
          )}
        </>
      )}
    </Loaded>
  );
}
