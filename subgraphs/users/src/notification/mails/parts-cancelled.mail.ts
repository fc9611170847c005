import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { onBoardText } from './on-board-text.js';
import { passengersFact } from './passengers-fact.js';
import { refundText } from './refund-text.js';
import { ticketActions } from './ticket-issued.mail.js';

/**
 * Some seats were given back: whose, on which rides, and what goes back. `standing` is what of these rides is still
 * travelled, whose tickets come anew: the old ones name who stays at home.
 */
export function partsCancelledMail(facts: BookingFacts, voice: Voice, standing: BookingFacts): Mail {
  const { pnr, amount } = facts;
  const count = standing.ticketIds.length;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.partsCancelled.subject', { pnr }),
    title: words('mail.partsCancelled.title'),
    paragraphs: [
      words('mail.partsCancelled.text'),
      ...(count > 0 ? [words('mail.bookingChanged.attached', { count })] : []),
      ...refundText(facts, words),
      ...onBoardText(standing, words),
    ],
    facts: [
      ...passengersFact(facts, words),
      ...(amount && amount.amount > 0 ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : []),
    ],
    actions: ticketActions(standing, voice, words),
  }));
}
