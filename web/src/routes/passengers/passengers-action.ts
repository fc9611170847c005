import {
  askedInput,
  contactInput,
  faultsOfForm,
  type PassengerFault,
  type PassengerForm,
  readPassengerForm,
} from '@naga/booking-flow/passengers/passenger-form.js';
import { faultsOfFields } from '@naga/booking-flow/passengers/graph-faults.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { redirect } from 'react-router';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { extendHold, giveBackHold, holdAgain } from '../../features/checkout/hold-actions.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { passengersPath, paymentPath, seatsPathOf } from '../../features/checkout/paths.js';
import { askAbout } from '../../session/booking-token.js';
import { InvalidFields } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/passengers';
import { askedOf } from './asked-of.js';
import { SetPassengersDocument } from './passengers.generated.js';

export interface PassengersAnswer {
  /** What was sent, for a page without script. */
  form?: PassengerForm;
  faults?: PassengerFault[];
  refusal?: Refusal;
  /** Holding the same seats again was refused. */
  againRefused?: boolean;
}

async function save(
  asking: Pick<Route.ActionArgs, 'context' | 'request'>,
  booking: CheckoutBooking_BookingFragment,
  form: PassengerForm,
): Promise<PassengersAnswer | undefined> {
  const asked = askedOf(booking);
  const parts = booking.legs[0]?.parts ?? [];
  const passengers = parts.map(({ seatNumber, title, nationality, passengerType }, index) => ({
    seatNumber,
    title,
    nationality,
    passengerType,
    firstName: form.passengers[index]?.firstName.trim() ?? '',
    lastName: form.passengers[index]?.lastName.trim() ?? '',
    ...askedInput(form.passengers[index] ?? {}, asked.fields),
  }));
  try {
    const variables = { id: booking.id, passengers, contact: contactInput(form) };
    const { setPassengers } = await askAbout(asking, booking.id, SetPassengersDocument, variables, { isForm: true });
    return setPassengers.__typename === 'Refused' ? { form, refusal: setPassengers } : undefined;
  } catch (error) {
    if (error instanceof InvalidFields) return { form, faults: faultsOfFields(error.fields) };
    throw error;
  }
}

/** intent: extend (more time), again (hold the same seats once more), give-back, else the form itself. Works without script. */
export async function passengersAction({
  request,
  context,
  params,
}: Route.ActionArgs): Promise<PassengersAnswer | null | Response> {
  const asking = { context, request };
  const sent = await request.formData();
  const intent = sent.get('intent');
  const go = (path: string, headers?: Headers) =>
    redirect(localPath(params, path), headers === undefined ? undefined : { headers });
  if (intent === 'extend') {
    const refusal = await extendHold(asking, params.bookingId);
    return refusal === undefined ? null : { refusal };
  }
  const booking = await loadBooking(asking, params.bookingId);
  if (booking === undefined) return go(passengersPath(params.bookingId));
  if (intent === 'give-back') {
    await giveBackHold(asking, booking.id);
    return go(seatsPathOf(booking));
  }
  const form = readPassengerForm(sent, booking.legs[0]?.parts.length ?? 0);
  if (intent === 'again') {
    const price = sent.get('total');
    const held = await holdAgain(
      asking,
      booking,
      typeof price === 'string' && price !== '' ? Number(price) : undefined,
    );
    if ('refusal' in held) return { form, refusal: held.refusal, againRefused: true };
    return go(passengersPath(held.bookingId, held.added), held.headers);
  }
  const faults = faultsOfForm(form, askedOf(booking));
  if (faults.length > 0) return { form, faults };
  return (await save(asking, booking, form)) ?? go(paymentPath(booking.id));
}
