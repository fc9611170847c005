import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { payLink } from './pay-link.js';

const REFUSED = {
  subject: 'mail.refundRefused.subject',
  title: 'mail.refundRefused.title',
  text: 'mail.refundRefused.text',
} as const;
/** The account whose credit it was to be is deleted. */
const ACCOUNT_DELETED = 'mail.refundInCash.accountDeleted';
const IN_CASH = {
  subject: 'mail.refundInCash.subject',
  title: 'mail.refundInCash.title',
  text: 'mail.refundInCash.text',
} as const;

const refusedRefundMail =
  (about: typeof REFUSED | typeof IN_CASH) =>
  (facts: BookingFacts, baseUrl: string): Mail => {
    const { pnr, amount, why } = facts;
    return travellerMail(facts, baseUrl, (words) => ({
      subject: words(about.subject, { pnr }),
      title: words(about.title),
      paragraphs: [words(why === 'ACCOUNT_DELETED' ? ACCOUNT_DELETED : about.text, { pnr })],
      facts: amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : [],
      actions: [{ label: words('mail.inReview.view'), url: payLink(facts, baseUrl) }],
    }));
  };

/** His bank or wallet does not take it: he writes to us where it shall go. */
export const refundRefusedMail = refusedRefundMail(REFUSED);

/** A counter hands it out instead. */
export const refundInCashMail = refusedRefundMail(IN_CASH);
