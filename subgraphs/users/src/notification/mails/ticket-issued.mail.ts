import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { endsOf, wayOf } from '../ride-lines.js';
import type { Words } from '../words.js';
import { linkTo, travellerMail } from './booking-mail.js';
import { onBoardText } from './on-board-text.js';
import { passengersFact } from './passengers-fact.js';
import { pointsFact } from './points-fact.js';
import { totalFact } from './total-fact.js';

/** The way to each ticket, named by its ride where there are several. */
export function ticketActions(
  { ticketUrls, legs, language }: BookingFacts,
  voice: Voice,
  words: Words,
): Mail['actions'] {
  return ticketUrls.map((url, position) => {
    const leg = ticketUrls.length > 1 ? legs[position] : undefined;
    const label = leg ? words('mail.ticket.openLeg', endsOf(leg, leg, language)) : words('mail.ticket.open');
    return { label, url: linkTo(voice, url) };
  });
}

/** Here are your tickets. `attached`: how many of them come with this mail as PDF. */
export function ticketIssuedMail(facts: BookingFacts, voice: Voice, attached: number): Mail {
  const { pnr, ticketIds } = facts;
  const way = wayOf(facts);
  return travellerMail(facts, voice, (words) => {
    const count = Math.max(1, ticketIds.length);
    return {
      subject: way ? words('mail.ticket.subject', { ...way, pnr }) : words('mail.ticket.subjectShort', { pnr }),
      title: words('mail.ticket.title', { count }),
      paragraphs: [
        words('mail.ticket.text'),
        ...(attached > 0 ? [words('mail.ticket.attached', { count: attached })] : []),
        ...onBoardText(facts, words),
      ],
      facts: [...passengersFact(facts, words), ...totalFact(facts, words), ...pointsFact(facts, words)],
      actions: ticketActions(facts, voice, words),
    };
  });
}
