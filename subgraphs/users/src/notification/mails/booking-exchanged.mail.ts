import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { passengersFact } from './passengers-fact.js';
import { refundText } from './refund-text.js';
import { ticketActions } from './ticket-issued.mail.js';

/** Tickets were exchanged for another departure: here are the new ones, and what goes back where something does. */
export function bookingExchangedMail(facts: BookingFacts, baseUrl: string, attached: number): Mail {
  const { pnr } = facts;
  return travellerMail(facts, baseUrl, (words) => ({
    subject: words('mail.exchanged.subject', { pnr }),
    title: words('mail.exchanged.title'),
    paragraphs: [
      words('mail.exchanged.text'),
      ...(attached > 0 ? [words('mail.ticket.attached', { count: attached })] : []),
      ...refundText(facts, words),
    ],
    facts: passengersFact(facts, words),
    actions: ticketActions(facts, baseUrl, words),
  }));
}
