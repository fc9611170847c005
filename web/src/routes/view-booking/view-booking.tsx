import { data, redirect, useActionData } from 'react-router';
import { askAbout, isBookingId } from '../../session/booking-token.js';
import { isSandbox, sandboxHeaders } from '../../session/sandbox.js';
import type { Route } from './+types/view-booking';
import { BookingPage } from './BookingPage.js';
import { findBooking, type FindAnswer } from './find-booking.js';
import { FindBooking } from './FindBooking.js';
import { CancelBookingDocument, ViewBookingDocument } from './view-booking.generated.js';

/** With a booking this device may open: that booking. Else the form, whatever the address named. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const sandbox = isSandbox(url);
  const isCancelling = url.searchParams.has('cancel') && !sandbox;
  const id = params.booking_id;
  if (!isBookingId(id)) return data({ booking: null, isCancelling, sandbox }, { status: id === undefined ? 200 : 404 });
  const { booking } = await askAbout(
    { context, request },
    id,
    ViewBookingDocument,
    { id },
    { headers: sandboxHeaders(sandbox) },
  );
  return data({ booking, isCancelling, sandbox }, { status: booking === null ? 404 : 200 });
}

/** intent: find (reference and contact), cancel (the whole booking). */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const sent = await request.formData();
  const id = params.booking_id;
  if (sent.get('intent') !== 'cancel' || !isBookingId(id)) {
    const found = await findBooking({ context, params }, sent);
    return found instanceof Response ? found : { find: found };
  }
  const { cancelBooking } = await askAbout({ context, request }, id, CancelBookingDocument, { id });
  if (cancelBooking.__typename === 'Refused') return { refusal: cancelBooking };
  return redirect(url.pathname);
}

export default function ViewBooking({ loaderData: { booking, isCancelling, sandbox } }: Route.ComponentProps) {
  const answer = useActionData<{ find?: FindAnswer; refusal?: { code: string; facts: Record<string, unknown> } }>();
  return booking === null ? (
    <FindBooking answer={answer?.find} />
  ) : (
    <BookingPage booking={booking} isCancelling={isCancelling} sandbox={sandbox} refusal={answer?.refusal} />
  );
}
