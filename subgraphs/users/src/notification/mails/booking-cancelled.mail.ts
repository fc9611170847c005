import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { refundText } from './refund-text.js';

/** The booking is over; says what goes back when the event says it. */
export function bookingCancelledMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.cancelled.subject', { pnr }),
    title: words('mail.cancelled.title'),
    paragraphs: [words('mail.cancelled.text'), ...refundText(facts, words)],
    facts: amount && amount.amount > 0 ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : [],
    actions: [],
  }));
}
