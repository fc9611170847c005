import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { movedFact } from './moved-fact.js';
import { passengersFact } from './passengers-fact.js';
import { ticketActions } from './ticket-issued.mail.js';

/** The operator moved passengers to another departure, at no cost: when and where they travel now, and why. */
export function bookingMovedMail(facts: BookingFacts, voice: Voice, attached: number): Mail {
  const { pnr, reason } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.moved.subject', { pnr }),
    title: words('mail.moved.title'),
    paragraphs: [
      words('mail.moved.text'),
      ...(attached > 0 ? [words('mail.ticket.attached', { count: attached })] : []),
    ],
    facts: [
      ...movedFact(facts, words),
      ...passengersFact(facts, words),
      ...(reason ? [{ label: words('mail.moved.reason'), value: reason }] : []),
    ],
    actions: ticketActions(facts, voice, words),
  }));
}
