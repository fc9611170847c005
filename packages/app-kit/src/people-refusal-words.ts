import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of those who administer people, agencies, roles, keys and affiliates → words. */
export const peopleRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    CHANGED_MEANWHILE: { by: string };
    ROLE_IN_USE: { users: number };
    PERMISSIONS_ABOVE_YOURS: { names: string };
    PERMISSIONS_BEYOND_ROLE: { names: string };
    SCOPES_ABOVE_YOURS: { names: string };
    TOO_MANY_API_KEYS: { limit: number };
    MORE_PEOPLE_THAN_SHOWN: { people: number };
    NO_OWN_ADDRESS: { channel: string };
  }
>({
  USER_NOT_FOUND: { id: 'refusal.USER_NOT_FOUND', defaultMessage: 'We found no such user.' },
  OWN_RIGHTS: {
    id: 'refusal.OWN_RIGHTS',
    defaultMessage: 'Nobody changes his own role, flags or place of work. Ask a colleague who manages users.',
  },
  ROLE_ABOVE_YOURS: {
    id: 'refusal.ROLE_ABOVE_YOURS',
    defaultMessage: 'This role may do more than you may. Choose another one, or ask somebody with more rights.',
  },
  FIELDS_ABOVE_YOURS: {
    id: 'refusal.FIELDS_ABOVE_YOURS',
    defaultMessage: 'Some of these settings are changed by the platform’s own people only. Leave them as they were.',
  },
  OUT_OF_YOUR_SCOPE: {
    id: 'refusal.OUT_OF_YOUR_SCOPE',
    defaultMessage: 'This lies outside what you look after. Choose a place of your own.',
  },
  CREDIT_LEFT: {
    id: 'refusal.CREDIT_LEFT',
    defaultMessage:
      'There is credit in your account. Spend it first, or mark that you give it up: nobody can bring it back.',
  },
  LAST_ADMIN: { id: 'refusal.LAST_ADMIN', defaultMessage: 'This is the last platform admin. Make another one first.' },
  CHANGED_MEANWHILE: {
    id: 'refusal.CHANGED_MEANWHILE',
    defaultMessage:
      '{by, select, none {This was changed meanwhile.} other {{by} has changed this meanwhile.}} Load it again and repeat your change.',
  },
  AUTO_LOGIN_NOT_ALLOWED: {
    id: 'refusal.AUTO_LOGIN_NOT_ALLOWED',
    defaultMessage:
      'This account may not sign in by a code. Allow it first; it also needs an e-mail address and must be active.',
  },
  NO_SECOND_FACTOR: {
    id: 'refusal.NO_SECOND_FACTOR',
    defaultMessage: 'This account has no authenticator app, so there is nothing to remove.',
  },
  NOBODY_TO_NOTIFY: {
    id: 'refusal.NOBODY_TO_NOTIFY',
    defaultMessage: 'Nobody is meant by what you chose. Choose others, or more.',
  },
  MORE_PEOPLE_THAN_SHOWN: {
    id: 'refusal.MORE_PEOPLE_THAN_SHOWN',
    defaultMessage: 'Meanwhile it would go to {people} people. Nothing was sent: count them again.',
  },
  MESSAGE_NOT_FOUND: { id: 'refusal.MESSAGE_NOT_FOUND', defaultMessage: 'We found no such message.' },
  MESSAGE_SECRET: {
    id: 'refusal.MESSAGE_SECRET',
    defaultMessage: 'This message opens an account and is not sent again. Its reader can ask for a new one.',
  },
  MESSAGE_WAY_CLOSED: {
    id: 'refusal.MESSAGE_WAY_CLOSED',
    defaultMessage: 'Nothing leaves this way: it is not set up here, or the message was written in the sandbox.',
  },
  MESSAGE_STOPPED: {
    id: 'refusal.MESSAGE_STOPPED',
    defaultMessage: 'Its reader has stopped such messages, or this chat is no longer his.',
  },
  MESSAGE_ON_ITS_WAY: {
    id: 'refusal.MESSAGE_ON_ITS_WAY',
    defaultMessage: 'This message is on its way already. Wait a minute before you send it again.',
  },
  NO_OWN_ADDRESS: {
    id: 'refusal.NO_OWN_ADDRESS',
    defaultMessage:
      '{channel, select, SMS {Your account has no mobile number that is proved to be yours.} TELEGRAM {Your account has no Telegram chat.} other {Your account has no e-mail address that is proved to be yours.}} See to it in My account first.',
  },
  AGENCY_NOT_FOUND: { id: 'refusal.AGENCY_NOT_FOUND', defaultMessage: 'We found no such agency.' },
  COMMISSION_LEVEL_NOT_FOUND: {
    id: 'refusal.COMMISSION_LEVEL_NOT_FOUND',
    defaultMessage: 'There is no such commission level for this agency.',
  },
  AGENCY_NAME_TAKEN: {
    id: 'refusal.AGENCY_NAME_TAKEN',
    defaultMessage: 'Another agency has this name. Choose another one.',
  },
  ROLE_NOT_FOUND: { id: 'refusal.ROLE_NOT_FOUND', defaultMessage: 'We found no such role.' },
  ROLE_BUILT_IN: {
    id: 'refusal.ROLE_BUILT_IN',
    defaultMessage: 'This role is built in and stays as it is. Make one of your own that is based on it.',
  },
  ROLE_NAME_TAKEN: { id: 'refusal.ROLE_NAME_TAKEN', defaultMessage: 'Another role has this name. Choose another one.' },
  ROLE_IN_USE: {
    id: 'refusal.ROLE_IN_USE',
    defaultMessage:
      '{users, plural, one {One person has} other {# people have}} this role. Give them another one first.',
  },
  OWN_ROLE: { id: 'refusal.OWN_ROLE', defaultMessage: 'This is your own role. Ask a colleague to change it.' },
  PERMISSIONS_ABOVE_YOURS: {
    id: 'refusal.PERMISSIONS_ABOVE_YOURS',
    defaultMessage: 'A role cannot be given more than you may do yourself. Not yours: {names}.',
  },
  PERMISSIONS_BEYOND_ROLE: {
    id: 'refusal.PERMISSIONS_BEYOND_ROLE',
    defaultMessage: 'This reaches further than people of the built-in role do: {names}. Choose a narrower scope.',
  },
  ALREADY_IMPERSONATING: {
    id: 'refusal.ALREADY_IMPERSONATING',
    defaultMessage: 'You act as somebody already, or this is you. Go back to your own account first.',
  },
  IMPERSONATION_ABOVE_YOURS: {
    id: 'refusal.IMPERSONATION_ABOVE_YOURS',
    defaultMessage: 'This person may do things you may not. Ask somebody with more rights.',
  },
  IN_PERSON: {
    id: 'refusal.IN_PERSON',
    defaultMessage: 'Only the person himself changes this, not somebody who acts for him.',
  },
  NOT_IMPERSONATING: {
    id: 'refusal.NOT_IMPERSONATING',
    defaultMessage: 'You act in your own name. There is nothing to end.',
  },
  API_ACCOUNT_NOT_FOUND: { id: 'refusal.API_ACCOUNT_NOT_FOUND', defaultMessage: 'We found no such application.' },
  API_KEY_NOT_FOUND: { id: 'refusal.API_KEY_NOT_FOUND', defaultMessage: 'We found no such key.' },
  SCOPES_ABOVE_YOURS: {
    id: 'refusal.SCOPES_ABOVE_YOURS',
    defaultMessage: 'A key may do no more than you: {names}. Leave this out.',
  },
  API_KEY_OVER: {
    id: 'refusal.API_KEY_OVER',
    defaultMessage: 'This key has been replaced, revoked or has expired. Make a new one.',
  },
  TOO_MANY_API_KEYS: {
    id: 'refusal.TOO_MANY_API_KEYS',
    defaultMessage: 'There are {limit} already, and more are not possible. Revoke one you no longer use.',
  },
  DEVELOPER_REQUEST_NOT_FOUND: {
    id: 'refusal.DEVELOPER_REQUEST_NOT_FOUND',
    defaultMessage: 'We found no such request.',
  },
  DEVELOPER_REQUEST_DECIDED: {
    id: 'refusal.DEVELOPER_REQUEST_DECIDED',
    defaultMessage: 'Somebody has decided this request already.',
  },
  OWN_REQUEST: { id: 'refusal.OWN_REQUEST', defaultMessage: 'Nobody decides his own request. Ask a colleague.' },
  TRANSFER_BOOKED: {
    id: 'refusal.TRANSFER_BOOKED',
    defaultMessage: 'This transfer has topped up a balance already.',
  },
  ACCOUNT_CANNOT_BE_PARTNER: {
    id: 'refusal.ACCOUNT_CANNOT_BE_PARTNER',
    defaultMessage: 'The address belongs to a member of staff or to a closed account. Ask for another address.',
  },
  AFFILIATE_NOT_FOUND: { id: 'refusal.AFFILIATE_NOT_FOUND', defaultMessage: 'We found no such affiliate.' },
  AFFILIATE_TAKEN: {
    id: 'refusal.AFFILIATE_TAKEN',
    defaultMessage: 'Another affiliate has this code or this user. Choose another one.',
  },
});
