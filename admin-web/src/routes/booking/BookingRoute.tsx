import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { EmptyState } from '@naga/ui/EmptyState';
import { JsonBlock } from '@naga/ui/JsonBlock';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { Timeline } from '@naga/ui/Timeline';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { eventTitle } from '../../features/events/event-words.js';
import { localStamp } from '../../session/local-stamp.js';
import { doorName } from '../../session/door-words.js';
import { RecordTabs } from '../../features/timeline/RecordTabs.js';
import { BookingStatusPill, PaymentStatusPill } from '../../features/status/Status.js';
import { languageName } from '../../session/language.js';
import { type BookingDetailQuery, useBookingDetailQuery } from './booking.generated.js';
import { Legs } from './Legs.js';
import { MoneyOfBooking } from './MoneyOfBooking.js';
import { OperatorDecisions } from './OperatorDecisions.js';
import { actorName } from './origin-words.js';
import { factsInWords } from './timeline-facts.js';
import { words } from './words.js';

type Booking = NonNullable<BookingDetailQuery['booking']>;

export default function BookingRoute() {
  const { bookingId = '' } = useParams();
  return (
    <PermissionGate permission="booking.view">
      <Link className="back-office__back" to="/bookings">
        <FormattedMessage {...words.back} />
      </Link>
      <BookingDetail id={bookingId} />
    </PermissionGate>
  );
}

function BookingDetail({ id }: { id: string }) {
  // What became of a booking is for those who answer for more than their own sales.
  const history = useScope('booking.history') !== undefined;
  const { data, error, refetch } = useBookingDetailQuery({
    variables: { id, history },
    fetchPolicy: 'cache-and-network',
  });
  if (error !== undefined && data === undefined) {
    const again = (
      <Button onClick={() => void refetch()}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
  }
  if (data === undefined) return <SkeletonCards count={3} />;
  if (data.booking == null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return <BookingPage booking={data.booking} />;
}

function BookingPage({ booking }: { booking: Booking }) {
  const intl = useIntl();
  return (
    <>
      <Toolbar
        title={booking.pnr}
        sub={
          <>
            <BookingStatusPill status={booking.status} /> <PaymentStatusPill status={booking.paymentStatus} />
          </>
        }
      />
      <RecordTabs entity="Booking" rowId={booking.id}>
        <div className="back-office__columns">
          <div className="back-office__stack">
            <OperatorDecisions booking={booking} />
            <Legs legs={booking.legs} />
            <MoneyOfBooking booking={booking} />
            <Disclosure summary={intl.formatMessage(words.data)}>
              <JsonBlock label={intl.formatMessage(words.data)} value={booking} />
            </Disclosure>
          </div>
          <div className="back-office__stack">
            <Contact booking={booking} />
            {booking.timeline !== undefined && (
              <section>
                <h2>
                  <FormattedMessage {...words.timeline} />
                </h2>
                <Timeline
                  label={intl.formatMessage(words.timeline)}
                  events={booking.timeline.map(({ at, type, actor, facts }, index) => ({
                    id: `${index}`,
                    title: eventTitle(intl, type),
                    state: 'done',
                    at: localStamp(at),
                    dateTime: at,
                    children: [actorName(intl, actor), ...factsInWords(intl, facts, booking.total.currency)].join(
                      ' · ',
                    ),
                  }))}
                />
              </section>
            )}
          </div>
        </div>
      </RecordTabs>
    </>
  );
}

function Contact({ booking }: { booking: Booking }) {
  const intl = useIntl();
  const { contactEmail, contactPhone, language, bookedFrom, createdAt, expiresAt, status, tickets } = booking;
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.contact} />
      </h2>
      <Card kind="panel">
        <DefinitionList
          items={[
            { id: 'email', term: <FormattedMessage {...words.email} />, value: contactEmail ?? '–' },
            { id: 'phone', term: <FormattedMessage {...words.phone} />, value: contactPhone ?? '–' },
            { id: 'language', term: <FormattedMessage {...words.language} />, value: languageName(language) },
            { id: 'door', term: <FormattedMessage {...words.door} />, value: doorName(intl, bookedFrom) },
            { id: 'booked', term: <FormattedMessage {...words.booked} />, value: localStamp(createdAt) },
            ...(status === 'BLOCKED' && expiresAt != null
              ? [{ id: 'held', term: <FormattedMessage {...words.heldUntil} />, value: localStamp(expiresAt) }]
              : []),
          ]}
        />
      </Card>
      {tickets.length > 0 && (
        <section>
          <h2>
            <FormattedMessage {...words.tickets} />
          </h2>
          <ul className="back-office__plain">
            {tickets.map(({ id, url, pdfUrl, revoked }) => (
              <li key={id}>
                <a href={url}>
                  <FormattedMessage {...words.openTicket} />
                </a>
                {' · '}
                <a href={pdfUrl}>
                  <FormattedMessage {...words.pdf} />
                </a>
                {revoked && (
                  <>
                    {' · '}
                    <FormattedMessage {...words.revoked} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
