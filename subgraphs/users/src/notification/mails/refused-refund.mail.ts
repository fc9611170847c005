import type { Voice } from '../voice.js';
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
/** Why a counter hands it out, where no bank or wallet refuses it. */
const WHY = {
  REFUSED: undefined,
  ACCOUNT_DELETED: 'mail.refundInCash.accountDeleted',
  NOT_OWED: 'mail.refundInCash.notOwed',
} as const;
const IN_CASH = {
  subject: 'mail.refundInCash.subject',
  title: 'mail.refundInCash.title',
  text: 'mail.refundInCash.text',
} as const;

const refusedRefundMail =
  (about: typeof REFUSED | typeof IN_CASH) =>
  (facts: BookingFacts, voice: Voice): Mail => {
    const { pnr, amount, why } = facts;
    return travellerMail(facts, voice, (words) => ({
      subject: words(about.subject, { pnr }),
      title: words(about.title),
      paragraphs: [words(WHY[why ?? 'REFUSED'] ?? about.text, { pnr, amount: amount ? formatMoney(amount) : '' })],
      facts: amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : [],
      actions: [{ label: words('mail.inReview.view'), url: payLink(facts, voice) }],
    }));
  };

/** His bank or wallet does not take it: he writes to us where it shall go. */
export const refundRefusedMail = refusedRefundMail(REFUSED);

/** A counter hands it out: it cannot go back the way it came, or a conductor took what the booking does not owe. */
export const refundInCashMail = refusedRefundMail(IN_CASH);
