import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { totalFact } from './total-fact.js';
import { untilText } from './until-text.js';

/** Sold, and the operator gives the ticket codes by hand: until when the tickets come (docs/algorithms/ticket-codes.md). */
export function codeAwaitedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, codeBy } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.codeAwaited.subject', { pnr }),
    title: words('mail.codeAwaited.title'),
    paragraphs: [
      words('mail.codeAwaited.text'),
      ...untilText({ ...facts, confirmBy: codeBy }, words, 'mail.codeAwaited.until'),
    ],
    facts: totalFact(facts, words),
    actions: [],
  }));
}
