import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { heldText } from './held-text.js';
import { payLink } from './pay-link.js';
import { totalFact } from './total-fact.js';

/** A payment was declined or failed while the seats are still held: the way to try again. */
export function paymentFailedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.failed.subject', { pnr }),
    title: words('mail.failed.title'),
    paragraphs: [words('mail.failed.text'), ...heldText(facts, words)],
    facts: totalFact(facts, words),
    actions: [{ label: words('mail.failed.again'), url: payLink(facts, voice) }],
  }));
}
