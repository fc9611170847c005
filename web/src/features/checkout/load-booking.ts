import { isBookingId, askAbout } from '../../session/booking-token.js';
import { CheckoutBookingDocument, type CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Asking = Parameters<typeof askAbout>[0];

/** The booking as this device may see it; undefined when it is unknown or not opened here. */
export async function loadBooking(
  asking: Asking,
  id: string | null | undefined,
): Promise<CheckoutBooking_BookingFragment | undefined> {
  if (!isBookingId(id ?? undefined)) return undefined;
  const { booking } = await askAbout(asking, id as string, CheckoutBookingDocument, { id: id as string });
  return booking ?? undefined;
}
