import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of offer codes → words: for who types one, and for who makes them. */
export const couponRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    COUPON_OTHER_CURRENCY: { currency: string };
    COUPON_MINIMUM: { reason: string; minimum: string; people: number };
    COUPON_NOT_ELIGIBLE: { reason: string };
    COUPON_NOT_COMBINABLE: { beside: string };
    COUPON_CODE_TAKEN: { codes: string };
    COUPON_LIMIT_TOO_LOW: { uses: number; spent: string };
  }
>({
  COUPON_UNKNOWN: {
    id: 'refusal.COUPON_UNKNOWN',
    defaultMessage: 'We know no such offer code. Check how it is written.',
  },
  COUPON_INACTIVE: { id: 'refusal.COUPON_INACTIVE', defaultMessage: 'This offer is not running any more.' },
  COUPON_NOT_STARTED: {
    id: 'refusal.COUPON_NOT_STARTED',
    defaultMessage: 'This offer has not begun yet. Try again later.',
  },
  COUPON_EXPIRED: { id: 'refusal.COUPON_EXPIRED', defaultMessage: 'This offer is over.' },
  COUPON_WRONG_CHANNEL: {
    id: 'refusal.COUPON_WRONG_CHANNEL',
    defaultMessage: 'This offer code cannot be used here. It is for bookings made in another way.',
  },
  COUPON_OTHER_CURRENCY: {
    id: 'refusal.COUPON_OTHER_CURRENCY',
    defaultMessage: 'This offer is for prices in {currency}.',
  },
  COUPON_WRONG_RIDE: {
    id: 'refusal.COUPON_WRONG_RIDE',
    defaultMessage: 'This offer is for other rides, routes or operators.',
  },
  COUPON_WRONG_DATE: {
    id: 'refusal.COUPON_WRONG_DATE',
    defaultMessage: 'This offer is not for your day of travel.',
  },
  COUPON_MINIMUM: {
    id: 'refusal.COUPON_MINIMUM',
    defaultMessage:
      '{reason, select, PASSENGERS {This offer begins at {people, plural, one {one passenger} other {# passengers}}.} other {This offer begins at fares of {minimum}.}}',
  },
  COUPON_NOT_ELIGIBLE: {
    id: 'refusal.COUPON_NOT_ELIGIBLE',
    defaultMessage:
      '{reason, select, NATIONALITY {This offer is for passengers of another nationality.} FIRST_BOOKING {This offer is for a first booking only.} other {Sign in, or tell us your e-mail address or telephone number first: everybody can use this offer a few times only.}}',
  },
  COUPON_ALREADY_USED: {
    id: 'refusal.COUPON_ALREADY_USED',
    defaultMessage: 'You have used this offer already.',
  },
  COUPON_USED_UP: {
    id: 'refusal.COUPON_USED_UP',
    defaultMessage: 'This offer is used up. It may be back when somebody gives his seats up.',
  },
  COUPON_NOT_COMBINABLE: {
    id: 'refusal.COUPON_NOT_COMBINABLE',
    defaultMessage:
      '{beside, select, COUPON {A booking takes one offer code. Remove the first to use another.} PROMOTION {This code does not go together with the promotion that lowers your price already.} other {This code cannot lower an offer’s price any further.}}',
  },
  COUPON_SAVES_NOTHING: {
    id: 'refusal.COUPON_SAVES_NOTHING',
    defaultMessage: 'Your seats already cost less than with this offer.',
  },
  COUPON_OTHER_METHOD: {
    id: 'refusal.COUPON_OTHER_METHOD',
    defaultMessage: 'Your offer code is for other ways to pay. Choose one of those, or remove the code.',
  },
  PAYMENT_UNDER_WAY: {
    id: 'refusal.PAYMENT_UNDER_WAY',
    defaultMessage: 'A payment has begun, so the price cannot change any more.',
  },
  COUPON_NOT_FOUND: { id: 'refusal.COUPON_NOT_FOUND', defaultMessage: 'We found no such coupon.' },
  COUPON_CODE_TAKEN: {
    id: 'refusal.COUPON_CODE_TAKEN',
    defaultMessage: 'These codes exist already: {codes}. Choose others.',
  },
  COUPON_LIMIT_TOO_LOW: {
    id: 'refusal.COUPON_LIMIT_TOO_LOW',
    defaultMessage:
      'It has been used {uses, plural, one {once} other {# times}} already, for {spent}. Limits cannot be lower than that.',
  },
});
