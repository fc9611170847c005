import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';

/** The money has left us. */
export function refundDoneMail(facts: BookingFacts, baseUrl: string): Mail {
  const { pnr, amount, inCash, toAgency, agencyName } = facts;
  return travellerMail(facts, baseUrl, (words) => ({
    subject: words('mail.refund.subject', { pnr }),
    title: words('mail.refund.title'),
    paragraphs: [
      toAgency && agencyName
        ? words('mail.refund.agency', { agency: agencyName })
        : words(inCash ? 'mail.refund.cash' : 'mail.refund.text'),
    ],
    facts: amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : [],
    actions: [],
  }));
}
