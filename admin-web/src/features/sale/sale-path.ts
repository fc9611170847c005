/** Where seats of a journey are sold (the specification's path); the journey's id says which departure and stops. */
export const salePath = (
  journey: { id: string; routeId: string; date: string },
  passengers: number,
  search = '',
): string => {
  const query = new URLSearchParams(search);
  query.set('journey', journey.id);
  return `/create-booking/passenger-list/route-id/${journey.routeId}/date/${journey.date}/seat-total/${passengers}?${query}`;
};

export const payPath = (bookingId: string): string => `/create-booking/payment/${bookingId}`;

export const receiptPath = (bookingId: string): string => `/bookings/${bookingId}/receipt`;
