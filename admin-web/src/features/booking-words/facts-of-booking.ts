import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { doorName } from '../../session/door-words.js';
import { wordFor } from '../../session/word-for.js';
import type { BookingType, Facts_OfBookingFragment } from './facts.generated.js';
import { actorName, colleagueName } from './origin-words.js';
import { methodWords, nationalityWords } from './state-words.js';

export const typeWords = defineMessages<Record<BookingType, NoMessageValues>>({
  GUEST: { id: 'admin.booking-type.GUEST', defaultMessage: 'guest' },
  CUSTOMER: { id: 'admin.booking-type.CUSTOMER', defaultMessage: 'customer' },
  COUNTER: { id: 'admin.booking-type.COUNTER', defaultMessage: 'counter' },
  AGENCY: { id: 'admin.booking-type.AGENCY', defaultMessage: 'agency' },
  PARTNER: { id: 'admin.booking-type.PARTNER', defaultMessage: 'partner (API)' },
});

const words = defineMessages({
  ticketIds: { id: 'admin.booking-fact.ticket-ids', defaultMessage: 'Ticket ids' },
  ticketCodes: { id: 'admin.booking-fact.ticket-codes', defaultMessage: 'Ticket codes' },
  seatNumbers: { id: 'admin.booking-fact.seat-numbers', defaultMessage: 'Seat numbers' },
  passengerNames: { id: 'admin.booking-fact.passenger-names', defaultMessage: 'Passengers' },
  nationalities: { id: 'admin.booking-fact.nationalities', defaultMessage: 'Nationality' },
  paymentMethod: { id: 'admin.booking-fact.payment-method', defaultMessage: 'Payment method' },
  nothing: { id: 'admin.booking-fact.nothing', defaultMessage: 'nothing to pay' },
  couponCode: { id: 'admin.booking-fact.coupon-code', defaultMessage: 'Coupon code' },
  bookingType: { id: 'admin.booking-fact.booking-type', defaultMessage: 'Booking type' },
  bookedFrom: { id: 'admin.booking-fact.booked-from', defaultMessage: 'Platform' },
  bookedBy: { id: 'admin.booking-fact.booked-by', defaultMessage: 'Booked by' },
  bookedById: { id: 'admin.booking-fact.booked-by-id', defaultMessage: 'Account that booked' },
  user: { id: 'admin.booking-fact.user', defaultMessage: 'User' },
  userId: { id: 'admin.booking-fact.user-id', defaultMessage: 'Account of the user' },
  note: { id: 'admin.booking-fact.note', defaultMessage: 'Note' },
  ticketFare: { id: 'admin.booking-fact.ticket-fare', defaultMessage: 'Ticket fare' },
  totalFare: { id: 'admin.booking-fact.total-fare', defaultMessage: 'Total fare' },
  totalNetFare: { id: 'admin.booking-fact.total-net-fare', defaultMessage: 'Total net fare' },
  discount: { id: 'admin.booking-fact.discount', defaultMessage: 'Discount' },
  reward: { id: 'admin.booking-fact.reward', defaultMessage: 'Reward' },
  insuranceAmount: { id: 'admin.booking-fact.insurance-amount', defaultMessage: 'Insurance amount' },
  addOns: { id: 'admin.booking-fact.add-ons', defaultMessage: 'Add-ons' },
  transactionFee: { id: 'admin.booking-fact.transaction-fee', defaultMessage: 'Transaction fee' },
  donation: { id: 'admin.booking-fact.donation', defaultMessage: 'Donation' },
  refunded: { id: 'admin.booking-fact.refunded', defaultMessage: 'Refunded' },
});

type Facts = Facts_OfBookingFragment;

/** Its sums, by their names in the graph and of their columns. */
export const FACT_AMOUNTS = [
  'ticketFare',
  'totalFare',
  'totalNetFare',
  'discount',
  'reward',
  'insuranceAmount',
  'addOns',
  'transactionFee',
  'donation',
  'refunded',
] as const;

type NotATextOfItsOwn = (typeof FACT_AMOUNTS)[number] | 'nothing' | 'bookedById' | 'userId';

export interface FactText {
  key: string;
  title: string;
  /** Empty where there is nothing to say. */
  text: (facts: Facts) => string;
  /** Of a person: the number of the account, for files. */
  number?: { title: string; text: (facts: Facts) => string };
}

export interface FactAmount {
  key: string;
  title: string;
  /** Null for whom it is none of his business. */
  amount: (facts: Facts) => { amount: number; currency: string } | null;
}

/** What the specification has of a booking beside what its list shows, as words. */
export function factTexts(intl: IntlShape): FactText[] {
  const texts: Record<Exclude<keyof typeof words, NotATextOfItsOwn>, FactText['text']> = {
    bookingType: ({ bookingType }) => intl.formatMessage(typeWords[bookingType]),
    bookedFrom: ({ bookedFrom }) => doorName(intl, bookedFrom),
    bookedBy: ({ bookedBy, bookedByUser: person }) =>
      person !== null ? colleagueName(intl, person) : bookedBy === null ? '' : actorName(intl, bookedBy),
    user: ({ user }) => (user === null ? '' : colleagueName(intl, user)),
    passengerNames: ({ passengerNames }) => passengerNames.join(', '),
    nationalities: ({ nationalities, localCountryCode: country }) =>
      nationalities.map((one) => intl.formatMessage(nationalityWords[one], { country })).join(', '),
    seatNumbers: ({ seatNumbers }) => seatNumbers.join(', '),
    ticketCodes: ({ ticketCodes }) => ticketCodes.join(', '),
    ticketIds: ({ ticketIds }) => ticketIds.join(', '),
    paymentMethod: ({ paymentMethod }) => wordFor(intl, { ...methodWords, NONE: words.nothing }, paymentMethod),
    couponCode: ({ couponCode }) => couponCode ?? '',
    note: ({ note }) => note ?? '',
  };
  const numbers: Readonly<Record<string, FactText['number']>> = {
    bookedBy: { title: intl.formatMessage(words.bookedById), text: ({ bookedByUser }) => bookedByUser?.id ?? '' },
    user: { title: intl.formatMessage(words.userId), text: ({ userId }) => userId ?? '' },
  };
  return Object.entries(texts).map(([key, text]) => {
    const number = numbers[key];
    const title = intl.formatMessage(words[key as keyof typeof texts]);
    return { key, title, text, ...(number && { number }) };
  });
}

/** The same of its sums. */
export const factAmounts = (intl: IntlShape): FactAmount[] =>
  FACT_AMOUNTS.map((key) => ({ key, title: intl.formatMessage(words[key]), amount: (facts) => facts[key] }));
