import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { wayOf } from '../ride-lines.js';
import { staffMail } from './booking-mail.js';
import { passengersFact } from './passengers-fact.js';

/** A copy of the tickets for the operator who drives; he is asked for by his setting 'receive ticket copy'. */
export function operatorCopyMail(facts: BookingFacts, baseUrl: string): Mail {
  const { pnr, passengers } = facts;
  const { from, to } = wayOf({ ...facts, language: 'en' }) ?? { from: '', to: '' };
  return staffMail(facts, baseUrl, (words) => ({
    subject: words('mail.copy.subject', { from, to, count: Math.max(1, passengers.length), pnr }),
    title: words('mail.copy.title'),
    paragraphs: [words('mail.copy.text')],
    facts: passengersFact(facts, words),
    closing: [words('mail.copy.why')],
  }));
}
