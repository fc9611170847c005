import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { payLink } from './pay-link.js';

const refusedRefundMail =
  (about: 'refundRefused' | 'refundInCash') =>
  (facts: BookingFacts, baseUrl: string): Mail => {
    const { pnr, amount } = facts;
    return travellerMail(facts, baseUrl, (words) => ({
      subject: words(`mail.${about}.subject`, { pnr }),
      title: words(`mail.${about}.title`),
      paragraphs: [words(`mail.${about}.text`, { pnr })],
      facts: amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : [],
      actions: [{ label: words('mail.inReview.view'), url: payLink(facts, baseUrl) }],
    }));
  };

/** His bank or wallet does not take it: he writes to us where it shall go. */
export const refundRefusedMail = refusedRefundMail('refundRefused');

/** A counter hands it out instead. */
export const refundInCashMail = refusedRefundMail('refundInCash');
