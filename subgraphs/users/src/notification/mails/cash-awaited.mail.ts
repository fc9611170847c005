import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { dayIn, type Words } from '../words.js';
import { travellerMail } from './booking-mail.js';
import { cashCodeText } from './cash-code-text.js';
import { payLink } from './pay-link.js';

function untilText({ heldUntil, language }: BookingFacts, words: Words): string[] {
  if (!heldUntil) return [];
  return [words('mail.cash.until', { day: dayIn(language, heldUntil), time: heldUntil.slice(11, 16) })];
}

/** Somebody pays in cash at a counter: the code to name there, how much, and until when. */
export function cashAwaitedMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount } = facts;
  const code = cashCodeText(facts);
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.cash.subject', { pnr, code }),
    title: words('mail.cash.title'),
    paragraphs: [words('mail.cash.text'), ...untilText(facts, words)],
    facts: [
      { label: words('mail.cash.code'), value: code },
      ...(amount ? [{ label: words('mail.cash.amount'), value: formatMoney(amount) }] : []),
    ],
    actions: [{ label: words('mail.cash.open'), url: payLink(facts, voice) }],
  }));
}
