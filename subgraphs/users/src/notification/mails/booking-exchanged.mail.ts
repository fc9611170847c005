import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';
import { travellerMail } from './booking-mail.js';
import { onBoardText } from './on-board-text.js';
import { passengersFact } from './passengers-fact.js';
import { pointsFact } from './points-fact.js';
import { refundText } from './refund-text.js';
import { ticketActions } from './ticket-issued.mail.js';
import { totalFact } from './total-fact.js';

/** What the change cost, the fee in it, and what all rides cost now. */
const moneyOfExchange = (facts: BookingFacts, words: Words): Mail['facts'][number][] => [
  ...(
    [
      ['mail.exchanged.paid', facts.added],
      ['mail.exchanged.fee', facts.changeFee],
    ] as const
  ).flatMap(([label, money]) => (money ? [{ label: words(label), value: formatMoney(money) }] : [])),
  ...totalFact(facts, words),
];

/** Tickets were exchanged for another departure: here are the new ones, what was paid for it, and what goes back where something does. */
export function bookingExchangedMail(facts: BookingFacts, voice: Voice, attached: number): Mail {
  const { pnr } = facts;
  return travellerMail(facts, voice, (words) => ({
    subject: words('mail.exchanged.subject', { pnr }),
    title: words('mail.exchanged.title'),
    paragraphs: [
      words('mail.exchanged.text'),
      ...(attached > 0 ? [words('mail.ticket.attached', { count: attached })] : []),
      ...refundText(facts, words),
      ...onBoardText(facts, words),
    ],
    facts: [...passengersFact(facts, words), ...moneyOfExchange(facts, words), ...pointsFact(facts, words)],
    actions: ticketActions(facts, voice, words),
  }));
}
