import { defineMessages } from 'react-intl';

export const trackWords = defineMessages({
  title: { id: 'parcels.track.title', defaultMessage: 'Track a parcel' },
  lead: {
    id: 'parcels.track.lead',
    defaultMessage:
      'The code stands on the receipt: NAGA and some letters and numbers. Capitals and spaces do not matter.',
  },
  code: { id: 'parcels.track.code', defaultMessage: 'Tracking code' },
  find: { id: 'parcels.track.find', defaultMessage: 'Find the parcel' },
  unknown: { id: 'parcels.track.unknown', defaultMessage: 'We know no parcel with this code' },
  unknownText: {
    id: 'parcels.track.unknownText',
    defaultMessage: 'Compare it with the receipt. The letter O does not occur, the number 0 does.',
  },
  contact: { id: 'parcels.track.contact', defaultMessage: 'Ask us' },
  story: { id: 'parcels.track.story', defaultMessage: 'Where the parcel has been' },
  implied: { id: 'parcels.track.implied', defaultMessage: 'not scanned by itself' },
  price: { id: 'parcels.track.price', defaultMessage: 'What does a parcel cost?' },
});

export const trackFacts = defineMessages<{
  way: { from: string; to: string };
  facts: { count: number; goods: string; operator: string };
  when: { date: string; time: string };
}>({
  way: { id: 'parcels.track.way', defaultMessage: '{from} to {to}' },
  facts: {
    id: 'parcels.track.facts',
    defaultMessage: '{goods} · {count, plural, one {# piece} other {# pieces}} · carried by {operator}',
  },
  when: { id: 'parcels.track.when', defaultMessage: '{date}, {time}' },
});
