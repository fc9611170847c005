import { formatMoney, money, type Currency } from '@naga/kernel/money.js';
import { defineMessages, type IntlShape, type MessageDescriptor, type NoMessageValues } from 'react-intl';
import { couponRefusalWords } from './coupon-refusal-words.js';
import { notOnSaleWords } from './not-on-sale-words.js';
import { pointsRefusalWords } from './points-refusal-words.js';
import { paymentRefusalWords } from './payment-refusal-words.js';
import { peopleRefusalWords } from './people-refusal-words.js';
import { travellerRefusalWords } from './traveller-refusal-words.js';
import { changeRefusalWords } from './change-refusal-words.js';
import { recordRefusalWords } from './record-refusal-words.js';
import { settlementRefusalWords } from './settlement-refusal-words.js';
import { staffRefusalWords } from './staff-refusal-words.js';

type Facts = Readonly<Record<string, unknown>>;

/** Stable codes of expected refusals → words. What happened, then what to do next; nobody is scolded. */
const general = defineMessages<
  Record<string, NoMessageValues> & {
    SEATS_TAKEN: { seats: string; count: number };
    SEAT_NOT_BOOKABLE: { seats: string; count: number };
    GENDER_RULE: { seats: string; count: number };
    PRICE_CHANGED: { total: string };
    REFUND_CHANGED: { refund: string };
    TOO_MANY_ATTEMPTS: { minutes: number };
  }
