import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { changesFact } from './changes-fact.js';
import { ticketActions } from './ticket-issued.mail.js';

/** Something of the booking was changed: what it was and what it is. The tickets come anew where any are attached. */
export function bookingChangedMail(facts: BookingFacts, voice: Voice, attached: number): Mail {
  const { pnr } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.bookingChanged.subject', { pnr }),
    title: words('mail.bookingChanged.title'),
    paragraphs: [
      words('mail.bookingChanged.text'),
      ...(attached > 0 ? [words('mail.bookingChanged.attached', { count: attached })] : []),
    ],
    facts: changesFact(facts, words),
    actions: ticketActions(facts, voice, words),
  }));
}
