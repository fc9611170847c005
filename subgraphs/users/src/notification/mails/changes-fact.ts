import type { BookingFacts, ChangeFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

const LABELS: Record<ChangeFacts['what'], string> = {
  SEAT: 'mail.change.seat',
  PASSENGER: 'mail.change.passenger',
  CONTACT: 'mail.change.contact',
  TICKET_CODE: 'mail.change.ticketCode',
  PICKUP: 'mail.change.pickup',
};

/** What was changed, a line each: 'Seat of Ana Reyes: 5C → 6A'. */
export const changesFact = ({ changes }: BookingFacts, words: Words): Mail['facts'] =>
  changes.map(({ what, who, before, after }) => ({
    label: who ? words('mail.change.of', { what: words(LABELS[what]), who }) : words(LABELS[what]),
    value: [before, after].map((value) => value ?? '–').join(' → '),
  }));