>({
  SEATS_TAKEN: {
    id: 'refusal.SEATS_TAKEN',
    defaultMessage:
      '{count, plural, one {Seat {seats} has just been taken. Please choose another one.} other {Seats {seats} have just been taken. Please choose others.}}',
  },
  SEAT_NOT_BOOKABLE: {
    id: 'refusal.SEAT_NOT_BOOKABLE',
    defaultMessage:
      '{count, plural, one {Seat {seats} is not sold on this departure. Please choose another one.} other {Seats {seats} are not sold on this departure. Please choose others.}}',
  },
  GENDER_RULE: {
    id: 'refusal.GENDER_RULE',
    defaultMessage:
      '{count, plural, one {Seat {seats} is kept for the other sex on this departure. Please choose another one.} other {Seats {seats} are kept for the other sex on this departure. Please choose others.}}',
  },
  NOT_ON_SALE: {
    id: 'refusal.NOT_ON_SALE',
    defaultMessage: 'This departure cannot be bought any more. Please choose another one.',
  },
  OPERATOR_CONFIRMS_BY_HAND: {
    id: 'refusal.OPERATOR_CONFIRMS_BY_HAND',
    defaultMessage:
      'This operator confirms each booking by hand and needs four hours before departure for it. Please choose a later departure.',
  },
  WAITS_FOR_OPERATOR: {
    id: 'refusal.WAITS_FOR_OPERATOR',
    defaultMessage:
      'The operator still has to answer. Until then nothing can be cancelled; if the answer is no, everything is paid back.',
  },
  LEG_NOT_WAITING: {
    id: 'refusal.LEG_NOT_WAITING',
    defaultMessage: 'This ride does not wait for an answer any more. Look at its state again.',
  },
  DECISION_OVERDUE: {
    id: 'refusal.DECISION_OVERDUE',
    defaultMessage: 'The time to accept is over. The booking is being paid back.',
  },
  LOCALS_ONLY: {
    id: 'refusal.LOCALS_ONLY',
    defaultMessage: 'This operator sells this departure to local passengers only. Please choose another one.',
  },
  NO_PRICE: {
    id: 'refusal.NO_PRICE',
    defaultMessage: 'The operator has not set a price for this departure. Please choose another one.',
  },
  PRICE_CHANGED: {
    id: 'refusal.PRICE_CHANGED',
    defaultMessage: 'The price has changed: it is {total} now. Please look at it again before you go on.',
  },
  HOLD_EXPIRED: {
    id: 'refusal.HOLD_EXPIRED',
    defaultMessage:
      'The time is over and your seats have been given back. Your details are kept; choose your seats again.',
  },
  HOLD_EXTENDED_TOO_OFTEN: {
    id: 'refusal.HOLD_EXTENDED_TOO_OFTEN',
    defaultMessage: 'Your seats cannot be held any longer. Pay before the time is over, or choose seats again later.',
  },
  BOOKING_NOT_HELD: {
    id: 'refusal.BOOKING_NOT_HELD',
    defaultMessage: 'This booking has moved on, so this step is no longer needed.',
  },
  DEPARTURE_NOT_FOUND: {
    id: 'refusal.DEPARTURE_NOT_FOUND',
    defaultMessage: 'We found no such departure. Look at the date again.',
  },
  BOOKING_NOT_FOUND: {
    id: 'refusal.BOOKING_NOT_FOUND',
    defaultMessage: 'We found no such booking. Check the reference and the e-mail address.',
  },
  PASSENGERS_INCOMPLETE: {
    id: 'refusal.PASSENGERS_INCOMPLETE',
    defaultMessage: 'Some details are missing. Fill in each passenger’s name and a telephone number.',
  },
  NOTHING_TO_CANCEL: {
    id: 'refusal.NOTHING_TO_CANCEL',
    defaultMessage: 'Nothing is left in this booking that could be cancelled.',
  },
  SEATS_NOT_CANCELLABLE: {
    id: 'refusal.SEATS_NOT_CANCELLABLE',
    defaultMessage: 'One of these seats can no longer be given back. Look at the booking again and choose anew.',
  },
  REFUND_CHANGED: {
    id: 'refusal.REFUND_CHANGED',
    defaultMessage: 'What comes back has changed: it is {refund} now. Nothing was cancelled; please look at it again.',
  },
  TRY_AGAIN: {
    id: 'refusal.TRY_AGAIN',
    defaultMessage: 'Many people are booking this departure. Please try again.',
  },
  WRONG_CREDENTIALS: {
    id: 'refusal.WRONG_CREDENTIALS',
    defaultMessage:
      'Please use a proper email address / mobile number and password, or contact our support by live chat.',
  },
  TOO_MANY_ATTEMPTS: {
    id: 'refusal.TOO_MANY_ATTEMPTS',
    defaultMessage: 'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  },
  SESSION_ENDED: { id: 'refusal.SESSION_ENDED', defaultMessage: 'Your session is over. Please sign in again.' },
  LOGIN_NAME_TAKEN: {
    id: 'refusal.LOGIN_NAME_TAKEN',
    defaultMessage: 'Somebody has registered with this already. Sign in, or use another one.',
  },
  EMAIL_TAKEN: {
    id: 'refusal.EMAIL_TAKEN',
    defaultMessage: 'The Email has already been registered with Naga. Sign in, or ask for a new password.',
  },
  PICTURE_NOT_READABLE: {
    id: 'refusal.PICTURE_NOT_READABLE',
    defaultMessage: 'This picture cannot be read. Choose a PNG, JPEG or WebP.',
  },
  RESTRICTED_AGENCY: {
    id: 'refusal.RESTRICTED_AGENCY',
    defaultMessage: 'Restricted Agency access!',
  },
  TOKEN_INVALID: {
    id: 'refusal.TOKEN_INVALID',
    defaultMessage: 'This link is no longer valid. Ask for a new one.',
  },
  PASSWORD_NEEDED: {
    id: 'refusal.PASSWORD_NEEDED',
    defaultMessage: 'Sign in to this account, or give its password, to confirm the address.',
  },
  CODE_WRONG: {
    id: 'refusal.CODE_WRONG',
    defaultMessage: 'This code is not right, or it is no longer valid. Check it, or ask for a new one.',
  },
  SECOND_FACTOR_NOT_STARTED: {
    id: 'refusal.SECOND_FACTOR_NOT_STARTED',
    defaultMessage: 'There is no authenticator app to confirm. Start setting it up again.',
  },
  SECOND_FACTOR_EXISTS: {
    id: 'refusal.SECOND_FACTOR_EXISTS',
    defaultMessage: 'You have an authenticator app already. Remove it first, then set up another one.',
  },
  CHALLENGE_OVER: {
    id: 'refusal.CHALLENGE_OVER',
    defaultMessage: 'This sign-in took too long or was tried too often. Please sign in again.',
  },
  unknown: { id: 'refusal.unknown', defaultMessage: 'This is not possible right now. Please try again or contact us.' },
});

const words = {
  ...general,
  ...paymentRefusalWords,
  ...peopleRefusalWords,
  ...staffRefusalWords,
  ...recordRefusalWords,
  ...travellerRefusalWords,
  ...changeRefusalWords,
  ...couponRefusalWords,
  ...pointsRefusalWords,
  ...settlementRefusalWords,
};

/** All codes that have words of their own. */
export const REFUSAL_CODES = Object.keys(words).filter((code) => code !== 'unknown');

function amount(minor: unknown, currency: unknown): string {
  return typeof minor === 'number' ? formatMoney(money(minor, (currency ?? 'USD') as Currency)) : '';
}

/** The references of what an account holds already. */
const heldIn = ({ holds }: Facts): string[] =>
  Array.isArray(holds) ? holds.map((hold: { pnr?: unknown }) => String(hold.pnr)) : [];

/** Facts that are numbers, and said as they are. */
const NUMBERS = 'departures unpaid seatLimit version uses users limit most line megabytes megapixels available'.split(
  ' ',
);

function values(facts: Facts) {
  const seats = Array.isArray(facts['seats']) ? facts['seats'].map(String) : [];
  return {
    ...Object.fromEntries(NUMBERS.map((name) => [name, Number(facts[name] ?? 0)])),
    seats: seats.join(', '),
    soldSeats: typeof facts['seats'] === 'number' ? facts['seats'] : 0,
    keepable: facts['keepable'] === true ? 'yes' : 'no',
    count: Number(facts['count'] ?? facts['passengers'] ?? seats.length),
    total: amount(facts['total'], facts['currency']),
    due: amount(facts['due'], facts['currency']),
    refund: amount(facts['refund'], facts['currency']),
    difference: amount(facts['difference'], facts['currency']),
    minutes: Math.max(1, Math.ceil(Number(facts['retryAfterSeconds'] ?? 60) / 60)),
    by: typeof facts['by'] === 'string' ? facts['by'] : 'none',
    currency: typeof facts['currency'] === 'string' ? facts['currency'] : '',
    scope: typeof facts['legId'] === 'string' ? 'DEPARTURE' : 'ALL',
    holds: heldIn(facts).join(', ') || 'none',
    asker: 'holds' in facts ? 'account' : 'guest',
    reason: typeof facts['reason'] === 'string' ? facts['reason'] : 'none',
    minimum: amount(facts['minimumAmount'], facts['currency']),
    people: Number(facts['minimumPassengers'] ?? 0),
    channel: typeof facts['channel'] === 'string' ? facts['channel'] : 'none',
    beside: typeof facts['with'] === 'string' ? facts['with'] : 'none',
    dates: [facts['dates']].flat().filter(Boolean).join(', '),
    codes: [facts['codes']].flat().filter(Boolean).join(', '),
    spent: amount(facts['spent'], facts['currency']),
    leastPoints: Number(facts['least'] ?? 0),
    leastBack: amount(facts['least'], facts['currency']),
    mostBack: amount(facts['most'], facts['currency']),
    name: typeof facts['name'] === 'string' ? facts['name'] : '',
    names: [facts['permissions'], facts['scopes']].flat().filter(Boolean).join(', '),
  };
}

/** The sentence for a refusal; for NOT_ON_SALE the reason stands in front. An unknown code still says what to do. */
export function refusalText(intl: IntlShape, code: string, facts: Facts = {}): string {
  const descriptor = Object.hasOwn(words, code) ? words[code as keyof typeof words] : words.unknown;
  const text = intl.formatMessage(descriptor as MessageDescriptor, values(facts));
  if (code !== 'NOT_ON_SALE' || typeof facts['reason'] !== 'string') return text;
  return `${intl.formatMessage(notOnSaleWords(facts['reason']))} ${text}`;
}
