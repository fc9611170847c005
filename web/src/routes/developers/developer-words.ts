import { defineMessages, type NoMessageValues } from 'react-intl';

export const modeWords = defineMessages({
  SANDBOX: { id: 'account.mode.SANDBOX', defaultMessage: 'Sandbox' },
  LIVE: { id: 'account.mode.LIVE', defaultMessage: 'Live' },
});

export const stateWords = defineMessages({
  ACTIVE: { id: 'account.keyState.ACTIVE', defaultMessage: 'Active' },
  RETIRING: { id: 'account.keyState.RETIRING', defaultMessage: 'Being replaced' },
  EXPIRED: { id: 'account.keyState.EXPIRED', defaultMessage: 'Expired' },
  REVOKED: { id: 'account.keyState.REVOKED', defaultMessage: 'Revoked' },
});

export const words = defineMessages<{
  none: NoMessageValues;
  keys: { count: number };
  open: { name: string };
  create: NoMessageValues;
  name: NoMessageValues;
  nameHint: NoMessageValues;
  mode: NoMessageValues;
  newKey: NoMessageValues;
  keyName: NoMessageValues;
  scopes: NoMessageValues;
  expires: NoMessageValues;
  makeKey: NoMessageValues;
  secret: NoMessageValues;
  secretText: NoMessageValues;
  list: NoMessageValues;
  noKeys: NoMessageValues;
  used: { day: string; time: string };
  unused: NoMessageValues;
  until: { day: string };
  rotate: NoMessageValues;
  rotateOf: { name: string };
  revoke: NoMessageValues;
  revokeOf: { name: string };
  log: NoMessageValues;
  logOf: { name: string };
  noLog: NoMessageValues;
  back: NoMessageValues;
  time: NoMessageValues;
  request: NoMessageValues;
  status: NoMessageValues;
  took: NoMessageValues;
  noBookings: NoMessageValues;
  bookingsOf: NoMessageValues;
  live: NoMessageValues;
  inSandbox: NoMessageValues;
  bookingsLead: NoMessageValues;
  sandboxLead: NoMessageValues;
}>({
  none: { id: 'account.apps.none', defaultMessage: 'No application yet. Make the first one below.' },
  keys: {
    id: 'account.apps.keys',
    defaultMessage: '{count, plural, =0 {no key that works} one {# key that works} other {# keys that work}}',
  },
  open: { id: 'account.apps.open', defaultMessage: 'Keys of {name}' },
  create: { id: 'account.developers.make', defaultMessage: 'Make an application' },
  name: { id: 'account.apps.name', defaultMessage: 'Name of the application' },
  nameHint: { id: 'account.apps.nameHint', defaultMessage: 'For you, to tell it from others' },
  mode: { id: 'account.apps.mode', defaultMessage: 'What its keys do' },
  newKey: { id: 'account.keys.new', defaultMessage: 'New key' },
  keyName: { id: 'account.keys.name', defaultMessage: 'Name of the key' },
  scopes: { id: 'account.keys.scopes', defaultMessage: 'What it may do' },
  expires: { id: 'account.keys.expires', defaultMessage: 'Valid until' },
  makeKey: { id: 'account.keys.make', defaultMessage: 'Make the key' },
  secret: { id: 'account.keys.secret', defaultMessage: 'Your new key' },
  secretText: {
    id: 'account.keys.secretText',
    defaultMessage: 'Copy it now. We keep only its fingerprint, so it cannot be shown again.',
  },
  list: { id: 'account.keys.list', defaultMessage: 'Keys' },
  noKeys: { id: 'account.keys.none', defaultMessage: 'No key yet.' },
  used: { id: 'account.devices.used', defaultMessage: 'Last used {day}, {time}' },
  unused: { id: 'account.keys.unused', defaultMessage: 'Never used' },
  until: { id: 'account.keys.until', defaultMessage: 'valid until {day}' },
  rotate: { id: 'account.keys.rotate', defaultMessage: 'Replace' },
  rotateOf: { id: 'account.keys.rotateOf', defaultMessage: 'Replace {name}; the old key works 24 hours longer' },
  revoke: { id: 'account.keys.revoke', defaultMessage: 'Revoke' },
  revokeOf: { id: 'account.keys.revokeOf', defaultMessage: 'Revoke {name} at once' },
  log: { id: 'account.keys.log', defaultMessage: 'Requests' },
  logOf: { id: 'account.keys.logOf', defaultMessage: 'Requests of {name}' },
  noLog: { id: 'account.keys.noLog', defaultMessage: 'No request in the last 30 days.' },
  back: { id: 'account.keys.back', defaultMessage: 'All applications' },
  time: { id: 'account.log.time', defaultMessage: 'Time' },
  request: { id: 'account.log.request', defaultMessage: 'Request' },
  status: { id: 'account.log.status', defaultMessage: 'Status' },
  took: { id: 'account.log.took', defaultMessage: 'Took' },
  noBookings: { id: 'account.developers.noBookings', defaultMessage: 'No booking yet.' },
  bookingsLead: {
    id: 'account.developers.bookingsLead',
    defaultMessage: 'Your live bookings, also those made with your keys, the latest first.',
  },
  bookingsOf: { id: 'account.developers.bookingsOf', defaultMessage: 'Live or sandbox' },
  live: { id: 'account.developers.live', defaultMessage: 'Live bookings' },
  inSandbox: { id: 'account.developers.inSandbox', defaultMessage: 'Sandbox bookings' },
  sandboxLead: {
    id: 'account.developers.sandboxLead',
    defaultMessage:
      'Made with your sandbox keys, the latest first. Nobody travels with them; a sandbox key changes them.',
  },
});
