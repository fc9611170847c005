import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';

/** A conductor has cash of somebody who did not board by it: what of it pays the booking, and what is left to pay. */
export function cashReceivedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount, due } = facts;
  const paid = amount ? formatMoney(amount) : '';
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.cashReceived.subject', { pnr }),
    title: words('mail.cashReceived.title'),
    paragraphs: [words('mail.cashReceived.text', { pnr, amount: paid })],
    facts: [
      ...(amount ? [{ label: words('mail.cashReceived.paid'), value: paid }] : []),
      ...(due && due.amount > 0 ? [{ label: words('mail.cashReceived.due'), value: formatMoney(due) }] : []),
    ],
    actions: [],
  }));
}
