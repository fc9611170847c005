import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { totalFact } from './total-fact.js';
import { untilText } from './until-text.js';

/** The operator confirms by hand and is being asked: no ticket yet, and until when there is an answer (rules.md 3). */
export function bookingPendingMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.pending.subject', { pnr }),
    title: words('mail.pending.title'),
    paragraphs: [
      words('mail.pending.text'),
      ...untilText(facts, words, 'mail.pending.until'),
      words('mail.pending.otherwise'),
    ],
    facts: totalFact(facts, words),
    actions: [],
  }));
}
