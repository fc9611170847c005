/** The longest that a booking keeps, in characters. */
export const LONGEST_ADDRESS = 200;

/** Where a driver fetches somebody who chose a pick-up location: its name and its address, as his booking keeps them. */
export const pickupAddress = (name: string, address: string | null): string =>
  [name, address].filter(Boolean).join(', ').replace(/\s+/g, ' ').slice(0, LONGEST_ADDRESS);
