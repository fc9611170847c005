import { formatMoney, money, type Currency } from '@naga/kernel/money.js';
import { defineMessages, type IntlShape } from 'react-intl';

/** An expected no of the graph: a stable code and the facts its words need. */
export interface Refusal {
  code: string;
  facts: Record<string, unknown>;
}

const words = defineMessages<{
  SEATS_TAKEN: { count: number; seats: string };
  SEAT_NOT_BOOKABLE: { count: number; seats: string };
  GENDER_RULE: { count: number; seats: string };
  PRICE_CHANGED: { before: string; now: string };
}>({
  SEATS_TAKEN: {
    id: 'booking-flow.refused.seatsTaken',
    defaultMessage:
      '{count, plural, one {Seat {seats} has just been taken by somebody else.} other {Seats {seats} have just been taken by somebody else.}} Everything else you chose is kept.',
  },
  SEAT_NOT_BOOKABLE: {
    id: 'booking-flow.refused.seatNotBookable',
    defaultMessage:
      '{count, plural, one {Seat {seats} is not sold on this departure.} other {Seats {seats} are not sold on this departure.}} Please choose another one.',
  },
  GENDER_RULE: {
    id: 'booking-flow.refused.genderRule',
    defaultMessage:
      '{count, plural, one {Seat {seats} cannot be given to this passenger} other {Seats {seats} cannot be given to these passengers}}: it is kept for the other sex, or lies beside a stranger of the other sex. Please choose another one.',
  },
  PRICE_CHANGED: {
    id: 'booking-flow.refused.priceChanged',
    defaultMessage: 'The price has changed from {before} to {now}.',
  },
});

const plain = defineMessages({
  NOT_ON_SALE: {
    id: 'booking-flow.refused.notOnSale',
    defaultMessage: 'This departure can no longer be bought. Please choose another one.',
  },
  LOCALS_ONLY: {
    id: 'booking-flow.refused.localsOnly',
    defaultMessage: 'The operator sells this ride to local citizens only.',
  },
  OPERATOR_CONFIRMS_BY_HAND: {
    id: 'booking-flow.refused.byHand',
    defaultMessage: 'The operator confirms each seat of this ride by hand; it is not sold online yet.',
  },
  NO_PRICE: {
    id: 'booking-flow.refused.noPrice',
    defaultMessage: 'Nobody has set a price for this ride yet. Please choose another one.',
  },
  HOLD_EXPIRED: {
    id: 'booking-flow.refused.holdExpired',
    defaultMessage: 'The time is over and your seats have been given back.',
  },
  HOLD_EXTENDED_TOO_OFTEN: {
    id: 'booking-flow.refused.extendedTooOften',
    defaultMessage: 'A hold can be made longer twice, and this one has been.',
  },
  BOOKING_NOT_HELD: {
    id: 'booking-flow.refused.notHeld',
    defaultMessage: 'These seats are no longer on hold, so this can no longer be changed here.',
  },
  BOOKING_NOT_FOUND: {
    id: 'booking-flow.refused.notFound',
    defaultMessage: 'We cannot open this booking from here. Look it up with its reference.',
  },
  PASSENGERS_INCOMPLETE: {
    id: 'booking-flow.refused.passengersIncomplete',
    defaultMessage: 'A name or the mobile number is still missing.',
  },
  NOTHING_TO_CANCEL: {
    id: 'booking-flow.refused.nothingToCancel',
    defaultMessage: 'There is nothing left in this booking that could be cancelled.',
  },
  METHOD_NOT_AVAILABLE: {
    id: 'booking-flow.refused.method',
    defaultMessage: 'This way to pay is not available for this trip. Please choose another one; your seats stay yours.',
  },
  NOT_PAID: { id: 'booking-flow.refused.notPaid', defaultMessage: 'The payment has not arrived yet.' },
  INVALID_REQUEST: { id: 'booking-flow.refused.invalidRequest', defaultMessage: 'Invalid request detected' },
  TRY_AGAIN: {
    id: 'booking-flow.refused.tryAgain',
    defaultMessage: 'Many people are booking right now. Please try again.',
  },
  unknown: { id: 'booking-flow.refused.unknown', defaultMessage: 'This did not work. Please try again.' },
});

/** Seat numbers that a refusal names; empty when it names none. */
export const seatsOf = ({ facts }: Refusal): string[] => {
  const seats = facts['seats'];
  return Array.isArray(seats) ? seats.map(String) : [];
};

/** Old and new total of PRICE_CHANGED; undefined for any other refusal. */
export function changedPrice({ code, facts }: Refusal): { before: string; now: string; total: number } | undefined {
  if (code !== 'PRICE_CHANGED') return undefined;
  const currency = facts['currency'] as Currency;
  const total = Number(facts['total']);
  return {
    before: formatMoney(money(Number(facts['expected']), currency)),
    now: formatMoney(money(total, currency)),
    total,
  };
}

/** What a refusal of booking means for a traveller, and what to do next. */
export function refusalText(intl: IntlShape, refusal: Refusal): string {
  const seats = seatsOf(refusal);
  switch (refusal.code) {
    case 'SEATS_TAKEN':
    case 'SEAT_NOT_BOOKABLE':
    case 'GENDER_RULE':
      return intl.formatMessage(words[refusal.code], { count: seats.length, seats: seats.join(', ') });
    case 'PRICE_CHANGED':
      return intl.formatMessage(words.PRICE_CHANGED, changedPrice(refusal) ?? { before: '', now: '' });
    default:
      return intl.formatMessage(plain[refusal.code as keyof typeof plain] ?? plain.unknown);
  }
}
