import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';

/** Where it is now. */
function wayOfRefund({ toWallet, inCash }: BookingFacts): string {
  if (toWallet) return 'mail.refund.wallet';
  return inCash ? 'mail.refund.cash' : 'mail.refund.text';
}

/** The money has left us, or stands as credit with us. */
export function refundDoneMail(facts: BookingFacts, baseUrl: string): Mail {
  const { pnr, amount, toAgency, agencyName } = facts;
  return travellerMail(facts, baseUrl, (words) => ({
    subject: words('mail.refund.subject', { pnr }),
    title: words('mail.refund.title'),
    paragraphs: [
      toAgency && agencyName ? words('mail.refund.agency', { agency: agencyName }) : words(wayOfRefund(facts)),
    ],
    facts: amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : [],
    actions: [],
  }));
}
