import type { IntlShape } from 'react-intl';
import type { AccountField } from './AccountForm.js';
import { fieldWords } from './field-words.js';

type More = Partial<AccountField>;

/** First and last name, as they are known. */
export const nameFields = (
  intl: IntlShape,
  known: { readonly firstName?: string; readonly lastName?: string } = {},
): AccountField[] => [
  {
    name: 'firstName',
    label: intl.formatMessage(fieldWords.firstName),
    autoComplete: 'given-name',
    required: true,
    maxLength: 100,
    defaultValue: known.firstName,
  },
  {
    name: 'lastName',
    label: intl.formatMessage(fieldWords.lastName),
    autoComplete: 'family-name',
    required: true,
    maxLength: 100,
    defaultValue: known.lastName,
  },
];

/** An address, which has to be given. */
export const emailField = (intl: IntlShape, more: More = {}): AccountField => ({
  name: 'email',
  label: intl.formatMessage(fieldWords.email),
  kind: 'email',
  autoComplete: 'email',
  required: true,
  maxLength: 254,
  ...more,
});

/** A mobile number, which need not be given. */
export const mobileField = (intl: IntlShape, more: More = {}): AccountField => ({
  name: 'mobileNumber',
  label: intl.formatMessage(fieldWords.mobileNumber),
  kind: 'phone',
  autoComplete: 'tel',
  maxLength: 30,
  ...more,
});

/** The digits that came by SMS or stand in an authenticator app. */
export const codeField = (intl: IntlShape, more: More = {}): AccountField => ({
  name: 'code',
  label: intl.formatMessage(fieldWords.code),
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  required: true,
  maxLength: 20,
  ...more,
});

/** The code of who recommended us. */
export const friendField = (intl: IntlShape): AccountField => ({
  name: 'referralCode',
  label: intl.formatMessage(fieldWords.referralCode),
  autoComplete: 'off',
  spellCheck: false,
  maxLength: 20,
});
