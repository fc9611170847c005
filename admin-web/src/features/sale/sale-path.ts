/**
 * Where seats are sold (the specification's path, of the first ride): of the journey `id`, as the way back of the one that
 * `onward` of the search names. The search stays in the address and leads back.
 */
export const salePath = (
  first: { id: string; routeId: string; date: string },
  passengers: number,
  search: URLSearchParams,
): string => {
  const query = new URLSearchParams(search);
  query.set('journey', first.id);
  return `/create-booking/passenger-list/route-id/${first.routeId}/date/${first.date}/seat-total/${passengers}?${query}`;
};

export const payPath = (bookingId: string): string => `/create-booking/payment/${bookingId}`;

export const receiptPath = (bookingId: string): string => `/bookings/${bookingId}/receipt`;
