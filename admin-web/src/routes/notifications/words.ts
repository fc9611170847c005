import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'about'
    | 'send'
    | 'none'
    | 'noneText'
    | 'search'
    | 'state'
    | 'sentFrom'
    | 'sentUntil'
    | 'when'
    | 'subject'
    | 'people'
    | 'delivered'
    | 'read'
    | 'sentBy'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'channels'
    | 'inboxOnly'
    | 'whom'
    | 'whomAbout'
    | 'kind'
    | 'person'
    | 'passengers'
    | 'peopleWho'
    | 'loginName'
    | 'loginNameHint'
    | 'operator'
    | 'ride'
    | 'from'
    | 'until'
    | 'role'
    | 'country'
    | 'language'
    | 'staffOf'
    | 'any'
    | 'choose'
    | 'next'
    | 'keep'
    | 'sent'
    | 'everybody'
    | 'endsBefore'
    | 'tooManyDays',
    NoMessageValues
  > & {
    sure: { count: number; shown: string };
    sureTitle: { count: number; shown: string };
    byWays: { email: string; sms: string; telegram: string };
    ridesOf: { operator: string; from: string; until: string };
    someSchedules: { count: number };
    someDepartures: { count: number };
  }
>({
  title: { id: 'admin.notifications.title', defaultMessage: 'Notifications' },
  about: { id: 'admin.notifications.about', defaultMessage: 'What staff told travellers and colleagues.' },
  send: { id: 'admin.notifications.send', defaultMessage: 'Send a notification' },
  none: { id: 'admin.notifications.none', defaultMessage: 'No notification has been sent yet' },
  noneText: {
    id: 'admin.notifications.none-text',
    defaultMessage: 'Tell the passengers of a departure, a group or one person, in five languages.',
  },
  search: { id: 'admin.notifications.search', defaultMessage: 'Words of it' },
  state: { id: 'admin.notifications.state', defaultMessage: 'State' },
  sentFrom: { id: 'admin.notifications.sent-from', defaultMessage: 'Sent from' },
  sentUntil: { id: 'admin.notifications.sent-until', defaultMessage: 'Sent until' },
  when: { id: 'admin.notifications.when', defaultMessage: 'Sent' },
  subject: { id: 'admin.notifications.subject', defaultMessage: 'Title' },
  people: { id: 'admin.notifications.people', defaultMessage: 'People' },
  delivered: { id: 'admin.notifications.delivered', defaultMessage: 'Delivered' },
  read: { id: 'admin.notifications.read', defaultMessage: 'Read in the inbox' },
  sentBy: { id: 'admin.notifications.sent-by', defaultMessage: 'Sent by' },
  back: { id: 'admin.notifications.back', defaultMessage: 'All notifications' },
  unknown: { id: 'admin.notifications.unknown', defaultMessage: 'There is no such notification' },
  unknownText: {
    id: 'admin.notifications.unknown-text',
    defaultMessage: 'It was never sent, or lies outside what you look after.',
  },
  failed: { id: 'admin.notifications.failed', defaultMessage: 'The notification could not be loaded' },
  channels: { id: 'admin.notifications.channels', defaultMessage: 'Also by' },
  inboxOnly: { id: 'admin.notifications.inbox-only', defaultMessage: 'the inbox alone' },
  whom: { id: 'admin.notifications.whom', defaultMessage: 'To whom' },
  whomAbout: {
    id: 'admin.notifications.whom-about',
    defaultMessage: 'You see how many they are before anything is sent.',
  },
  kind: { id: 'admin.notifications.kind', defaultMessage: 'It goes to' },
  person: { id: 'admin.notifications.person', defaultMessage: 'One person' },
  passengers: { id: 'admin.notifications.passengers', defaultMessage: 'Passengers of rides' },
  peopleWho: { id: 'admin.notifications.people-who', defaultMessage: 'A group of accounts' },
  loginName: { id: 'admin.notifications.login-name', defaultMessage: 'Account' },
  loginNameHint: {
    id: 'admin.notifications.login-name-hint',
    defaultMessage: 'Its e-mail address, user name or mobile number.',
  },
  operator: { id: 'admin.notifications.operator', defaultMessage: 'Operator' },
  ride: { id: 'admin.notifications.ride', defaultMessage: 'Route or departure' },
  from: { id: 'admin.notifications.from', defaultMessage: 'First day of departure' },
  until: { id: 'admin.notifications.until', defaultMessage: 'Last day of departure' },
  role: { id: 'admin.notifications.role', defaultMessage: 'Role' },
  country: { id: 'admin.notifications.country', defaultMessage: 'Country' },
  language: { id: 'admin.notifications.language', defaultMessage: 'Language' },
  staffOf: { id: 'admin.notifications.staff-of', defaultMessage: 'Staff of' },
  any: { id: 'admin.notifications.any', defaultMessage: 'Any' },
  choose: { id: 'admin.notifications.choose', defaultMessage: 'Choose' },
  next: { id: 'admin.notifications.next', defaultMessage: 'Count the people' },
  sure: {
    id: 'admin.notifications.sure',
    defaultMessage: '{count, plural, one {Send to one person} other {Send to {shown} people}}',
  },
  sureTitle: {
    id: 'admin.notifications.sure-title',
    defaultMessage: '{count, plural, one {It goes to one person} other {It goes to {shown} people}}',
  },
  byWays: {
    id: 'admin.notifications.by-ways',
    defaultMessage: 'By e-mail: {email}. By SMS: {sms}. By Telegram: {telegram}. It cannot be taken back.',
  },
  keep: { id: 'admin.notifications.keep', defaultMessage: 'Back to the text' },
  sent: { id: 'admin.notifications.sent', defaultMessage: 'The notification is on its way.' },
  endsBefore: { id: 'admin.notifications.ends-before', defaultMessage: 'This day lies before the first one.' },
  tooManyDays: { id: 'admin.notifications.too-many-days', defaultMessage: 'Choose 31 days at most.' },
  everybody: { id: 'admin.notifications.everybody', defaultMessage: 'All accounts you look after' },
  ridesOf: {
    id: 'admin.notifications.rides-of',
    defaultMessage: 'Passengers of {operator}, {from} to {until}',
  },
  someDepartures: {
    id: 'admin.notifications.some-departures',
    defaultMessage: '{count, plural, one {one departure} other {# departures}}',
  },
  someSchedules: {
    id: 'admin.notifications.some-schedules',
    defaultMessage: '{count, plural, one {one departure a day} other {# departures a day}}',
  },
});

export const stateWords = defineMessages<Record<'ON_ITS_WAY' | 'DELIVERED', NoMessageValues>>({
  ON_ITS_WAY: { id: 'admin.notifications.on-its-way', defaultMessage: 'On its way' },
  DELIVERED: { id: 'admin.notifications.all-have-it', defaultMessage: 'All have it' },
});

/** What a form calls each kind of receivers. */
export const kindWords = { PERSON: words.person, PASSENGERS: words.passengers, PEOPLE: words.peopleWho } as const;
