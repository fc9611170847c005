import type { IntlShape } from 'react-intl';
import type { AccountField } from './AccountForm.js';
import { fieldWords } from './field-words.js';

/** Characters of a password at least (rules.md 14). */
export const PASSWORD_MIN = 10;

/** A new password, twice. */
export const newPasswordFields = (intl: IntlShape, isFirst = false): AccountField[] => [
  {
    name: 'password',
    label: intl.formatMessage(isFirst ? fieldWords.password : fieldWords.newPassword),
    hint: intl.formatMessage(fieldWords.passwordHint),
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    min: PASSWORD_MIN,
    maxLength: 1024,
  },
  {
    name: 'passwordConfirmation',
    label: intl.formatMessage(fieldWords.passwordConfirmation),
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    same: 'password',
    maxLength: 1024,
  },
];

/** The password one has now. */
export const currentPasswordField = (intl: IntlShape, name = 'currentPassword'): AccountField => ({
  name,
  label: intl.formatMessage(fieldWords.currentPassword),
  type: 'password',
  autoComplete: 'current-password',
  required: true,
  maxLength: 1024,
});
