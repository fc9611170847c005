import { defineMessages, type NoMessageValues } from 'react-intl';

type Plain = 'title' | 'about' | 'hours' | 'hoursHint' | 'save' | 'saved' | 'failed' | 'unknown' | 'unknownText';

export const words = defineMessages<Record<Plain, NoMessageValues>>({
  title: { id: 'admin.cash-hours.title', defaultMessage: 'Time for cash' },
  about: {
    id: 'admin.cash-hours.about',
    defaultMessage: 'How long seats wait for a traveller who pays cash at a counter.',
  },
  hours: { id: 'admin.cash-hours.hours', defaultMessage: 'Hours' },
  hoursHint: {
    id: 'admin.cash-hours.hours-hint',
    defaultMessage:
      '0 to 24; with 0 no cash is taken at counters. Seats never wait later than three hours before departure.',
  },
  save: { id: 'admin.cash-hours.save', defaultMessage: 'Save' },
  saved: {
    id: 'admin.cash-hours.saved',
    defaultMessage: 'Seats wait so long from now on. Bookings that wait already keep their time.',
  },
  failed: { id: 'admin.cash-hours.failed', defaultMessage: 'The time could not be loaded' },
  unknown: { id: 'admin.cash-hours.unknown', defaultMessage: 'There is no such operator' },
  unknownText: { id: 'admin.cash-hours.unknown-text', defaultMessage: 'Choose one that you look after.' },
});
