import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { wayOf } from '../ride-lines.js';
import { operatorMail } from './booking-mail.js';
import { addOnsFact } from './add-ons-fact.js';
import { changesFact } from './changes-fact.js';
import { passengersFact } from './passengers-fact.js';

/** What a copy is of: tickets sold, seats given back, something changed on them. */
export type CopyOf = 'sold' | 'cancelled' | 'changed';

const WORDS = {
  sold: { subject: 'mail.copy.subject', title: 'mail.copy.title', text: 'mail.copy.text' },
  cancelled: {
    subject: 'mail.copyCancelled.subject',
    title: 'mail.copyCancelled.title',
    text: 'mail.copyCancelled.text',
  },
  changed: { subject: 'mail.copyChanged.subject', title: 'mail.copyChanged.title', text: 'mail.copyChanged.text' },
} as const;

/** For the operator who drives; he is asked for by his setting 'receive ticket copy'. */
export function operatorCopyMail(facts: BookingFacts, voice: Voice, of: CopyOf = 'sold'): Mail {
  const { pnr, passengers } = facts;
  const { from, to } = wayOf(facts) ?? { from: '', to: '' };
  const { subject, title, text } = WORDS[of];
  return operatorMail(facts, voice, (words) => ({
    subject: words(subject, { from, to, count: Math.max(1, passengers.length), pnr }),
    title: words(title),
    paragraphs: [words(text)],
    facts: [
      ...changesFact(facts, words),
      ...passengersFact(facts, words),
      // Of seats that were given back nothing is left to carry.
      ...(of === 'cancelled' ? [] : addOnsFact(facts, words)),
    ],
    closing: [words('mail.copy.why')],
  }));
}
