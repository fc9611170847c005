import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { heldText } from './held-text.js';
import { payLink } from './pay-link.js';

/** A payment was declined or failed while the seats are still held: the way to try again. */
export function paymentFailedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, total } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.failed.subject', { pnr }),
    title: words('mail.failed.title'),
    paragraphs: [words('mail.failed.text'), ...heldText(facts, words)],
    facts: total ? [{ label: words('mail.total'), value: formatMoney(total) }] : [],
    actions: [{ label: words('mail.failed.again'), url: payLink(facts, voice) }],
  }));
}
