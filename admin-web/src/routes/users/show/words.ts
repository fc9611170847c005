import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'backUsers'
    | 'backStaff'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'you'
    | 'edit'
    | 'contact'
    | 'email'
    | 'secondEmail'
    | 'phone'
    | 'userName'
    | 'telegram'
    | 'language'
    | 'mails'
    | 'mailsYes'
    | 'mailsNo'
    | 'work'
    | 'role'
    | 'operator'
    | 'branch'
    | 'agency'
    | 'level'
    | 'country'
    | 'type'
    | 'cargo'
    | 'points'
    | 'settings'
    | 'autoLogin'
    | 'autoLoginOpen'
    | 'firstPassword'
    | 'factor'
    | 'payBlocked'
    | 'payAllowed'
    | 'apiKeys'
    | 'otp'
    | 'yes'
    | 'no'
    | 'signIns'
    | 'login'
    | 'never'
    | 'made'
    | 'noSessions'
    | 'unknownDevice'
    | 'data'
    | 'bookings',
    NoMessageValues
  > & {
    above: { permissions: string };
    used: { at: PrimitiveType };
    from: { ip: string };
  }
>({
  backUsers: { id: 'admin.person.back-users', defaultMessage: 'All users' },
  backStaff: { id: 'admin.person.back-staff', defaultMessage: 'All staff' },
  unknown: { id: 'admin.person.unknown', defaultMessage: 'There is no such person' },
  unknownText: {
    id: 'admin.person.unknown-text',
    defaultMessage: 'The account may be gone, or lie outside of what you look after.',
  },
  failed: { id: 'admin.person.failed', defaultMessage: 'This person could not be loaded' },
  you: {
    id: 'admin.person.you',
    defaultMessage: 'This is you. Password, second step and e-mail address are changed in My account.',
  },
  above: {
    id: 'admin.person.above',
    defaultMessage: 'You can look, not change: this role may do what yours may not ({permissions}).',
  },
  edit: { id: 'admin.person.edit', defaultMessage: 'Edit' },
  contact: { id: 'admin.person.contact', defaultMessage: 'Contact' },
  email: { id: 'admin.person.email', defaultMessage: 'E-mail' },
  secondEmail: { id: 'admin.person.second-email', defaultMessage: 'Second e-mail' },
  phone: { id: 'admin.person.phone', defaultMessage: 'Telephone' },
  userName: { id: 'admin.person.user-name', defaultMessage: 'User name' },
  telegram: { id: 'admin.person.telegram', defaultMessage: 'Telegram' },
  language: { id: 'admin.person.language', defaultMessage: 'Language' },
  mails: { id: 'admin.person.mails', defaultMessage: 'E-mails' },
  mailsYes: { id: 'admin.person.mails-yes', defaultMessage: 'gets them' },
  mailsNo: { id: 'admin.person.mails-no', defaultMessage: 'stopped' },
  work: { id: 'admin.person.work', defaultMessage: 'Role and place of work' },
  role: { id: 'admin.person.role', defaultMessage: 'Role' },
  operator: { id: 'admin.person.operator', defaultMessage: 'Operator' },
  branch: { id: 'admin.person.branch', defaultMessage: 'Branch' },
  agency: { id: 'admin.person.agency', defaultMessage: 'Agency' },
  level: { id: 'admin.person.level', defaultMessage: 'Commission level' },
  country: { id: 'admin.person.country', defaultMessage: 'Country' },
  type: { id: 'admin.person.type', defaultMessage: 'Account type' },
  cargo: { id: 'admin.person.cargo', defaultMessage: 'Cargo agent' },
  points: { id: 'admin.person.points', defaultMessage: 'Reward points' },
  settings: { id: 'admin.person.settings', defaultMessage: 'Settings' },
  autoLogin: { id: 'admin.person.auto-login', defaultMessage: 'Sign-in by link' },
  autoLoginOpen: { id: 'admin.person.auto-login-open', defaultMessage: 'yes, a link is open' },
  factor: { id: 'admin.person.factor', defaultMessage: 'Authenticator app' },
  firstPassword: { id: 'admin.person.first-password', defaultMessage: 'New password at next sign-in' },
  payBlocked: { id: 'admin.person.pay-blocked', defaultMessage: 'Pay on boarding blocked' },
  payAllowed: { id: 'admin.person.pay-allowed', defaultMessage: 'Pay on boarding in spite of automatic blocking' },
  apiKeys: { id: 'admin.person.api-keys', defaultMessage: 'API keys in use' },
  otp: { id: 'admin.person.otp', defaultMessage: 'SMS codes without limit' },
  yes: { id: 'admin.person.yes', defaultMessage: 'yes' },
  no: { id: 'admin.person.no', defaultMessage: 'no' },
  signIns: { id: 'admin.person.sign-ins', defaultMessage: 'Signed in' },
  login: { id: 'admin.person.login', defaultMessage: 'Last sign-in' },
  never: { id: 'admin.person.never', defaultMessage: 'never' },
  made: { id: 'admin.person.made', defaultMessage: 'Added' },
  noSessions: { id: 'admin.person.no-sessions', defaultMessage: 'On no device at the moment.' },
  unknownDevice: { id: 'admin.person.unknown-device', defaultMessage: 'Unknown device' },
  used: { id: 'admin.person.used', defaultMessage: 'last used {at}' },
  from: { id: 'admin.person.from', defaultMessage: 'from {ip}' },
  data: { id: 'admin.person.data', defaultMessage: 'Raw data for developers' },
  bookings: { id: 'admin.person.bookings', defaultMessage: 'Bookings with this e-mail address' },
});
