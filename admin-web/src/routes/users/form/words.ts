import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'addUser'
    | 'addStaff'
    | 'saveAndAdd'
    | 'save'
    | 'added'
    | 'saved'
    | 'self'
    | 'person'
    | 'personAbout'
    | 'first'
    | 'last'
    | 'email'
    | 'phone'
    | 'userName'
    | 'secondEmail'
    | 'telegram'
    | 'language'
    | 'oneName'
    | 'work'
    | 'workAbout'
    | 'role'
    | 'roleHint'
    | 'choose'
    | 'operator'
    | 'branch'
    | 'branchNone'
    | 'agency'
    | 'country'
    | 'type'
    | 'cargo'
    | 'cargoHint'
    | 'signIn'
    | 'password'
    | 'passwordNew'
    | 'passwordKeep'
    | 'passwordShort'
    | 'firstPassword'
    | 'autoLogin'
    | 'active'
    | 'activeHint'
    | 'trust'
    | 'trustAbout'
    | 'payBlocked'
    | 'payAllowed'
    | 'otp'
    | 'stop',
    NoMessageValues
  > & { edit: { name: string } }
>({
  addUser: { id: 'admin.person-form.add-user', defaultMessage: 'Add a user' },
  addStaff: { id: 'admin.person-form.add-staff', defaultMessage: 'Add a colleague' },
  edit: { id: 'admin.person-form.edit', defaultMessage: 'Edit {name}' },
  save: { id: 'admin.person-form.save', defaultMessage: 'Save' },
  saveAndAdd: { id: 'admin.person-form.save-and-add', defaultMessage: 'Save and add another' },
  added: { id: 'admin.person-form.added', defaultMessage: 'The account is made.' },
  saved: { id: 'admin.person-form.saved', defaultMessage: 'The account is saved.' },
  self: {
    id: 'admin.person-form.self',
    defaultMessage:
      'This is you: nobody changes his own role, place of work or settings. Password and addresses are changed in My account.',
  },
  person: { id: 'admin.person-form.person', defaultMessage: 'Person' },
  personAbout: {
    id: 'admin.person-form.person-about',
    defaultMessage: 'People sign in with their e-mail address, mobile number or user name: one of them is needed.',
  },
  first: { id: 'admin.person-form.first', defaultMessage: 'First name' },
  last: { id: 'admin.person-form.last', defaultMessage: 'Last name' },
  email: { id: 'admin.person-form.email', defaultMessage: 'E-mail address' },
  phone: { id: 'admin.person-form.phone', defaultMessage: 'Mobile number' },
  userName: { id: 'admin.person-form.user-name', defaultMessage: 'User name' },
  secondEmail: { id: 'admin.person-form.second-email', defaultMessage: 'Second e-mail address' },
  telegram: { id: 'admin.person-form.telegram', defaultMessage: 'Telegram id' },
  language: { id: 'admin.person-form.language', defaultMessage: 'Language of mails' },
  oneName: {
    id: 'admin.person-form.one-name',
    defaultMessage: 'Give an e-mail address, a mobile number or a user name.',
  },
  work: { id: 'admin.person-form.work', defaultMessage: 'Role and place of work' },
  workAbout: {
    id: 'admin.person-form.work-about',
    defaultMessage: 'The role says what somebody may do, the place whose bookings and people he sees.',
  },
  role: { id: 'admin.person-form.role', defaultMessage: 'Role' },
  roleHint: {
    id: 'admin.person-form.role-hint',
    defaultMessage: 'Roles that may do more than yours are not offered.',
  },
  choose: { id: 'admin.person-form.choose', defaultMessage: 'Please choose' },
  operator: { id: 'admin.person-form.operator', defaultMessage: 'Operator' },
  branch: { id: 'admin.person-form.branch', defaultMessage: 'Branch' },
  branchNone: { id: 'admin.person-form.branch-none', defaultMessage: 'This operator has no branch yet.' },
  agency: { id: 'admin.person-form.agency', defaultMessage: 'Agency' },
  country: { id: 'admin.person-form.country', defaultMessage: 'Country' },
  type: { id: 'admin.person-form.type', defaultMessage: 'Account type' },
  cargo: { id: 'admin.person-form.cargo', defaultMessage: 'Cargo agent' },
  cargoHint: {
    id: 'admin.person-form.cargo-hint',
    defaultMessage: 'Handles parcels and begins at the list of cargo bookings.',
  },
  signIn: { id: 'admin.person-form.sign-in', defaultMessage: 'Signing in' },
  password: { id: 'admin.person-form.password', defaultMessage: 'Password' },
  passwordNew: {
    id: 'admin.person-form.password-new',
    defaultMessage: '10 characters or more. Left empty, the person signs in by link or code only.',
  },
  passwordKeep: {
    id: 'admin.person-form.password-keep',
    defaultMessage: 'Left empty, it stays as it is. A new one signs the person out everywhere.',
  },
  passwordShort: { id: 'admin.person-form.password-short', defaultMessage: 'Take 10 characters or more.' },
  firstPassword: {
    id: 'admin.person-form.first-password',
    defaultMessage: 'Must choose a new password at the next sign-in',
  },
  autoLogin: { id: 'admin.person-form.auto-login', defaultMessage: 'May sign in by a link from us' },
  active: { id: 'admin.person-form.active', defaultMessage: 'Account is open' },
  activeHint: { id: 'admin.person-form.active-hint', defaultMessage: 'A closed account keeps its history.' },
  trust: { id: 'admin.person-form.trust', defaultMessage: 'Trust' },
  trustAbout: { id: 'admin.person-form.trust-about', defaultMessage: 'What only the platform’s own people decide.' },
  payBlocked: { id: 'admin.person-form.pay-blocked', defaultMessage: 'May not pay on boarding' },
  payAllowed: {
    id: 'admin.person-form.pay-allowed',
    defaultMessage: 'May pay on boarding, even if blocked automatically',
  },
  otp: { id: 'admin.person-form.otp', defaultMessage: 'May ask for SMS codes without limit' },
  stop: { id: 'admin.person-form.stop', defaultMessage: 'No e-mails but those about the account' },
});
