import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { wayOf } from '../ride-lines.js';
import { operatorMail } from './booking-mail.js';
import { passengersFact } from './passengers-fact.js';
import { untilText } from './until-text.js';

/** To an operator that confirms by hand: seats are paid for and wait for its answer, until when, and where to give it. */
export function operatorAskedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, passengers } = facts;
  const { from, to } = wayOf(facts) ?? { from: '', to: '' };
  return operatorMail(facts, voice, (words) => ({
    subject: words('mail.asked.subject', { from, to, count: Math.max(1, passengers.length), pnr }),
    title: words('mail.asked.title'),
    paragraphs: [words('mail.asked.text'), ...untilText(facts, words, 'mail.asked.until')],
    facts: passengersFact(facts, words),
    closing: [words('mail.asked.why')],
  }));
}
