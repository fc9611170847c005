import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { LocalTime } from '../../session/time/LocalTime.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { BookingStatusPill, PaymentStatusPill } from '../../features/status/Status.js';
import { languageName } from '../../session/language.js';
import { type BookingDetailQuery, useBookingDetailQuery } from './booking.generated.js';
import { WaitingOverrules } from './cancel/WaitingOverrules.js';
import { EventsOfBooking } from './EventsOfBooking.js';
import { FactsOfBooking } from './FactsOfBooking.js';
import { Legs } from './Legs.js';
import { MoneyOfBooking } from './MoneyOfBooking.js';
import { AwaitedCodesNotice } from './AwaitedCodesNotice.js';
import { OperatorDecisions } from './OperatorDecisions.js';
import { RefusedRefunds } from './RefusedRefunds.js';
import { ReviewedPayments } from './ReviewedPayments.js';
import { BookingActions } from './changes/BookingActions.js';
import { Comments } from './changes/Comments.js';
import { words } from './words.js';

type Booking = NonNullable<BookingDetailQuery['booking']>;

export default function BookingRoute() {
  const { bookingId = '' } = useParams();
  return (
    <RecordGate permission="booking.view" back={{ to: '/bookings', label: <FormattedMessage {...words.back} /> }}>
      <BookingDetail id={bookingId} />
    </RecordGate>
  );
}

function BookingDetail({ id }: { id: string }) {
  // What became of a booking is for those who answer for more than their own sales.
  const history = useScope('booking.history') !== undefined;
  const result = useBookingDetailQuery({ variables: { id, history }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.booking} words={words}>
      {(booking) => <BookingPage booking={booking} />}
    </Loaded>
  );
}

function BookingPage({ booking }: { booking: Booking }) {
  return (
    <RecordView
      title={booking.pnr}
      sub={
        <>
          <BookingStatusPill status={booking.status} /> <PaymentStatusPill status={booking.paymentStatus} />
        </>
      }
      actions={<BookingActions booking={booking} />}
      data={booking}
      changes={<RecordTimeline entity="Booking" rowId={booking.id} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <WaitingOverrules overrules={booking.overrules} />
          <ReviewedPayments booking={booking} />
          <RefusedRefunds booking={booking} />
          <OperatorDecisions booking={booking} />
          <AwaitedCodesNotice booking={booking} />
          <Legs booking={booking} />
          <FactsOfBooking facts={booking.facts} />
          <MoneyOfBooking booking={booking} />
        </div>
        <div className="back-office__stack">
          <Contact booking={booking} />
          <Comments bookingId={booking.id} />
          <EventsOfBooking timeline={booking.timeline} currency={booking.total.currency} />
        </div>
      </div>
    </RecordView>
  );
}

function Contact({ booking }: { booking: Booking }) {
  const { contactEmail, contactPhone, language, createdAt, expiresAt, status, tickets } = booking;
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.contact} />
      </h2>
      <Card kind="panel">
        <DefinitionList
          items={[
            { id: 'email', term: <FormattedMessage {...words.email} />, value: contactEmail ?? '–', long: true },
            { id: 'phone', term: <FormattedMessage {...words.phone} />, value: contactPhone ?? '–' },
            { id: 'language', term: <FormattedMessage {...words.language} />, value: languageName(language) },
            { id: 'booked', term: <FormattedMessage {...words.booked} />, value: <LocalTime at={createdAt} /> },
            ...(status === 'BLOCKED' && expiresAt != null
              ? [{ id: 'held', term: <FormattedMessage {...words.heldUntil} />, value: <LocalTime at={expiresAt} /> }]
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
