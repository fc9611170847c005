import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import { endsOf, wayOf } from '../ride-lines.js';
import type { Sms } from '../sms.js';
import { dayIn, shortDayIn, type Words } from '../words.js';
import { linkTo } from './booking-mail.js';
import { cashCodeText } from './cash-code-text.js';
import { payLink } from './pay-link.js';
import { onBoardText } from './on-board-text.js';
import { placesText, restText } from './refund-place-text.js';
import { refundText, waysBackText } from './refund-text.js';

/** What can be said of a booking in few words, over SMS and Telegram. */
export type ShortNews =
  | 'contactReplaced'
  | 'handedOver'
  | 'issued'
  | 'unpaid'
  | 'failed'
  | 'cash'
  | 'cashReceived'
  | 'inReview'
  | 'sentBack'
  | 'late'
  | 'pending'
  | 'codeAwaited'
  | 'rejected'
  | 'reminder'
  | 'cancelled'
  | 'partsCancelled'
  | 'refunded'
  | 'refundRefused'
  | 'refundInCash'
  | 'changed';

const routeOf = (facts: BookingFacts) => wayOf(facts) ?? { from: '', to: '' };

/** Each ride with its own time and seats: 'Phnom Penh - Siem Reap, Sat 21 Nov 07:30, seats 5C, 5D; …'. */
const ridesText = ({ legs, language }: BookingFacts, words: Words): string =>
  legs
    .map((leg) =>
      words('mail.short.ride', {
        ...endsOf(leg, leg, language),
        day: shortDayIn(language, leg.departureTime),
        time: leg.departureTime.slice(11, 16),
        count: leg.seatNumbers.length,
        seats: leg.seatNumbers.join(', '),
      }),
    )
    .join('; ');

const SHORT_PLACES = {
  AS_PAID: 'mail.short.refunded',
  WALLET: 'mail.short.refundedWallet',
  CASH: 'mail.short.refundedCash',
  CONDUCTOR: 'mail.short.refundedConductor',
  AGENCY: 'mail.short.refundedAgency',
} as const;

/** Where the money is now, and what is still to come. */
function shortRefund(facts: BookingFacts, words: Words): string[] {
  const { pnr, places, agencyName } = facts;
  const [first, ...others] = places;
  if (first === undefined) return [];
  const known = first.place === 'AGENCY' && !agencyName ? 'AS_PAID' : first.place;
  const said = { pnr, amount: formatMoney(first.amount), agency: agencyName ?? '' };
  return [
    words(SHORT_PLACES[known], said),
    ...placesText({ ...facts, places: others }, words),
    ...restText(facts, words),
  ];
}

function textOf(news: ShortNews, facts: BookingFacts, voice: Voice, words: Words): string {
  const { pnr, bookingId, ticketUrls, heldUntil, amount, language, total, legs } = facts;
  const rides = ridesText(facts, words);
  const links = ticketUrls.map((url) => linkTo(voice, url));
  const tickets = links.length > 0 ? [words('mail.short.ticket'), ...links] : [];
  const due = onBoardText(facts, words, 'mail.short.due');
  const lasts = heldUntil ?? legs[0]?.departureTime;
  const until = lasts?.slice(11, 16) ?? '';
  const dayUntil = lasts ? dayIn(language, lasts) : '';
  const paid = amount ? formatMoney(amount) : '';
  const texts: Record<ShortNews, () => string[]> = {
    contactReplaced: () => [words('mail.short.contactReplaced', { pnr })],
    handedOver: () => [words('mail.short.handedOver', { pnr })],
    issued: () => [words('mail.short.issued', { pnr, rides }), ...due, ...tickets],
    unpaid: () => [words('mail.short.unpaid', { ...routeOf(facts), pnr, until }), payLink(facts, voice)],
    failed: () => [words('mail.short.failed', { pnr, until }), payLink(facts, voice)],
    cash: () => [
      words('mail.short.cash', { pnr, code: cashCodeText(facts), amount: paid, day: dayUntil, until }),
      payLink(facts, voice),
    ],
    cashReceived: () => [words('mail.short.cashReceived', { pnr, amount: paid })],
    inReview: () => [words('mail.short.inReview', { pnr }), payLink(facts, voice)],
    sentBack: () => [words('mail.short.sentBack', { pnr, amount: paid }), payLink(facts, voice)],
    late: () => {
      const back = amount ?? total;
      return [words('mail.short.late', { pnr, amount: back ? formatMoney(back) : '' })];
    },
    pending: () => [words('mail.short.pending', { pnr, rides }), payLink(facts, voice)],
    codeAwaited: () => [words('mail.short.codeAwaited', { pnr, rides }), payLink(facts, voice)],
    rejected: () => [
      words('mail.short.rejected', { pnr, rides }),
      ...(amount && amount.amount > 0 ? waysBackText(facts, words, 'mail.rejected.refund') : []),
    ],
    refunded: () => shortRefund(facts, words),
    refundRefused: () => [words('mail.short.refundRefused', { pnr, amount: paid })],
    refundInCash: () => [words('mail.short.refundInCash', { pnr, amount: paid })],
    reminder: () => [words('mail.short.reminder', { pnr, rides }), ...due, ...links],
    cancelled: () => [words('mail.short.cancelled', { pnr, rides }), ...refundText(facts, words)],
    partsCancelled: () => [
      words('mail.short.cancelled', { pnr, rides }),
      ...refundText(facts, words),
      ...due,
      ...links,
    ],
    changed: () => [
      words('mail.short.changed', { pnr, rides }),
      ...due,
      ...(links.length > 0 ? links : [linkTo(voice, `view-booking-detail/${bookingId}`)]),
    ],
  };
  return texts[news]().join(' ').trim();
}

/** To who has no e-mail, by SMS, and to accounts with a Telegram id: the news and the one link that matters. */
export function bookingSms(news: ShortNews, facts: BookingFacts, voice: Voice): Sms {
  const { language, pnr } = facts;
  const words = voice.wordsIn(language);
  return { language, subject: words('mail.short.subject', { pnr }), text: textOf(news, facts, voice, words) };
}
