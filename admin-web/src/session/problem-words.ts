import { REFUSAL_CODES, refusalText } from '@naga/app-kit/refusal-texts.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import type { Facts } from './refused.js';

/** Codes that checks and class-validator give → how to mend the field. */
export const problemWords = defineMessages<
  Record<
    | 'REQUIRED'
    | 'EMAIL'
    | 'PHONE'
    | 'NAME'
    | 'USER_NAME'
    | 'TOO_LONG'
    | 'TOO_SHORT'
    | 'NUMBER'
    | 'AMOUNT'
    | 'RANGE'
    | 'DATE'
    | 'FORM'
    | 'COMMON_PASSWORD'
    | 'EQUALS'
    | 'SAME_PASSWORD'
    | 'UNKNOWN'
    | 'TAKEN'
    | 'TWICE'
    | 'FIXED'
    | 'CIRCLE'
    | 'COUNTRY'
    | 'LATIN'
    | 'NOT_YOURS'
    | 'UNFIT'
    | 'MANY_VIEWS'
    | 'OFFER_NOT_LOWER'
    | 'BEFORE_START'
    | 'PAST'
    | 'INVALID',
    NoMessageValues
  >
>({
  REQUIRED: { id: 'admin.problem.required', defaultMessage: 'Please fill this in.' },
  EMAIL: { id: 'admin.problem.email', defaultMessage: 'Enter an e-mail address like name@example.com.' },
  PHONE: {
    id: 'admin.problem.phone',
    defaultMessage: 'Enter a telephone number with its country code, like +855 12 345 678.',
  },
  NAME: { id: 'admin.problem.name', defaultMessage: 'Enter a name as people write it.' },
  USER_NAME: {
    id: 'admin.problem.user-name',
    defaultMessage: 'Three letters or more; letters, numbers, dots and dashes only.',
  },
  TOO_LONG: { id: 'admin.problem.too-long', defaultMessage: 'This is too long. Please shorten it.' },
  TOO_SHORT: { id: 'admin.problem.too-short', defaultMessage: 'This is too short.' },
  NUMBER: { id: 'admin.problem.number', defaultMessage: 'Enter a number.' },
  AMOUNT: {
    id: 'admin.problem.amount',
    defaultMessage: 'Enter an amount like 12.50. Riel, kip and dong have no decimals.',
  },
  RANGE: { id: 'admin.problem.range', defaultMessage: 'This number is not possible here.' },
  DATE: { id: 'admin.problem.date', defaultMessage: 'Enter a date that exists.' },
  FORM: { id: 'admin.problem.form', defaultMessage: 'This is not written as it has to be.' },
  COMMON_PASSWORD: {
    id: 'admin.problem.common-password',
    defaultMessage: 'This password is easy to guess. Take another one, several words for example.',
  },
  EQUALS: { id: 'admin.problem.equals', defaultMessage: 'The two passwords differ. Type the same one twice.' },
  SAME_PASSWORD: { id: 'admin.problem.same-password', defaultMessage: 'Take a password you do not have yet.' },
  UNKNOWN: { id: 'admin.problem.unknown', defaultMessage: 'There is no such thing any more. Choose another one.' },
  TAKEN: { id: 'admin.problem.taken', defaultMessage: 'Another one has this already. Choose something else.' },
  TWICE: {
    id: 'admin.problem.twice',
    defaultMessage: 'This file names the record twice. Leave one of the lines out.',
  },
  FIXED: { id: 'admin.problem.fixed', defaultMessage: 'This stays as it was when the record was made.' },
  CIRCLE: { id: 'admin.problem.circle', defaultMessage: 'It cannot lie in itself, nor in what lies in it.' },
  COUNTRY: { id: 'admin.problem.country', defaultMessage: 'A country lies in nothing. Leave this empty.' },
  LATIN: {
    id: 'admin.problem.latin',
    defaultMessage: 'The English name needs Latin letters: the name in addresses is made of it.',
  },
  NOT_YOURS: {
    id: 'admin.problem.not-yours',
    defaultMessage: 'The platform decides this. Leave it as it was, or ask the platform to change it.',
  },
  UNFIT: {
    id: 'admin.problem.unfit',
    defaultMessage: 'This does not go with what else is chosen here. Choose another one.',
  },
  MANY_VIEWS: {
    id: 'admin.problem.many-views',
    defaultMessage: 'This list has fifty views of yours. Delete one first.',
  },
  OFFER_NOT_LOWER: {
    id: 'admin.problem.offer-not-lower',
    defaultMessage: 'An offer has to be lower than the price.',
  },
  BEFORE_START: { id: 'admin.problem.before-start', defaultMessage: 'This ends before it begins.' },
  PAST: { id: 'admin.problem.past', defaultMessage: 'This day is over. Choose today or a later one.' },
  INVALID: { id: 'admin.problem.invalid', defaultMessage: 'Something here is not right. Please check it.' },
});

const KINDS: Readonly<Record<string, keyof typeof problemWords>> = {
  IS_NOT_EMPTY: 'REQUIRED',
  IS_DEFINED: 'REQUIRED',
  ARRAY_MIN_SIZE: 'REQUIRED',
  IS_EMAIL: 'EMAIL',
  NOT_AN_EMAIL: 'EMAIL',
  NEEDED: 'REQUIRED',
  IS_PHONE_NUMBER: 'PHONE',
  IS_NAME: 'NAME',
  IS_USER_NAME: 'USER_NAME',
  MAX_LENGTH: 'TOO_LONG',
  ARRAY_MAX_SIZE: 'TOO_LONG',
  MIN_LENGTH: 'TOO_SHORT',
  IS_LENGTH: 'TOO_SHORT',
  IS_INT: 'NUMBER',
  IS_NUMBER: 'NUMBER',
  MIN: 'RANGE',
  MAX: 'RANGE',
  IS_DATE: 'DATE',
  MATCHES: 'FORM',
};

/** The sentence at a field; a screen's own `texts` go first, refusals have those of app-kit. */
export function problemText(intl: IntlShape, code: string, facts: Facts, texts: Readonly<Record<string, string>> = {}) {
  const own = texts[code];
  if (own !== undefined) return own;
  if (REFUSAL_CODES.includes(code)) return refusalText(intl, code, facts);
  const kind = Object.hasOwn(problemWords, code) ? (code as keyof typeof problemWords) : KINDS[code];
  return intl.formatMessage(problemWords[kind ?? 'INVALID']);
}
