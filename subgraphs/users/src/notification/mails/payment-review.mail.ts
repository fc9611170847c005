import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { heldText } from './held-text.js';
import { payLink } from './pay-link.js';

/** What arrived is not what was asked: a person looks at it, and nothing is to be paid again. */
export function paymentInReviewMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.inReview.subject', { pnr }),
    title: words('mail.inReview.title'),
    paragraphs: [words('mail.inReview.text'), ...heldText(facts, words)],
    facts: amount ? [{ label: words('mail.inReview.arrived'), value: formatMoney(amount) }] : [],
    actions: [{ label: words('mail.inReview.view'), url: payLink(facts, voice) }],
  }));
}

/** It went back whence it came; seats that are still held can be paid another way. */
export function paymentSentBackMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount, heldUntil } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.sentBack.subject', { pnr }),
    title: words('mail.sentBack.title'),
    paragraphs: [words('mail.sentBack.text'), ...heldText(facts, words)],
    facts: amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : [],
    actions: [{ label: words(heldUntil ? 'mail.failed.again' : 'mail.inReview.view'), url: payLink(facts, voice) }],
  }));
}
