import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { ContactFields } from '@naga/booking-flow/passengers/ContactFields';
import { emptyForm, faultsOfForm, type PassengerForm, valueAt } from '@naga/booking-flow/passengers/passenger-form.js';
import { faultInSummary } from '@naga/booking-flow/passengers/passenger-words.js';
import { PassengerFields } from '@naga/booking-flow/passengers/PassengerFields';
import { forgetTravellers, rememberTravellers } from '@naga/booking-flow/passengers/remembered-travellers.js';
import { soldNationalOf } from '@naga/booking-flow/seats/national.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { Notice } from '@naga/ui/Notice';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useActionData, useNavigation } from 'react-router';
import { AddedNotice } from '../../features/checkout/AddedNotice.js';
import { BookingSummary } from '../../features/checkout/BookingSummary.js';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { GiveBack } from '../../features/checkout/GiveBack.js';
import { HoldOver } from '../../features/checkout/HoldOver.js';
import { seatsPathOf } from '../../features/checkout/paths.js';
import { personText } from '../../features/checkout/traveller-words.js';
import { askedOf } from './asked-of.js';
import type { PassengersAnswer } from './passengers-action.js';
import { type Member, useMember } from '../../session/member.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import classes from './PassengersForm.module.css';
import { words } from './passengers-words.js';
import { useKeptForm } from './use-kept-form.js';
import { useRemembered } from './use-remembered.js';

const FORM = 'passengers';

/** What the booking knows; of a new one, what the signed-in user's profile knows about the one who buys. */
function known(
  { legs, contactEmail, contactPhone }: CheckoutBooking_BookingFragment,
  member: Member | undefined,
): PassengerForm {
  const isNew = contactEmail === null && contactPhone === null;
  const parts = legs[0]?.parts ?? [];
  return {
    ...emptyForm(parts.length),
    passengers: parts.map(({ firstName, lastName, documentNumber, birthDate, mobileNumber, email }) => ({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      documentNumber: documentNumber ?? '',
      birthDate: birthDate ?? '',
      mobileNumber: mobileNumber ?? '',
      email: email ?? '',
    })),
    contact: {
      email: contactEmail ?? (isNew ? (member?.email ?? '') : ''),
      noEmail: contactPhone !== null && contactEmail === null,
      mobileNumber: contactPhone ?? member?.mobileNumber ?? '',
    },
  };
}

/** Who travels, and where the tickets go. */
export function PassengersForm({ booking }: { booking: CheckoutBooking_BookingFragment }) {
  const intl = useIntl();
  const answer = useActionData<PassengersAnswer | null>() ?? {};
  const member = useMember();
  const { state, formData } = useNavigation();
  const busyWith = state === 'idle' ? undefined : (formData?.get('intent') ?? 'save');
  const rides = booking.legs.map(({ journeyLegId }) => journeyLegId).join(' ');
  const [form, setForm] = useKeptForm(FORM, rides, answer.form ?? known(booking, member));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [remember, setRemember] = useState(true);
  const remembered = useRemembered(member);
  const isOver = holdStateOf(booking) === 'over';

  const asked = askedOf(booking);
  const all = faultsOfForm(form, asked);
  const sent = attempt > 0 || answer.faults !== undefined;
  // What only the server found stays until that field is changed.
  const fromServer = (answer.faults ?? []).filter(
    ({ path }) =>
      !all.some((one) => one.path === path) &&
      answer.form !== undefined &&
      valueAt(form, path) === valueAt(answer.form, path),
  );
  const faults = [...all.filter(({ path }) => sent || left.includes(path)), ...fromServer];
  const blur = (path: string) => setLeft((paths) => (paths.includes(path) ? paths : [...paths, path]));
  const people = booking.legs[0]?.parts ?? [];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (button instanceof HTMLButtonElement && button.value === 'again') return;
    setAttempt((before) => before + 1);
    if (all.length > 0) return event.preventDefault();
    if (remember) rememberTravellers(localStorage, form.passengers);
    else forgetTravellers(localStorage);
  };
  return (
    <CheckoutFrame
      title={intl.formatMessage(words.title)}
      step="passengers"
      ways={{ seats: seatsPathOf(booking) }}
      aside={
        <BookingSummary
          booking={booking}
          action={
            isOver ? undefined : (
              <Button type="submit" form={FORM} wide size="large" busy={busyWith === 'save'}>
                {intl.formatMessage(words.continue)}
              </Button>
            )
          }
        />
      }
    >
      <Form method="post" id={FORM} onSubmit={submit} noValidate preventScrollReset className={classes.form}>
        {isOver && (
          <HoldOver
            booking={booking}
            refusal={answer.againRefused === true ? answer.refusal : undefined}
            busy={busyWith === 'again'}
          />
        )}
        {!isOver && <AddedNotice booking={booking} />}
        <ErrorSummary
          attempt={attempt}
          errors={sent ? faults.map((fault) => ({ fieldId: fault.path, text: faultInSummary(intl, fault) })) : []}
        />
        <UnheardNotice />
        {answer.refusal !== undefined && answer.againRefused !== true && !isOver && (
          <Notice tone="bad" live="alert">
            {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
          </Notice>
        )}
        <h1>{intl.formatMessage(words.title)}</h1>
        <p>{intl.formatMessage(words.lead)}</p>
        {people.map((person, index) => (
          <PassengerFields
            key={person.id}
            index={index}
            seats={[...new Set(booking.legs.flatMap(({ parts }) => parts[index]?.seatNumber ?? []))]}
            about={personText(intl, person, soldNationalOf(booking.legs, person.position))}
            value={form.passengers[index] ?? { firstName: '', lastName: '' }}
            faults={faults}
            asked={asked.fields}
            onChange={(change) =>
              setForm((before) => ({
                ...before,
                passengers: before.passengers.map((one, at) => (at === index ? { ...one, ...change } : one)),
              }))
            }
            onBlur={blur}
            remembered={remembered}
          />
        ))}
        <ContactFields
          value={form.contact}
          faults={faults}
          onChange={(change) => setForm((before) => ({ ...before, contact: { ...before.contact, ...change } }))}
          onBlur={blur}
        />
        <CheckboxField
          label={intl.formatMessage(words.remember)}
          hint={intl.formatMessage(words.rememberHint)}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
      </Form>
      {!isOver && <GiveBack busy={busyWith === 'give-back'} />}
    </CheckoutFrame>
  );
}
