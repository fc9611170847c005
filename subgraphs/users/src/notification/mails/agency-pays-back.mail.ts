import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { agencyMail } from './booking-mail.js';
import { passengersFact } from './passengers-fact.js';

/** For the agency that sold it: what goes back into its balance is its customer's. */
export function agencyPaysBackMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, agencyBack } = facts;
  const amount = agencyBack ? formatMoney(agencyBack) : '';
  return agencyMail(facts, voice, (words) => ({
    subject: words('mail.agencyBack.subject', { pnr, amount }),
    title: words('mail.agencyBack.title'),
    paragraphs: [words('mail.agencyBack.text', { amount })],
    facts: passengersFact(facts, words),
  }));
}
