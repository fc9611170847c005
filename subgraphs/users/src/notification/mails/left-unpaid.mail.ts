import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { wayOf } from '../ride-lines.js';
import { travellerMail } from './booking-mail.js';
import { heldText } from './held-text.js';
import { payLink } from './pay-link.js';
import { totalFact } from './total-fact.js';

/** A guest chose seats, said who he is, and left: they wait, and this is the way back to pay. */
export function leftUnpaidMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr } = facts;
  const way = wayOf(facts);
  return travellerMail(facts, voice, (words) => ({
    subject: way ? words('mail.held.subject', { ...way, pnr }) : words('mail.held.subjectShort', { pnr }),
    title: words('mail.held.title'),
    paragraphs: [words('mail.held.text'), ...heldText(facts, words)],
    facts: totalFact(facts, words),
    actions: [{ label: words('mail.held.pay'), url: payLink(facts, voice) }],
  }));
}
