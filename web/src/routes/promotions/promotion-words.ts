import { defineMessages, type NoMessageValues } from 'react-intl';

/** What a promotion takes off, and under which conditions. */
export const factWords = defineMessages<{
  percent: { percent: string };
  amount: { amount: string };
  price: { amount: string };
  cap: { amount: string };
  minimumAmount: { amount: string };
  minimumPassengers: { count: number };
  local: NoMessageValues;
  foreign: NoMessageValues;
  country: { country: string };
  moreOperators: { count: number };
  moreLines: { count: number };
  between: { from: string; until: string };
  from: { from: string };
  until: { until: string };
  weekdays: { days: string };
  buyUntil: { day: string; clock: string };
  noOffers: NoMessageValues;
  limited: NoMessageValues;
  currency: { currency: string };
}>({
  percent: { id: 'web.promo.percent', defaultMessage: '{percent} off the fares' },
  amount: { id: 'web.promo.amount', defaultMessage: '{amount} off the fares of a booking' },
  price: { id: 'web.promo.price', defaultMessage: 'Each seat {amount}, where it costs more' },
  cap: { id: 'web.promo.cap', defaultMessage: 'At most {amount} a booking' },
  minimumAmount: { id: 'web.promo.minimumAmount', defaultMessage: 'From fares of {amount} on' },
  minimumPassengers: {
    id: 'web.promo.minimumPassengers',
    defaultMessage: '{count, plural, one {From # passenger on} other {From # passengers on}}',
  },
  local: { id: 'web.promo.local', defaultMessage: 'Seats at the national price only' },
  foreign: { id: 'web.promo.foreign', defaultMessage: 'Seats of foreign visitors only' },
  country: {
    id: 'web.promo.country',
    defaultMessage:
      'Operators of {country, select, KH {Cambodia} LA {Laos} TH {Thailand} VN {Vietnam} other {one country}} only',
  },
  moreOperators: {
    id: 'web.promo.moreOperators',
    defaultMessage: '{count, plural, one {and # more operator} other {and # more operators}}',
  },
  moreLines: {
    id: 'web.promo.moreLines',
    defaultMessage: '{count, plural, one {and # more line} other {and # more lines}}',
  },
  between: { id: 'web.promo.between', defaultMessage: 'Travel from {from} to {until}' },
  from: { id: 'web.promo.from', defaultMessage: 'Travel from {from} on' },
  until: { id: 'web.promo.until', defaultMessage: 'Travel until {until}' },
  weekdays: { id: 'web.promo.weekdays', defaultMessage: 'Travel on: {days}' },
  buyUntil: { id: 'web.promo.buyUntil', defaultMessage: 'Book before {day}, {clock}' },
  noOffers: { id: 'web.promo.noOffers', defaultMessage: 'Not on seats that are sold at an offer’s price' },
  limited: { id: 'web.promo.limited', defaultMessage: 'May be used up before its time' },
  currency: { id: 'web.promo.currency', defaultMessage: 'Fares that are charged in {currency}' },
});

type PageWord =
  | 'title'
  | 'lead'
  | 'none'
  | 'noneText'
  | 'search'
  | 'howTitle'
  | 'how'
  | 'codeTitle'
  | 'code'
  | 'pointsTitle'
  | 'points'
  | 'pointsLink'
  | 'friendsLink';

/** What stands around them. */
export const pageWords = defineMessages<Record<PageWord, NoMessageValues> & { searchKind: { kind: string } }>({
  title: { id: 'web.promo.title', defaultMessage: 'Promotions' },
  lead: {
    id: 'web.promo.lead',
    defaultMessage:
      'What comes off by itself when you travel this way: without a code, and whether you sign in or not.',
  },
  none: { id: 'web.promo.none', defaultMessage: 'No promotion runs at the moment' },
  noneText: {
    id: 'web.promo.noneText',
    defaultMessage:
      'Offers of the operators stand in the list of journeys, beside the price that is struck through. Points and recommendations bring something at any time.',
  },
  search: { id: 'web.promo.search', defaultMessage: 'Search a journey' },
  searchKind: { id: 'web.promo.searchKind', defaultMessage: 'Search: {kind}' },
  howTitle: { id: 'web.promo.how.title', defaultMessage: 'How a promotion comes to you' },
  how: {
    id: 'web.promo.how.text',
    defaultMessage:
      'You see it with the journey and once you have chosen your seats, and it lowers the price when they are held. Several can come together; of those that exclude each other you get the best. While your seats are held nobody takes it away.',
  },
  codeTitle: { id: 'web.promo.code.title', defaultMessage: 'You have an offer code' },
  code: {
    id: 'web.promo.code.text',
    defaultMessage:
      'Type it in on the payment page, under “Do you have an offer code?”. You see what it saves before you pay, and why where it does not fit.',
  },
  pointsTitle: { id: 'web.promo.points.title', defaultMessage: 'Points and friends' },
  points: { id: 'web.promo.points.text', defaultMessage: 'Points from your trips pay a part of the next one.' },
  pointsLink: { id: 'web.promo.points.link', defaultMessage: 'How points are earned and spent' },
  friendsLink: { id: 'web.promo.friends.link', defaultMessage: 'What a recommendation brings' },
});
