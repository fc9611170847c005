import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { data, redirect } from 'react-router';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { orUnheard } from '../../session/or-unheard.js';
import { NoSuchBooking } from '../../features/checkout/NoSuchBooking.js';
import { responsePath, viewBookingPath } from '../../features/checkout/paths.js';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/passengers';
import { passengersAction } from './passengers-action.js';
import { PassengersForm } from './PassengersForm.js';

/** What is already sold has nothing to fill in: the way back after paying leads to the confirmation. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const booking = await loadBooking({ context, request }, params.bookingId);
  if (booking === undefined) return data({ booking }, { status: 404 });
  const state = holdStateOf(booking);
  if (state === 'sold') throw redirect(localPath(params, responsePath(booking.id)));
  if (state === 'cancelled') throw redirect(localPath(params, viewBookingPath(booking.id)));
  return { booking };
}

export { headers } from '../../features/checkout/never-kept.js';

export const action = (args: Route.ActionArgs) => passengersAction(args);

/** What nobody answers leaves the page as it stands. */
export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

export default function Passengers({ loaderData: { booking } }: Route.ComponentProps) {
  return booking === undefined ? <NoSuchBooking /> : <PassengersForm key={booking.id} booking={booking} />;
}
