import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { wayOf } from '../ride-lines.js';
import { travellerMail } from './booking-mail.js';
import { onBoardText } from './on-board-text.js';
import { passengersFact } from './passengers-fact.js';
import { ticketActions } from './ticket-issued.mail.js';

/** Tomorrow is the day: when and where from, and the tickets. */
export function reminderMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr } = facts;
  const way = wayOf(facts);
  const time = facts.legs[0]?.departureTime.slice(11, 16);
  return travellerMail(facts, voice, (words) => ({
    subject:
      way && time
        ? words('mail.reminder.subject', { ...way, time, pnr })
        : words('mail.reminder.subjectShort', { pnr }),
    title: words('mail.reminder.title'),
    paragraphs: [words('mail.reminder.text'), ...onBoardText(facts, words)],
    facts: passengersFact(facts, words),
    actions: ticketActions(facts, voice, words),
  }));
}
