import type { AskedName } from '@naga/booking-flow/passengers/passenger-form.js';
import { FIELD_NAMES, missingFields, type PassengerField } from '@naga/kernel/passenger-field.js';
import { isBoughtUnused } from '@naga/kernel/part-state.js';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import { factsText } from '../../../features/booking-words/fact-words.js';
import { AnotherOperatorNotice } from '../../../features/ride-rights/AnotherOperator.js';
import { mayNameSome } from '../../../features/ride-rights/ride-rights.js';
import type { Refused } from '../../../session/refused.js';
import { nationalityWords, partWords, passengerTypeWords } from '../../../features/booking-words/state-words.js';
import { type Title, useChangePassengerMutation } from './ticket-changes.generated.js';
import { nameOfPart } from './name-of-part.js';
import { type PartToChange, type TicketInHand, WithTicket } from './WithTicket.js';
import { words } from './words.js';

/** Who travels on a ticket: names, title and contact of each, as far as they can still be changed. */
export default function PassengerRoute() {
  return (
    <WithTicket title={words.passengersTitle} about={<FormattedMessage {...words.passengersAbout} />}>
      {(ticket) => (
        <div className="back-office__stack">
          {ticket.leg.parts.map((part) => (
            <Passenger key={part.id} part={part} ticket={ticket} />
          ))}
        </div>
      )}
    </WithTicket>
  );
}

function Passenger({ part, ticket }: { part: PartToChange; ticket: TicketInHand }) {
  const intl = useIntl();
  const isNamed = mayNameSome({ ...ticket.leg, parts: [part] }, ticket.booking.legs);
  if (isBoughtUnused(part.state) && isNamed) return <PassengerForm part={part} ticket={ticket} />;
  return (
    <FormSection
      title={nameOfPart(part)}
      about={<FormattedMessage {...words.seat} values={{ seat: part.seatNumber }} />}
    >
      {isNamed ? (
        <p>
          <FormattedMessage {...words.cannotChange} values={{ state: intl.formatMessage(partWords[part.state]) }} />
        </p>
      ) : (
        <AnotherOperatorNotice of="name" />
      )}
    </FormSection>
  );
}

type Values = Record<'title' | 'firstName' | 'lastName' | AskedName, string>;

/** What is told is not taken away again; what was missing before keeps nobody from correcting the rest. */
const wrongIn = (told: readonly PassengerField[]) => (values: Values) => ({
  firstName: values.firstName.trim() === '' && 'REQUIRED',
  lastName: values.lastName.trim() === '' && 'REQUIRED',
  ...Object.fromEntries(missingFields(values, told).map((field) => [FIELD_NAMES[field], 'REQUIRED'])),
});

function PassengerForm({ part, ticket: { booking, leg } }: { part: PartToChange; ticket: TicketInHand }) {
  const intl = useIntl();
  const [change] = useChangePassengerMutation();
  const missing = missingFields(part, leg.requiredFields);
  const asked = leg.requiredFields.filter((field) => !missing.includes(field));
  const form = useForm<Values, { __typename: 'Booking' } | Refused>({
    initial: {
      title: part.title,
      firstName: part.firstName ?? '',
      lastName: part.lastName ?? '',
      email: part.email ?? '',
      mobileNumber: part.mobileNumber ?? '',
      documentNumber: part.documentNumber ?? '',
      birthDate: part.birthDate ?? '',
    },
    check: wrongIn(asked),
    send: async ({ title, firstName, lastName, email, mobileNumber, documentNumber, birthDate }) => {
      const passenger = {
        title: title as Title,
        firstName,
        lastName,
        email: email.trim() || null,
        mobileNumber: mobileNumber.trim() || null,
        documentNumber: documentNumber.trim() || null,
        birthDate: birthDate || null,
      };
      return (await change({ variables: { bookingId: booking.id, partId: part.id, passenger } })).data?.changePassenger;
    },
    refusedAt: { GENDER_RULE: 'title' },
    done: intl.formatMessage(words.passengerSaved),
    onDone: () => undefined,
  });
  const nationality = [
    intl.formatMessage(passengerTypeWords[part.passengerType]),
    intl.formatMessage(nationalityWords[part.nationality], { country: leg.localCountryCode }),
  ].join(', ');
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.savePassenger} />} isPart>
      <FormSection
        title={nameOfPart(part)}
        about={
          <>
            <FormattedMessage {...words.seat} values={{ seat: part.seatNumber }} />
            {'. '}
            <FormattedMessage {...words.fixed} values={{ nationality }} />
          </>
        }
      >
        {missing.length > 0 && (
          <Notice tone="warn">
            <FormattedMessage {...words.missing} values={{ facts: factsText(intl, missing) }} />
          </Notice>
        )}
        <SelectField
          label={intl.formatMessage(words.titleField)}
          hint={intl.formatMessage(words.titleHint)}
          required
          options={[
            { value: 'MR', label: intl.formatMessage(words.mr) },
            { value: 'MS', label: intl.formatMessage(words.ms) },
          ]}
          {...form.text('title')}
        />
        <TextField label={intl.formatMessage(words.firstName)} required maxLength={80} {...form.text('firstName')} />
        <TextField label={intl.formatMessage(words.lastName)} required maxLength={80} {...form.text('lastName')} />
        <TextField
          label={intl.formatMessage(words.email)}
          type="email"
          optional={!leg.requiredFields.includes('EMAIL')}
          required={asked.includes('EMAIL')}
          maxLength={254}
          {...form.text('email')}
        />
        <TextField
          label={intl.formatMessage(words.mobile)}
          type="tel"
          optional={!leg.requiredFields.includes('MOBILE')}
          required={asked.includes('MOBILE')}
          maxLength={25}
          {...form.text('mobileNumber')}
        />
        <TextField
          label={intl.formatMessage(words.document)}
          optional={!leg.requiredFields.includes('DOCUMENT')}
          required={asked.includes('DOCUMENT')}
          maxLength={24}
          {...form.text('documentNumber')}
        />
        <TextField
          label={intl.formatMessage(words.birthDate)}
          type="date"
          optional={!leg.requiredFields.includes('BIRTH_DATE')}
          required={asked.includes('BIRTH_DATE')}
          {...form.text('birthDate')}
        />
      </FormSection>
    </EditForm>
  );
}
