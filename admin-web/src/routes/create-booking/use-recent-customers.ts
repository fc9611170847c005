import { plainPhone } from '@naga/booking-flow/passengers/passenger-form.js';
import { useDeferredValue } from 'react';
import { useCustomerOfBookingLazyQuery, useRecentCustomersQuery } from './create-booking.generated.js';
import type { SaleRow } from './sale-form.js';

/** Fewer digits would offer everybody. */
const FEWEST_DIGITS = 6;

/** Who bought with this telephone number before, each once and the latest first, and all that is known of him. */
export function useRecentCustomers(mobileNumber: string) {
  const text = useDeferredValue(plainPhone(mobileNumber));
  const skip = text.replace(/\D/g, '').length < FEWEST_DIGITS;
  const { data } = useRecentCustomersQuery({ variables: { text }, skip });
  const [ask] = useCustomerOfBookingLazyQuery();
  const names = new Set<string>();
  const customers = (skip ? [] : (data?.bookings.rows ?? [])).filter(({ passengerName }) => {
    const isNew = passengerName !== null && !names.has(passengerName);
    if (passengerName !== null) names.add(passengerName);
    return isNew;
  });
  async function all(id: string) {
    const answer = await ask({ variables: { id } }).catch(() => undefined);
    const booking = answer?.data?.booking;
    if (booking == null) return undefined;
    const people = (booking.legs[0]?.parts ?? []).map(
      ({
        title,
        firstName,
        lastName,
        nationality,
      }): Pick<SaleRow, 'title' | 'firstName' | 'lastName' | 'nationality'> => ({
        title,
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        nationality,
      }),
    );
    return { contactPhone: booking.contactPhone, contactEmail: booking.contactEmail, people };
  }
  return { customers, all };
}
