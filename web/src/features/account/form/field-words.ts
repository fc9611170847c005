import { defineMessages } from 'react-intl';

/** Names of the fields that several forms of an account have. */
export const fieldWords = defineMessages({
  firstName: { id: 'account.field.firstName', defaultMessage: 'First name' },
  lastName: { id: 'account.field.lastName', defaultMessage: 'Last name' },
  email: { id: 'account.field.email', defaultMessage: 'E-mail' },
  mobileNumber: { id: 'account.field.mobileNumber', defaultMessage: 'Mobile number' },
  userName: { id: 'account.field.userName', defaultMessage: 'User name' },
  secondaryEmail: { id: 'account.field.secondaryEmail', defaultMessage: 'Second e-mail' },
  password: { id: 'account.field.password', defaultMessage: 'Password' },
  newPassword: { id: 'account.field.newPassword', defaultMessage: 'New password' },
  passwordHint: {
    id: 'account.field.passwordHint',
    defaultMessage: '10 characters or more. A few words in a row are good.',
  },
  passwordConfirmation: { id: 'account.field.passwordConfirmation', defaultMessage: 'Password once more' },
  currentPassword: { id: 'account.field.currentPassword', defaultMessage: 'Current password' },
  referralCode: { id: 'account.field.referralCode', defaultMessage: 'A friend’s code' },
  code: { id: 'account.field.code', defaultMessage: 'Code' },
});
