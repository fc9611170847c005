import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

/** Who travels and on which seat, a line each; nothing when the event does not say. */
export function passengersFact({ passengers }: BookingFacts, words: Words): Mail['facts'] {
  if (passengers.length === 0) return [];
  const people = passengers.map(({ name: called, seatNumber, isChild }) => {
    const name = isChild ? words('mail.passenger.child', { name: called }) : called;
    return seatNumber ? words('mail.passenger', { name, seat: seatNumber }) : name;
  });
  return [{ label: words('mail.passengers'), value: people.join('\n') }];
}
