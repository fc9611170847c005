import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of points → words. */
export const pointsRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    POINTS_TOO_FEW: { leastPoints: number };
    POINTS_TOO_MANY: { most: number };
    POINTS_NOT_ENOUGH: { available: number };
    POINTS_OTHER_CURRENCY: { currency: string };
  }
>({
  POINTS_NOT_HERE: {
    id: 'refusal.POINTS_NOT_HERE',
    defaultMessage: 'Points pay what you buy for yourself. Sign in with the account that has them, and try again.',
  },
  POINTS_OTHER_CURRENCY: {
    id: 'refusal.POINTS_OTHER_CURRENCY',
    defaultMessage: 'Points pay fares in US dollars; this one is in {currency}.',
  },
  POINTS_TOO_FEW: {
    id: 'refusal.POINTS_TOO_FEW',
    defaultMessage: 'Points are spent from {leastPoints} on.',
  },
  POINTS_TOO_MANY: {
    id: 'refusal.POINTS_TOO_MANY',
    defaultMessage: 'Points pay up to half of a fare: {most, plural, one {# point} other {# points}} here.',
  },
  POINTS_NOT_ENOUGH: {
    id: 'refusal.POINTS_NOT_ENOUGH',
    defaultMessage:
      'You have {available, plural, one {# point} other {# points}} to spend. Another booking of yours may hold some.',
  },
  REFERRAL_UNKNOWN: {
    id: 'refusal.REFERRAL_UNKNOWN',
    defaultMessage: 'Nobody has this code. Check how it is written.',
  },
  REFERRAL_OWN: { id: 'refusal.REFERRAL_OWN', defaultMessage: 'This code is your own. Give it to a friend.' },
  REFERRAL_TOO_LATE: {
    id: 'refusal.REFERRAL_TOO_LATE',
    defaultMessage: 'A code counts before the first trip, and once. You have travelled, or used one already.',
  },
  REWARD_REQUEST_NOT_FOUND: {
    id: 'refusal.REWARD_REQUEST_NOT_FOUND',
    defaultMessage: 'We found no such request.',
  },
  REWARD_REQUEST_DECIDED: {
    id: 'refusal.REWARD_REQUEST_DECIDED',
    defaultMessage: 'Somebody has decided this, or taken it back, already.',
  },
});
