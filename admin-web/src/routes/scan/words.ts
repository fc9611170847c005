import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'loading'
    | 'noPack'
    | 'noPackText'
    | 'notYours'
    | 'notYoursText'
    | 'signIn'
    | 'again'
    | 'list'
    | 'online'
    | 'offline'
    | 'synced'
    | 'syncNow'
    | 'syncRefused'
    | 'camera'
    | 'cameraStart'
    | 'cameraStop'
    | 'cameraFailed'
    | 'code'
    | 'codeHint'
    | 'check'
    | 'sound'
    | 'oldBrowser'
    | 'undo'
    | 'collected'
    | 'unlisted'
    | 'conflicts'
    | 'seen'
    | 'gaveBackText'
    | 'keepCash'
    | 'ready'
    | 'readyText'
    | 'kept',
    NoMessageValues
  > & {
    onBoard: { boarded: number; sold: number };
    waiting: { count: number };
    taken: { stamp: PrimitiveType };
    seat: { seat: string };
    conflict: { seat: string; name: string };
    gaveBack: { amount: string };
  }
>({
  loading: { id: 'admin.scan.loading', defaultMessage: 'Fetching the passenger list…' },
  noPack: { id: 'admin.scan.no-pack', defaultMessage: 'This device does not have the passenger list yet' },
  noPackText: {
    id: 'admin.scan.no-pack-text',
    defaultMessage: 'Open this page once while there is network. From then on it works without.',
  },
  notYours: { id: 'admin.scan.not-yours', defaultMessage: 'You cannot scan for this departure' },
  notYoursText: {
    id: 'admin.scan.not-yours-text',
    defaultMessage: 'It does not run on this day, somebody else runs it, or you lack the right to scan tickets.',
  },
  signIn: { id: 'admin.scan.sign-in', defaultMessage: 'Sign in' },
  again: { id: 'admin.scan.again', defaultMessage: 'Try again' },
  list: { id: 'admin.scan.list', defaultMessage: 'Passenger list' },
  onBoard: { id: 'admin.scan.on-board', defaultMessage: '{boarded} of {sold} on board' },
  online: { id: 'admin.scan.online', defaultMessage: 'Online' },
  offline: { id: 'admin.scan.offline', defaultMessage: 'No network: scans are kept on this device' },
  waiting: {
    id: 'admin.scan.waiting',
    defaultMessage: '{count, plural, one {# scan waits to be sent} other {# scans wait to be sent}}',
  },
  synced: { id: 'admin.scan.synced', defaultMessage: 'Everything is sent' },
  syncNow: { id: 'admin.scan.sync-now', defaultMessage: 'Send now' },
  syncRefused: {
    id: 'admin.scan.sync-refused',
    defaultMessage: 'The server does not take the scans. They stay on this device; sign in again or ask your manager.',
  },
  taken: { id: 'admin.scan.taken', defaultMessage: 'List of {stamp}' },
  kept: { id: 'admin.scan.kept', defaultMessage: 'Ready to work without network' },
  camera: { id: 'admin.scan.camera', defaultMessage: 'Camera' },
  cameraStart: { id: 'admin.scan.camera-start', defaultMessage: 'Start the camera' },
  cameraStop: { id: 'admin.scan.camera-stop', defaultMessage: 'Stop the camera' },
  cameraFailed: {
    id: 'admin.scan.camera-failed',
    defaultMessage: 'The camera cannot be used. Allow it in the settings of the browser, or type the ticket code.',
  },
  code: { id: 'admin.scan.code', defaultMessage: 'Ticket code' },
  codeHint: { id: 'admin.scan.code-hint', defaultMessage: 'As printed under the name; the last digits are enough' },
  check: { id: 'admin.scan.check', defaultMessage: 'Check' },
  sound: { id: 'admin.scan.sound', defaultMessage: 'Sound and vibration' },
  oldBrowser: {
    id: 'admin.scan.old-browser',
    defaultMessage: 'This browser is too old to check the codes. Type ticket codes instead, or update it.',
  },
  seat: { id: 'admin.scan.seat', defaultMessage: 'Seat {seat}' },
  undo: { id: 'admin.scan.undo', defaultMessage: 'Undo' },
  collected: { id: 'admin.scan.collected', defaultMessage: 'Cash received, on board' },
  unlisted: {
    id: 'admin.scan.unlisted',
    defaultMessage: 'Bought after the list was fetched: the code is genuine, the rest is checked when it is sent.',
  },
  conflicts: { id: 'admin.scan.conflicts', defaultMessage: 'To be looked at' },
  conflict: { id: 'admin.scan.conflict', defaultMessage: 'Seat {seat} {name}' },
  gaveBack: { id: 'admin.scan.gave-back', defaultMessage: 'I gave {amount} back' },
  gaveBackText: {
    id: 'admin.scan.gave-back-text',
    defaultMessage: 'The traveller has all of it in his hands. It is taken off what you hand in.',
  },
  keepCash: { id: 'admin.scan.keep-cash', defaultMessage: 'I still have it' },
  seen: { id: 'admin.scan.seen', defaultMessage: 'Seen' },
  ready: { id: 'admin.scan.ready', defaultMessage: 'Next ticket, please' },
  readyText: {
    id: 'admin.scan.ready-text',
    defaultMessage: 'Hold the code before the camera, or type the ticket code.',
  },
});
