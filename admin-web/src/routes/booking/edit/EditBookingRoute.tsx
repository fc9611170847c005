import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { LANGUAGES } from '@naga/kernel/language.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { EditForm } from '../../../features/form/EditForm.js';
import { OpenedRecord } from '../../../features/form/OpenedRecord.js';
import type { Conflict } from '../../../features/form/use-conflict.js';
import { useForm } from '../../../features/form/use-form.js';
import { localName } from '../../../session/local-name.js';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import { AnotherOperatorNotice } from '../../../features/ride-rights/AnotherOperator.js';
import { mayChangeAll } from '../../../features/ride-rights/ride-rights.js';
import { MissingRight } from '../../../session/MissingRight.js';
import { languageName } from '../../../session/language.js';
import type { Refused } from '../../../session/refused.js';
import { nameOfPart } from '../changes/name-of-part.js';
import { PLATFORM_SCOPES, STAFF_SCOPES } from '../changes/staff-scopes.js';
import { words as bookingWords } from '../words.js';
import {
  type BookingToEditQuery,
  type Edit_BookingFragment,
  useBookingToEditQuery,
  useEditBookingMutation,
} from './edit.generated.js';
import { words } from './words.js';

type Booking = NonNullable<BookingToEditQuery['booking']>;

/** How a booking's people are reached, and the ways to all else that can be changed of it. */
export default function EditBookingRoute() {
  const { bookingId = '' } = useParams();
  const back = { to: `/bookings/${bookingId}`, label: <FormattedMessage {...bookingWords.theBooking} /> };
  return (
    <RecordGate permission="booking.edit" scopes={STAFF_SCOPES} back={back}>
      <EditBooking key={bookingId} id={bookingId} />
    </RecordGate>
  );
}

function EditBooking({ id }: { id: string }) {
  // What is kept from a list may be old; its version would be refused at once.
  const result = useBookingToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.booking} words={bookingWords}>
      {(booking, reload) => (
        <div className="back-office__stack">
          <Toolbar title={<FormattedMessage {...words.editTitle} values={{ pnr: booking.pnr }} />} />
          {mayChangeAll(booking.legs, 'booking.edit') ? (
            <OpenedRecord row={booking} reload={reload}>
              {(opened, conflict) => <ContactForm booking={opened} conflict={conflict} />}
            </OpenedRecord>
          ) : (
            <AnotherOperatorNotice of="booking" />
          )}
          <WhatElse booking={booking} />
        </div>
      )}
    </Loaded>
  );
}

type Values = Record<'email' | 'mobileNumber' | 'language' | 'comment', string>;

function ContactForm({ booking, conflict }: { booking: Edit_BookingFragment; conflict: Conflict }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [edit] = useEditBookingMutation();
  const { id, contactVersion: version } = booking;
  const form = useForm<Values, Edit_BookingFragment | Refused>({
    initial: {
      email: booking.contactEmail ?? '',
      mobileNumber: booking.contactPhone ?? '',
      language: booking.language,
      comment: '',
    },
    draft: `booking-${id}-${version}`,
    check: ({ mobileNumber }) => ({ mobileNumber: mobileNumber.trim() === '' && 'REQUIRED' }),
    send: async ({ email, mobileNumber, language, comment }) => {
      const contact = { email: email.trim() || null, mobileNumber: mobileNumber.trim() };
      const variables = { bookingId: id, version, contact, language, comment: comment.trim() || null };
      return conflict.watch((await edit({ variables })).data?.editBooking);
    },
    texts: conflict.texts,
    done: intl.formatMessage(words.saved),
    onDone: () => navigate(`/bookings/${id}`, { replace: true }),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back={`/bookings/${id}`} more={conflict.button}>
      <FormSection title={<FormattedMessage {...words.contact} />} about={<FormattedMessage {...words.contactAbout} />}>
        <TextField
          label={intl.formatMessage(words.email)}
          hint={intl.formatMessage(words.emailHint)}
          optional
          type="email"
          maxLength={254}
          {...form.text('email')}
        />
        <TextField
          label={intl.formatMessage(words.mobile)}
          required
          type="tel"
          maxLength={25}
          {...form.text('mobileNumber')}
        />
        <SelectField
          label={intl.formatMessage(words.language)}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          {...form.text('language')}
        />
        <TextAreaField
          label={intl.formatMessage(words.comment)}
          hint={intl.formatMessage(words.commentHint)}
          optional
          maxLength={2000}
          {...form.text('comment')}
        />
      </FormSection>
    </EditForm>
  );
}

/** Each ticket has a page for its passengers, seats and codes; the account is the platform's to change. */
function WhatElse({ booking: { id, tickets, legs } }: { booking: Booking }) {
  const intl = useIntl();
  const account = <FormattedMessage {...words.account} />;
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage {...words.more} />
        </h2>
        {tickets.map((ticket) => {
          const leg = legs.find((each) => each.id === ticket.leg.id);
          if (ticket.revoked || leg === undefined) return null;
          const values = {
            from: localName(intl.locale, leg.fromLocationName),
            to: localName(intl.locale, leg.toLocationName),
            date: leg.departureTime.slice(0, 10),
            who: leg.parts.map(nameOfPart).join(', '),
          };
          return (
            <div key={ticket.id} className="back-office__actions">
              <span>
                <FormattedMessage {...words.ticket} values={values} />
              </span>
              <Button as={Link} to={`/tickets/${ticket.id}/edit`} variant="quiet" size="small">
                <FormattedMessage {...words.editTicket} />
              </Button>
            </div>
          );
        })}
        <PermissionGate
          permission="booking.edit"
          scopes={PLATFORM_SCOPES}
          otherwise={<MissingRight action={words.account} permission="booking.edit" scopes={PLATFORM_SCOPES} />}
        >
          <div className="back-office__actions">
            <Button as={Link} to={`/bookings/user/${id}`} variant="quiet" size="small">
              {account}
            </Button>
          </div>
        </PermissionGate>
      </div>
    </Card>
  );
}
