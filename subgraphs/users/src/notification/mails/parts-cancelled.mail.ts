import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { passengersFact } from './passengers-fact.js';
import { refundText } from './refund-text.js';

/** Some seats were given back: whose, on which rides, and what goes back; the others travel. */
export function partsCancelledMail(facts: BookingFacts, baseUrl: string): Mail {
  const { pnr, amount } = facts;
  return travellerMail(facts, baseUrl, (words) => ({
    subject: words('mail.partsCancelled.subject', { pnr }),
    title: words('mail.partsCancelled.title'),
    paragraphs: [words('mail.partsCancelled.text'), ...refundText(facts, words)],
    facts: [
      ...passengersFact(facts, words),
      ...(amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : []),
    ],
    actions: [],
  }));
}
