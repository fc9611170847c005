/** '2A, 2B · 7C, 7D': the seats of each ride, in the order they are ridden. */
export const seatsText = (rides: readonly (readonly string[])[]): string =>
  rides.map((seats) => seats.join(', ')).join(' · ');
