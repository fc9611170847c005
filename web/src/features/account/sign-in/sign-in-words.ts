import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  agentTitle: NoMessageValues;
  agentLead: NoMessageValues;
  login: NoMessageValues;
  remember: NoMessageValues;
  submit: NoMessageValues;
  byPassword: NoMessageValues;
  bySms: NoMessageValues;
  ways: NoMessageValues;
  sendCode: NoMessageValues;
  sent: { mobileNumber: string };
  another: NoMessageValues;
  forgotten: NoMessageValues;
  register: NoMessageValues;
  pleaseLogIn: NoMessageValues;
  restricted: NoMessageValues;
  second: NoMessageValues;
  secondLead: NoMessageValues;
  codeHint: NoMessageValues;
  setUp: NoMessageValues;
  qr: NoMessageValues;
  confirm: NoMessageValues;
  recovery: NoMessageValues;
  recoveryLead: NoMessageValues;
  kept: NoMessageValues;
}>({
  title: { id: 'account.signIn.title', defaultMessage: 'Sign in' },
  agentTitle: { id: 'account.signIn.agentTitle', defaultMessage: 'Agency sign-in' },
  agentLead: {
    id: 'account.signIn.agentLead',
    defaultMessage: 'For agencies and the people of operators. Travellers sign in on the other page.',
  },
  login: { id: 'account.signIn.login', defaultMessage: 'E-mail, mobile number or user name' },
  remember: { id: 'account.signIn.remember', defaultMessage: 'Keep me signed in for a year' },
  submit: { id: 'account.signIn.submit', defaultMessage: 'Sign in' },
  byPassword: { id: 'account.signIn.byPassword', defaultMessage: 'With a password' },
  bySms: { id: 'account.signIn.bySms', defaultMessage: 'By SMS code' },
  ways: { id: 'account.signIn.ways', defaultMessage: 'Ways to sign in' },
  sendCode: { id: 'account.signIn.sendCode', defaultMessage: 'Send me a code' },
  sent: {
    id: 'account.signIn.sent',
    defaultMessage: 'If an account belongs to {mobileNumber}, a code is on its way. It is valid for a few minutes.',
  },
  another: { id: 'account.signIn.another', defaultMessage: 'Use another number or send a new code' },
  forgotten: { id: 'account.signIn.forgotten', defaultMessage: 'Forgotten your password?' },
  register: { id: 'account.signIn.register', defaultMessage: 'Create an account' },
  pleaseLogIn: { id: 'account.signIn.pleaseLogIn', defaultMessage: 'Please log in to access that page' },
  restricted: { id: 'refusal.RESTRICTED_AGENCY', defaultMessage: 'Restricted Agency access!' },
  second: { id: 'account.second.title', defaultMessage: 'One more step' },
  secondLead: {
    id: 'account.second.lead',
    defaultMessage: 'Open your authenticator app and type the code it shows for Naga.',
  },
  codeHint: { id: 'account.second.codeHint', defaultMessage: 'Six digits, or one of your recovery codes' },
  setUp: {
    id: 'account.second.setUp',
    defaultMessage: 'Your role signs in with an authenticator app. Scan this with the app, or type the key there.',
  },
  qr: { id: 'account.second.qr', defaultMessage: 'Key for an authenticator app' },
  confirm: { id: 'account.second.confirm', defaultMessage: 'Confirm' },
  recovery: { id: 'account.recovery.title', defaultMessage: 'Keep your recovery codes' },
  recoveryLead: {
    id: 'account.recovery.lead',
    defaultMessage:
      'Each opens your account once, should the telephone be lost. Print them or write them down: they are not shown again.',
  },
  kept: { id: 'account.recovery.kept', defaultMessage: 'I have kept them' },
});
