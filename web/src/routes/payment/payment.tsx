import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { data, redirect } from 'react-router';
import { toBePaid } from '../../features/checkout/exchange-hold.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { orUnheard } from '../../session/or-unheard.js';
import { loadAddOnOffers } from '../../features/checkout/add-on-action.js';
import { isLookedAt } from '../../features/checkout/looked-at.js';
import { NoSuchBooking } from '../../features/checkout/NoSuchBooking.js';
import { changeBookingPath, passengersPath, responsePath, viewBookingPath } from '../../features/checkout/paths.js';
import { askAbout, isBookingId } from '../../session/booking-token.js';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/payment';
import { paymentAction } from './payment-action.js';
import { PayForm } from './PayForm.js';
import { PaymentMethodsDocument } from '../../features/checkout/payment-methods.generated.js';

const ENDED = { declined: 'declined', cancelled: 'cancelled', expired: 'expired', replaced: 'replaced' } as const;

/** Which ways to pay there are for this booking, the usual one first, what of the viewer's points pays a part of it, and what can be bought beside its seats. */
async function loadOptions(asking: Parameters<typeof askAbout>[0], id: string) {
  if (!isBookingId(id)) return { options: [], pointsOffer: null, addOnOffers: [] };
  const [{ paymentMethods, booking }, addOnOffers] = await Promise.all([
    askAbout(asking, id, PaymentMethodsDocument, { id }),
    loadAddOnOffers(asking, id),
  ]);
  return { options: paymentMethods ?? [], pointsOffer: booking?.pointsOffer ?? null, addOnOffers };
}

/** A sold booking is never paid again, but for the difference of an exchange that waits for it: back after paying leads to the confirmation; while a person looks at what arrived, to the page that says so. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const asking = { context, request };
  const [loaded, more] = await Promise.all([
    loadBooking(asking, params.bookingId),
    loadOptions(asking, params.bookingId),
  ]);
  if (loaded === undefined) return data({ booking: undefined, ended: undefined, ...more }, { status: 404 });
  const booking = toBePaid(loaded);
  const state = holdStateOf(booking);
  if (state === 'over' && booking.exchange !== null) throw redirect(localPath(params, changeBookingPath(booking.id)));
  if (state === 'sold') throw redirect(localPath(params, responsePath(booking.id)));
  if (state === 'cancelled') throw redirect(localPath(params, viewBookingPath(booking.id)));
  if (isLookedAt(booking)) throw redirect(localPath(params, responsePath(booking.id)));
  if (!booking.passengersComplete) throw redirect(localPath(params, passengersPath(booking.id)));
  // Who comes from the mail that says so has no `ended` in his address.
  if (booking.payments.at(-1)?.sentBack === true) return { booking, ...more, ended: 'sentBack' as const };
  return { booking, ...more, ended: ENDED[url.searchParams.get('ended') as keyof typeof ENDED] };
}

export { headers } from '../../features/checkout/never-kept.js';

export const action = (args: Route.ActionArgs) => paymentAction(args);

/** What nobody answers leaves the page as it stands. */
export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

export default function Payment({ loaderData: { booking, ...more } }: Route.ComponentProps) {
  return booking === undefined ? <NoSuchBooking /> : <PayForm key={booking.id} booking={booking} {...more} />;
}
