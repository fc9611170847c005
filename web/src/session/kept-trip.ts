/**
 * What this tab keeps of the trip that is being bought: seats, who sits there and where they are fetched, and the names
 * that were typed. Another tab buys another trip; what is held, the server knows and every tab shows.
 */
const SEATS = 'seats ';
const PASSENGERS = 'passengers ';

export const seatsKey = (place: string): string => `${SEATS}${place}`;
export const passengersKey = (place: string): string => `${PASSENGERS}${place}`;

const forget = (store: Storage, isIt: (key: string) => boolean): void => {
  for (const key of Object.keys(store).filter(isIt)) store.removeItem(key);
};

/** The names that were typed (a hold that failed clears its passengers: specification, section 4). */
export const forgetPassengers = (store: Storage): void => forget(store, (key) => key.startsWith(PASSENGERS));

/** Everything: the trip is bought, or another one is begun. */
export const forgetTrip = (store: Storage): void =>
  forget(store, (key) => key.startsWith(SEATS) || key.startsWith(PASSENGERS));
