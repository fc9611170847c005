import { eachOnce, numberToSearch } from '@naga/booking-flow/sale/recent-buyers.js';
import { RecentBuyers } from '@naga/booking-flow/sale/RecentBuyers';
import type { KnownCustomer } from '@naga/booking-flow/sale/sale-form.js';
import { useDeferredValue } from 'react';
import { useCustomerOfBookingLazyQuery, useRecentCustomersQuery } from './create-booking.generated.js';

export interface RecentProps {
  mobileNumber: string;
  onTake: (customer: KnownCustomer) => void;
}

/** Who bought with this telephone number before, the latest first. */
export function Recent({ mobileNumber, onTake }: RecentProps) {
  const text = useDeferredValue(numberToSearch(mobileNumber));
  const skip = text === undefined;
  const { data } = useRecentCustomersQuery({ variables: { text: text ?? '' }, skip });
  const [ask] = useCustomerOfBookingLazyQuery();
  const read = async (id: string) => (await ask({ variables: { id } })).data?.booking;
  return <RecentBuyers buyers={skip ? [] : eachOnce(data?.bookings.rows ?? [])} read={read} onTake={onTake} />;
}
