import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { linkTo, travellerMail } from './booking-mail.js';
import { waysBackText } from './refund-text.js';

/** The operator said no, or nothing in time: these rides do not take place for the traveller, and the money goes back. */
export function bookingRejectedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount, cause, reason, total } = facts;
  const back = amount && amount.amount > 0 ? formatMoney(amount) : undefined;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.rejected.subject', { pnr }),
    title: words('mail.rejected.title'),
    paragraphs: [
      cause === 'OVERDUE' ? words('mail.rejected.overdue') : words('mail.rejected.refused'),
      ...(back ? waysBackText(facts, words, 'mail.rejected.refund') : []),
      ...(total ? [] : [words('mail.rejected.rest')]),
      words('mail.late.again'),
    ],
    facts: [
      ...(reason ? [{ label: words('mail.rejected.reason'), value: reason }] : []),
      ...(back ? [{ label: words('mail.refunded'), value: back }] : []),
    ],
    actions: [{ label: words('mail.late.search'), url: linkTo(voice, '') }],
  }));
}
