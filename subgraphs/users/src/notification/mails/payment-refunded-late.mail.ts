import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail, linkTo } from './booking-mail.js';

/** The payment came after the hold's end and the seats were gone: it goes back by itself (rules.md 3). */
export function paymentRefundedLateMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount, total } = facts;
  const back = amount ?? total;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.late.subject', { pnr }),
    title: words('mail.late.title'),
    paragraphs: [words('mail.late.text'), words('mail.late.back'), words('mail.late.again')],
    facts: back ? [{ label: words('mail.refunded'), value: formatMoney(back) }] : [],
    actions: [{ label: words('mail.late.search'), url: linkTo(voice, '') }],
  }));
}
