import type { BookingFacts } from '../booking-facts.js';
import type { Words } from '../words.js';

/** Until when the seats are kept, on the clock at the stop; nothing when the event does not say. */
export const heldText = ({ heldUntil }: BookingFacts, words: Words): string[] =>
  heldUntil ? [words('mail.held.until', { time: heldUntil.slice(11, 16) })] : [];
