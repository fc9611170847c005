import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import { wayOf } from '../ride-lines.js';
import type { Sms } from '../sms.js';
import { dayIn, type Words, wordsIn } from '../words.js';
import { linkTo } from './booking-mail.js';
import { cashCodeText } from './cash-code-text.js';
import { payLink } from './pay-link.js';
import { refundText, waysBackText } from './refund-text.js';

/** What can be said of a booking in few words, over SMS and Telegram. */
export type ShortNews =
  | 'contactReplaced'
  | 'handedOver'
  | 'issued'
  | 'unpaid'
  | 'failed'
  | 'cash'
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
  | 'changed';

interface Ride {
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly time: string;
}

function rideIn(facts: BookingFacts): Ride {
  const { from, to } = wayOf(facts) ?? { from: '', to: '' };
  const departs = facts.legs[0]?.departureTime;
  return { from, to, day: departs ? dayIn(facts.language, departs) : '', time: departs?.slice(11, 16) ?? '' };
}

/** Where the money is now. */
function shortRefund({ toWallet, inCash }: BookingFacts): string {
  if (toWallet) return 'mail.short.refundedWallet';
  return inCash ? 'mail.short.refundedCash' : 'mail.short.refunded';
}

function textOf(news: ShortNews, facts: BookingFacts, baseUrl: string, words: Words): string {
  const { pnr, bookingId, ticketUrls, heldUntil, amount, language, total, toAgency, agencyName } = facts;
  const ride = rideIn(facts);
  const tickets = ticketUrls.map((url) => linkTo(baseUrl, url)).join(' ');
  const until = heldUntil?.slice(11, 16) ?? ride.time;
  const dayUntil = heldUntil ? dayIn(language, heldUntil) : ride.day;
  const paid = amount ? formatMoney(amount) : '';
  const seats = facts.legs.flatMap(({ seatNumbers }) => seatNumbers).join(', ');
  const texts: Record<ShortNews, () => string[]> = {
    contactReplaced: () => [words('mail.short.contactReplaced', { pnr })],
    handedOver: () => [words('mail.short.handedOver', { pnr })],
    issued: () => [words('mail.short.issued', { ...ride, pnr, seats }), tickets],
    unpaid: () => [words('mail.short.unpaid', { ...ride, pnr, until }), payLink(facts, baseUrl)],
    failed: () => [words('mail.short.failed', { pnr, until }), payLink(facts, baseUrl)],
    cash: () => [
      words('mail.short.cash', { pnr, code: cashCodeText(facts), amount: paid, day: dayUntil, until }),
      payLink(facts, baseUrl),
    ],
    inReview: () => [words('mail.short.inReview', { pnr }), payLink(facts, baseUrl)],
    sentBack: () => [words('mail.short.sentBack', { pnr, amount: paid }), payLink(facts, baseUrl)],
    late: () => {
      const back = amount ?? total;
      return [words('mail.short.late', { pnr, amount: back ? formatMoney(back) : '' })];
    },
    pending: () => [words('mail.short.pending', { ...ride, pnr }), payLink(facts, baseUrl)],
    codeAwaited: () => [words('mail.short.codeAwaited', { ...ride, pnr }), payLink(facts, baseUrl)],
    rejected: () => [
      words('mail.short.rejected', { ...ride, pnr }),
      ...(amount && amount.amount > 0 ? waysBackText(facts, words, 'mail.rejected.refund') : []),
    ],
    refunded: () =>
      toAgency && agencyName
        ? [words('mail.short.refundedAgency', { pnr, amount: paid, agency: agencyName })]
        : [words(shortRefund(facts), { pnr, amount: paid })],
    reminder: () => [words('mail.short.reminder', { ...ride, pnr, seats }), tickets],
    cancelled: () => [words('mail.short.cancelled', { ...ride, pnr }), ...refundText(facts, words)],
    partsCancelled: () => [
      words('mail.short.partsCancelled', { ...ride, pnr, seats }),
      ...refundText(facts, words),
      tickets,
    ],
    changed: () => [
      words('mail.short.changed', { ...ride, pnr }),
      tickets || linkTo(baseUrl, `view-booking-detail/${bookingId}`),
    ],
  };
  return texts[news]().join(' ').trim();
}

/** To who has no e-mail, by SMS, and to accounts with a Telegram id: the news and the one link that matters. */
export function bookingSms(news: ShortNews, facts: BookingFacts, baseUrl: string): Sms {
  const { language, pnr } = facts;
  const words = wordsIn(language);
  return { language, subject: words('mail.short.subject', { pnr }), text: textOf(news, facts, baseUrl, words) };
}
