import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { data, redirect } from 'react-router';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { NoSuchBooking } from '../../features/checkout/NoSuchBooking.js';
import { passengersPath, responsePath, viewBookingPath } from '../../features/checkout/paths.js';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/payment';
import { paymentAction } from './payment-action.js';
import { PayForm } from './PayForm.js';

const ENDED = { declined: 'declined', cancelled: 'cancelled' } as const;

/** A sold booking is never paid again: back after paying leads to the confirmation. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const booking = await loadBooking({ context, request }, params.bookingId);
  if (booking === undefined) return data({ booking, ended: undefined }, { status: 404 });
  const state = holdStateOf(booking);
  if (state === 'sold') throw redirect(localPath(params, responsePath(booking.id)));
  if (state === 'cancelled') throw redirect(localPath(params, viewBookingPath(booking.id)));
  if (!booking.passengersComplete) throw redirect(localPath(params, passengersPath(booking.id)));
  return { booking, ended: ENDED[url.searchParams.get('ended') as keyof typeof ENDED] };
}

export const action = (args: Route.ActionArgs) => paymentAction(args);

export default function Payment({ loaderData: { booking, ended } }: Route.ComponentProps) {
  return booking === undefined ? <NoSuchBooking /> : <PayForm key={booking.id} booking={booking} ended={ended} />;
}
