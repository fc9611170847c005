import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { untilText } from './until-text.js';

/** Sold, and the operator gives the ticket codes by hand: until when the tickets come (docs/algorithms/ticket-codes.md). */
export function codeAwaitedMail(facts: BookingFacts, baseUrl: string): Mail {
  const { pnr, codeBy } = facts;
  return travellerMail(facts, baseUrl, (words) => ({
    subject: words('mail.codeAwaited.subject', { pnr }),
    title: words('mail.codeAwaited.title'),
    paragraphs: [
      words('mail.codeAwaited.text'),
      ...untilText({ ...facts, confirmBy: codeBy }, words, 'mail.codeAwaited.until'),
    ],
    actions: [],
  }));
}
