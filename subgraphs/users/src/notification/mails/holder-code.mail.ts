import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';

/** A code for whoever wants to change a booking without an account, where no telephone gets it. */
export function holderCodeMail(facts: BookingFacts, voice: Voice, code: string, minutes: number): Mail {
  const { pnr } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.holderCode.subject', { pnr }),
    title: words('mail.holderCode.title'),
    paragraphs: [words('mail.holderCode.text', { minutes })],
    facts: [{ label: words('mail.holderCode.code'), value: code }],
    actions: [],
  }));
}
