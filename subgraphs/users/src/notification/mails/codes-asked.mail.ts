import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { wayOf } from '../ride-lines.js';
import { operatorMail } from './booking-mail.js';
import { passengersFact } from './passengers-fact.js';
import { untilText } from './until-text.js';

/** To an operator that gives ticket codes by hand: seats are sold and wait for theirs, until when, and where to give them. */
export function codesAskedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, passengers, codeBy } = facts;
  const asked = { ...facts, confirmBy: codeBy };
  const { from, to } = wayOf(asked) ?? { from: '', to: '' };
  return operatorMail(facts, voice, (words) => ({
    subject: words('mail.codesAsked.subject', { from, to, count: Math.max(1, passengers.length), pnr }),
    title: words('mail.codesAsked.title'),
    paragraphs: [words('mail.codesAsked.text'), ...untilText(asked, words, 'mail.codesAsked.until')],
    facts: passengersFact(facts, words),
    closing: [words('mail.codesAsked.why')],
  }));
}
