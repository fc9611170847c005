import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { toBePaid } from '../../features/checkout/exchange-hold.js';
import { NoSuchBooking } from '../../features/checkout/NoSuchBooking.js';
import { orLastAnswer } from '../../features/checkout/last-answer.js';
import { withProviderAnswer } from '../../features/checkout/provider-answer.js';
import { useWalletReturn } from '../../features/checkout/use-wallet-return.js';
import { attemptPath, paymentPath, viewBookingPath } from '../../features/checkout/paths.js';
import { askAbout, isBookingId } from '../../session/booking-token.js';
import { forgetTrip } from '../../session/kept-trip.js';
import { localPath } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/confirmation';
import { Confirmed } from './Confirmed.js';
import { ConfirmationDocument } from './confirmation.generated.js';
import { feedbackAction } from './feedback-action.js';
import { InvalidRequest } from './InvalidRequest.js';
import { knownToThisTab } from './known-to-this-tab.js';
import { type ResponseState, responseStateOf } from './response-state.js';
import { StillOpen } from './StillOpen.js';

/** Where the payment provider sends people back to, and afterwards the confirmation (specification, section 2: bookingresponse). */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('booking') ?? undefined;
  if (!isBookingId(id)) return data({ page: 'invalid' as const }, { status: 404 });
  const { booking: found, feedbackOn: feedback } = await askAbout({ context, request }, id, ConfirmationDocument, {
    id,
  });
  if (found === null) return data({ page: 'unknown' as const }, { status: 404 });
  const booking = toBePaid(found);
  const state = responseStateOf(booking);
  const pay = localPath(params, paymentPath(id));
  switch (state) {
    case 'declined':
    case 'cancelled':
      throw redirect(withProviderAnswer(`${pay}?ended=${state}`, url.searchParams));
    case 'unpaid':
    case 'over':
      throw redirect(pay);
    case 'cancelled-booking':
    case 'unchanged':
      throw redirect(localPath(params, viewBookingPath(id)));
    case 'confirmed':
      return { page: 'confirmed' as const, booking, feedback };
    case 'waiting': {
      const cash = booking.payments.find((one) => one.code !== null && one.state === 'PENDING');
      if (cash !== undefined) throw redirect(localPath(params, attemptPath(id, cash.id)));
      return { page: 'open' as const, state, booking };
    }
    default:
      return { page: 'open' as const, state, booking };
  }
}

export { headers } from '../../features/checkout/never-kept.js';

export const action = (args: Route.ActionArgs) => feedbackAction(args);

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

export const clientLoader = (args: Route.ClientLoaderArgs) => {
  const known = knownToThisTab(args.request.url);
  if (known !== undefined) throw redirect(known);
  return orLastAnswer(args);
};
// What the page came with is the first answer.
clientLoader.hydrate = true as const;

/** Bought, or never to be: nothing that was chosen for it is needed again (specification, section 4: confirmation error). */
const DECIDED = new Set<ResponseState>(['operator', 'rejected', 'refunded']);

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const isDecided = loaderData.page === 'confirmed' || (loaderData.page === 'open' && DECIDED.has(loaderData.state));
  useEffect(() => {
    if (isDecided) forgetTrip(sessionStorage);
  }, [isDecided]);
  useWalletReturn('booking' in loaderData ? loaderData.booking.payments : []);
  switch (loaderData.page) {
    case 'invalid':
      return <InvalidRequest />;
    case 'unknown':
      return <NoSuchBooking />;
    case 'confirmed':
      return <Confirmed booking={loaderData.booking} feedback={loaderData.feedback} />;
    case 'open':
      return <StillOpen state={loaderData.state} booking={loaderData.booking} />;
  }
}
