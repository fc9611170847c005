import { defineMessages } from 'react-intl';

export const ageWords = defineMessages({
  adults: { id: 'experiences.age.adults', defaultMessage: 'Adults' },
  seniors: { id: 'experiences.age.seniors', defaultMessage: 'Seniors' },
  children: { id: 'experiences.age.children', defaultMessage: 'Children' },
  infants: { id: 'experiences.age.infants', defaultMessage: 'Infants' },
});

export const ageHints = defineMessages<{
  adults: { price: string };
  seniors: { price: string };
  children: { price: string };
  infants: { price: string };
}>({
  adults: { id: 'experiences.age.adults.hint', defaultMessage: '18 to 59 years · {price}' },
  seniors: { id: 'experiences.age.seniors.hint', defaultMessage: 'from 60 years · {price}' },
  children: { id: 'experiences.age.children.hint', defaultMessage: '3 to 17 years · {price}' },
  infants: { id: 'experiences.age.infants.hint', defaultMessage: 'under 3 years · {price}' },
});

export const partyWords = defineMessages({
  choose: { id: 'experiences.party.choose', defaultMessage: 'When, and how many?' },
  title: { id: 'experiences.party.title', defaultMessage: 'What it costs' },
  free: { id: 'experiences.party.free', defaultMessage: 'free' },
  date: { id: 'experiences.party.date', defaultMessage: 'Day' },
  checkIn: { id: 'experiences.party.checkIn', defaultMessage: 'Check-in' },
  discount: { id: 'experiences.party.discount', defaultMessage: 'Discount' },
  ask: { id: 'experiences.party.ask', defaultMessage: 'Ask by e-mail' },
  askHint: {
    id: 'experiences.party.askHint',
    defaultMessage:
      'Your e-mail opens with the day and your party filled in. We answer with the free places; you pay nothing by asking.',
  },
  call: { id: 'experiences.party.call', defaultMessage: 'Other ways to reach us' },
  show: { id: 'experiences.party.show', defaultMessage: 'Show the price' },
});

export const partyFacts = defineMessages<{
  line: { who: string; count: number };
  checkOut: { date: string };
  most: { count: number };
  total: { total: string };
  subject: { title: string };
  body: { title: string; date: string; party: string; total: string };
}>({
  line: { id: 'experiences.party.line', defaultMessage: '{who} × {count}' },
  checkOut: { id: 'experiences.party.checkOut', defaultMessage: 'Check-out {date}' },
  total: { id: 'experiences.party.total', defaultMessage: 'Together {total}' },
  most: {
    id: 'experiences.party.most',
    defaultMessage: 'At most {count, plural, one {# guest} other {# guests}} together.',
  },
  subject: { id: 'experiences.party.subject', defaultMessage: 'Question about {title}' },
  body: {
    id: 'experiences.party.body',
    defaultMessage: 'Are there places on {date} for {title}? We are: {party}. The site says {total}.',
  },
});
