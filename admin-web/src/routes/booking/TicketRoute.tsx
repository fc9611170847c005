import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { RecordView } from '../../features/record/RecordView.js';
import { MissingRight } from '../../session/MissingRight.js';
import { BookingStatusPill, PaymentStatusPill } from '../../features/status/Status.js';
import { type TicketDetailQuery, useTicketDetailQuery } from './booking.generated.js';
import { Comments } from './changes/Comments.js';
import { STAFF_SCOPES } from './changes/staff-scopes.js';
import { words as editWords } from './edit/words.js';
import { EventsOfBooking } from './EventsOfBooking.js';
import { LegCard } from './Legs.js';
import { words } from './words.js';

const unknown = { ...words, unknown: words.ticketUnknown, unknownText: words.ticketUnknownText };

/** One ticket: the ride it is for, who travels on it, and what can be changed of it. */
export default function TicketRoute() {
  const { ticketId = '' } = useParams();
  return (
    <RecordGate permission="booking.view" back={{ to: '/tickets', label: <FormattedMessage {...words.allTickets} /> }}>
      <TicketDetail key={ticketId} ticketId={ticketId} />
    </RecordGate>
  );
}

function TicketDetail({ ticketId }: { ticketId: string }) {
  const history = useScope('booking.history') !== undefined;
  const result = useTicketDetailQuery({ variables: { ticketId, history }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.bookingOfTicket} words={unknown}>
      {(booking) => <TicketPage booking={booking} ticketId={ticketId} />}
    </Loaded>
  );
}

type Booking = NonNullable<TicketDetailQuery['bookingOfTicket']>;

function TicketPage({ booking, ticketId }: { booking: Booking; ticketId: string }) {
  const { id, pnr, status, paymentStatus, contactEmail, contactPhone } = booking;
  const ticket = booking.tickets.find((each) => each.id === ticketId);
  const leg = booking.legs.find((each) => each.id === ticket?.leg.id);
  const toBooking = (
    <Button as={Link} to={`/bookings/${id}`} variant="quiet">
      <FormattedMessage {...words.theBooking} />
    </Button>
  );
  if (ticket === undefined || leg === undefined) {
    return (
      <EmptyState title={<FormattedMessage {...words.ticketReplaced} />} level={1} actions={toBooking}>
        <FormattedMessage {...words.ticketReplacedText} />
      </EmptyState>
    );
  }
  const codes = leg.parts.map(({ ticketCode }) => ticketCode ?? '–').join(', ');
  return (
    <RecordView
      title={<FormattedMessage {...words.ticketTitle} values={{ codes }} />}
      sub={
        <>
          <BookingStatusPill status={status} /> <PaymentStatusPill status={paymentStatus} />
        </>
      }
      actions={
        <>
          <Button as="a" href={ticket.url} variant="quiet">
            <FormattedMessage {...words.openTicket} />
          </Button>
          <Button as="a" href={ticket.pdfUrl} variant="quiet">
            <FormattedMessage {...words.pdf} />
          </Button>
          {toBooking}
          <PermissionGate permission="booking.create" otherwise={null}>
            <Button as={Link} to={`/tickets/add?ticket=${ticketId}`} variant="quiet">
              <FormattedMessage {...editWords.oneMore} />
            </Button>
          </PermissionGate>
          {!ticket.revoked && (
            <PermissionGate
              permission="booking.edit"
              scopes={STAFF_SCOPES}
              otherwise={<MissingRight action={editWords.edit} permission="booking.edit" scopes={STAFF_SCOPES} />}
            >
              <Button as={Link} to={`/tickets/${ticketId}/edit`}>
                <FormattedMessage {...editWords.edit} />
              </Button>
            </PermissionGate>
          )}
        </>
      }
      data={{ ticket, leg }}
      changes={<RecordTimeline entity="Booking" rowId={id} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <LegCard leg={leg} />
        </div>
        <div className="back-office__stack">
          <Card kind="panel">
            <DefinitionList
              items={[
                { id: 'pnr', term: <FormattedMessage {...words.reference} />, value: pnr },
                { id: 'id', term: <FormattedMessage {...words.ticketId} />, value: ticketId, long: true },
                ...(ticket.revoked
                  ? [
                      {
                        id: 'revoked',
                        term: <FormattedMessage {...words.state} />,
                        value: <FormattedMessage {...words.revoked} />,
                      },
                    ]
                  : [{ id: 'in', term: <FormattedMessage {...words.checkIn} />, value: ticket.checkInTime }]),
                { id: 'email', term: <FormattedMessage {...words.email} />, value: contactEmail ?? '–', long: true },
                { id: 'phone', term: <FormattedMessage {...words.phone} />, value: contactPhone ?? '–' },
              ]}
            />
          </Card>
          <Comments bookingId={id} legId={leg.id} />
          <EventsOfBooking timeline={booking.timeline} currency={booking.total.currency} />
        </div>
      </div>
    </RecordView>
  );
}
