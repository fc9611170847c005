import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import type { FieldFault } from './form-answer.js';

const words = defineMessages<
  Record<string, NoMessageValues> & { MIN_LENGTH: { min: number }; MAX_LENGTH: { max: number } }
>({
  REQUIRED: { id: 'account.fault.REQUIRED', defaultMessage: 'Please fill this in.' },
  IS_EMAIL: { id: 'account.fault.IS_EMAIL', defaultMessage: 'Enter an e-mail address like name@example.com.' },
  IS_PHONE_NUMBER: {
    id: 'account.fault.IS_PHONE_NUMBER',
    defaultMessage: 'Enter 8 to 15 digits, for example 012 345 678.',
  },
  IS_USER_NAME: {
    id: 'account.fault.IS_USER_NAME',
    defaultMessage: 'Use 3 to 30 small letters, digits, dots or dashes, beginning with a letter.',
  },
  IS_NAME: { id: 'account.fault.IS_NAME', defaultMessage: 'Enter a name in letters.' },
  MIN_LENGTH: {
    id: 'account.fault.MIN_LENGTH',
    defaultMessage: 'Use {min, plural, one {# character} other {# characters}} or more.',
  },
  MAX_LENGTH: {
    id: 'account.fault.MAX_LENGTH',
    defaultMessage: 'Use {max, plural, one {# character} other {# characters}} at most.',
  },
  COMMON_PASSWORD: {
    id: 'account.fault.COMMON_PASSWORD',
    defaultMessage: 'Many people use this password, so it is guessed first. Choose another one.',
  },
  SAME_PASSWORD: { id: 'account.fault.SAME_PASSWORD', defaultMessage: 'This is the old password. Choose a new one.' },
  EQUALS: { id: 'account.fault.EQUALS', defaultMessage: 'The two passwords differ. Type the same one twice.' },
  UNKNOWN: { id: 'account.fault.UNKNOWN', defaultMessage: 'Nobody has this one. Check it, or leave it empty.' },
  unknown: { id: 'account.fault.unknown', defaultMessage: 'This cannot be used. Please check it.' },
});

/** What is wrong with a field and how to mend it. */
export function faultText(intl: IntlShape, { code, facts = {} }: FieldFault): string {
  const word = Object.hasOwn(words, code) ? words[code]! : words['unknown']!;
  return intl.formatMessage(word, { min: Number(facts['min'] ?? 0), max: Number(facts['max'] ?? 0) } as never);
}
