import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { wayOf } from '../ride-lines.js';
import { travellerMail } from './booking-mail.js';
import { heldText } from './held-text.js';
import { payLink } from './pay-link.js';

/** A guest chose seats, said who he is, and left: they wait, and this is the way back to pay. */
export function leftUnpaidMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, total } = facts;
  const way = wayOf(facts);
  return travellerMail(facts, voice, (words) => ({
    subject: way ? words('mail.held.subject', { ...way, pnr }) : words('mail.held.subjectShort', { pnr }),
    title: words('mail.held.title'),
    paragraphs: [words('mail.held.text'), ...heldText(facts, words)],
    facts: total ? [{ label: words('mail.total'), value: formatMoney(total) }] : [],
    actions: [{ label: words('mail.held.pay'), url: payLink(facts, voice) }],
  }));
}
