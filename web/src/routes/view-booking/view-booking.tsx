import { data, redirect, useActionData } from 'react-router';
import { askAbout, isBookingId } from '../../session/booking-token.js';
import { isAtDesk } from '../../features/checkout/booking-place.js';
import { viewBookingPath } from '../../features/checkout/paths.js';
import { localPath } from '../../session/language.js';
import { isSandbox, sandboxHeaders } from '../../session/sandbox.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/view-booking';
import { BookingPage } from './BookingPage.js';
import { findBooking, type FindAnswer, linkedTo, openedWith } from './find-booking.js';
import { FindBooking } from './FindBooking.js';
import {
  CancelBookingDocument,
  EarnedBySeatsDocument,
  SendTicketsAgainDocument,
  ViewBookingDocument,
} from './view-booking.generated.js';

/** With a booking this device may open: that booking. Else the form, whatever the address named. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const sandbox = isSandbox(url);
  const cancelling = url.searchParams.has('cancel') && !sandbox ? url.searchParams.getAll('part') : undefined;
  const atDesk = isAtDesk(url.pathname);
  const id = params.booking_id;
  const linked = linkedTo(url);
  if (id === undefined && linked !== undefined && linked.reference !== '') {
    const opened = await openedWith({ context, request }, linked.reference);
    if (opened !== undefined) throw redirect(localPath(params, viewBookingPath(opened)));
  }
  if (!isBookingId(id))
    return data(
      { booking: null, earned: [], cancelling, sandbox, linked, atDesk },
      { status: id === undefined ? 200 : 404 },
    );
  const asking = { context, request };
  const headers = sandboxHeaders(sandbox);
  const [{ booking }, sold] = await Promise.all([
    askAbout(asking, id, ViewBookingDocument, { id, atDesk }, { headers }),
    atDesk ? askAbout(asking, id, EarnedBySeatsDocument, { id }, { headers }) : undefined,
  ]);
  const earned = sold?.booking == null ? [] : [...sold.booking.exchangedLegs, ...sold.booking.legs];
  return data({ booking, earned, cancelling, sandbox, linked, atDesk }, { status: booking === null ? 404 : 200 });
}

export { headers } from '../../features/checkout/never-kept.js';

/** intent: find (reference and contact), resend, cancel (each `part`, for the `refund` the reader was shown, minor units, as credit where `refundTo` says so). */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const sent = await request.formData();
  const id = params.booking_id;
  if (sent.get('intent') === 'resend' && isBookingId(id)) {
    const { resendTickets } = await askAbout({ context, request }, id, SendTicketsAgainDocument, { id });
    return resendTickets.__typename === 'Refused' ? { refusal: resendTickets } : { resent: true };
  }
  if (sent.get('intent') !== 'cancel' || !isBookingId(id)) {
    const found = await findBooking({ context, params }, sent);
    return found instanceof Response ? found : { find: found };
  }
  const partIds = sent.getAll('part').map(String);
  const refundTo = sent.get('refundTo') === 'WALLET' ? ('WALLET' as const) : null;
  const wish = {
    id,
    partIds: partIds.length > 0 ? partIds : null,
    expectedRefund: Number(sent.get('refund')),
    ...(refundTo !== null && { refundTo }),
  };
  const { cancelBooking } = await askAbout({ context, request }, id, CancelBookingDocument, wish);
  if (cancelBooking.__typename === 'Refused') return { refusal: cancelBooking };
  return redirect(url.pathname);
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

export default function ViewBooking({ loaderData }: Route.ComponentProps) {
  const { booking, earned, cancelling, sandbox, linked, atDesk } = loaderData;
  const answer = useActionData<{
    find?: FindAnswer;
    refusal?: { code: string; facts: Record<string, unknown> };
    resent?: boolean;
  }>();
  return booking === null ? (
    <FindBooking answer={answer?.find ?? linked} />
  ) : (
    <BookingPage
      booking={booking}
      earned={earned}
      cancelling={cancelling}
      sandbox={sandbox}
      refusal={answer?.refusal}
      resent={answer?.resent === true}
      atDesk={atDesk}
    />
  );
}
