import { defineMessages, type NoMessageValues } from 'react-intl';

type Said =
  | ('title' | 'about' | 'operator' | 'prices' | 'rules' | 'history' | 'none' | 'routes' | 'everyRoute' | 'noZones')
  | ('passengers' | 'adult' | 'child' | 'shows' | 'local' | 'foreign' | 'localOffer' | 'foreignOffer' | 'commission')
  | ('undo' | 'fillDown' | 'fillRight' | 'clear' | 'raise' | 'percent' | 'keys' | 'fromTo' | 'currency' | 'offerFrom')
  | ('offerTo' | 'differences' | 'noDifferences' | 'now' | 'then' | 'way' | 'day' | 'dayHint' | 'note' | 'noteHint')
  | ('draft' | 'discard' | 'wrong' | 'percentWrong' | 'what' | 'notSold' | 'backToTariff' | 'pasteHint');

export const words = defineMessages<
  Record<Said, NoMessageValues> & {
    pair: { from: string; to: string };
    changed: { count: number };
    beyond: { count: number };
    holds: { since: string };
    until: { until: string };
    cell: { from: string; to: string };
  }
>({
  title: { id: 'admin.tariffs.title', defaultMessage: 'Tariffs' },
  about: {
    id: 'admin.tariffs.about',
    defaultMessage:
      'What seats of an operator cost, from a day of travel on. Tickets that are sold or held keep their price.',
  },
  operator: { id: 'admin.tariffs.operator', defaultMessage: 'Operator' },
  prices: { id: 'admin.tariffs.prices', defaultMessage: 'Prices' },
  rules: { id: 'admin.tariffs.rules', defaultMessage: 'Rules' },
  history: { id: 'admin.tariffs.history', defaultMessage: 'Changes' },
  none: { id: 'admin.tariffs.none', defaultMessage: 'Choose an operator to see its tariff.' },
  routes: { id: 'admin.tariffs.routes', defaultMessage: 'Zones of' },
  everyRoute: { id: 'admin.tariffs.every-route', defaultMessage: 'All routes' },
  noZones: {
    id: 'admin.tariffs.no-zones',
    defaultMessage:
      'There are no pricing zones here yet. A route gets them with its first prices, or you add them as pricing zones.',
  },
  passengers: { id: 'admin.tariffs.passengers', defaultMessage: 'Passengers' },
  adult: { id: 'admin.tariffs.adult', defaultMessage: 'Adults' },
  child: { id: 'admin.tariffs.child', defaultMessage: 'Children' },
  shows: { id: 'admin.tariffs.shows', defaultMessage: 'The matrix shows' },
  local: { id: 'admin.tariffs.local', defaultMessage: 'Price for nationals' },
  foreign: { id: 'admin.tariffs.foreign', defaultMessage: 'Price for visitors' },
  localOffer: { id: 'admin.tariffs.local-offer', defaultMessage: 'Offer for nationals' },
  foreignOffer: { id: 'admin.tariffs.foreign-offer', defaultMessage: 'Offer for visitors' },
  commission: { id: 'admin.tariffs.commission', defaultMessage: 'Commission in percent' },
  undo: { id: 'admin.tariffs.undo', defaultMessage: 'Undo' },
  fillDown: { id: 'admin.tariffs.fill-down', defaultMessage: 'Fill down' },
  fillRight: { id: 'admin.tariffs.fill-right', defaultMessage: 'Fill right' },
  clear: { id: 'admin.tariffs.clear', defaultMessage: 'Clear' },
  raise: { id: 'admin.tariffs.raise', defaultMessage: 'Raise' },
  percent: { id: 'admin.tariffs.percent', defaultMessage: 'Percent' },
  percentWrong: { id: 'admin.tariffs.percent-wrong', defaultMessage: 'A number like 5 or -2.5.' },
  keys: {
    id: 'admin.tariffs.keys',
    defaultMessage:
      'Arrows move, with Shift they select. Enter edits, Escape takes back, Ctrl Z undoes, Ctrl D and Ctrl R fill.',
  },
  pasteHint: {
    id: 'admin.tariffs.paste-hint',
    defaultMessage:
      'Copy a block of a spreadsheet and paste it into a cell: the cells right of it and below are filled.',
  },
  fromTo: { id: 'admin.tariffs.from-to', defaultMessage: 'From ↓ to →' },
  currency: { id: 'admin.tariffs.currency', defaultMessage: 'Currency' },
  offerFrom: { id: 'admin.tariffs.offer-from', defaultMessage: 'Offer from' },
  offerTo: { id: 'admin.tariffs.offer-to', defaultMessage: 'Offer until' },
  differences: { id: 'admin.tariffs.differences', defaultMessage: 'What will be different' },
  noDifferences: { id: 'admin.tariffs.no-differences', defaultMessage: 'Nothing is different yet.' },
  now: { id: 'admin.tariffs.now', defaultMessage: 'Until then' },
  then: { id: 'admin.tariffs.then', defaultMessage: 'From that day on' },
  way: { id: 'admin.tariffs.way', defaultMessage: 'From – to' },
  what: { id: 'admin.tariffs.what', defaultMessage: 'What' },
  day: { id: 'admin.tariffs.day', defaultMessage: 'First day of travel' },
  dayHint: { id: 'admin.tariffs.day-hint', defaultMessage: 'Days before keep their prices.' },
  note: { id: 'admin.tariffs.note', defaultMessage: 'Why' },
  noteHint: { id: 'admin.tariffs.note-hint', defaultMessage: 'Colleagues read it with the change.' },
  draft: { id: 'admin.tariffs.draft', defaultMessage: 'Look at the change' },
  discard: { id: 'admin.tariffs.discard', defaultMessage: 'Discard' },
  wrong: { id: 'admin.tariffs.wrong', defaultMessage: 'Some cells are not right yet: they are marked.' },
  notSold: { id: 'admin.tariffs.not-sold', defaultMessage: 'not sold' },
  backToTariff: { id: 'admin.tariffs.back', defaultMessage: 'Tariff' },
  pair: { id: 'admin.tariffs.pair', defaultMessage: '{from} – {to}' },
  cell: { id: 'admin.tariffs.cell', defaultMessage: 'From {from} to {to}' },
  changed: {
    id: 'admin.tariffs.changed',
    defaultMessage: '{count, plural, one {# price is different} other {# prices are different}}',
  },
  beyond: {
    id: 'admin.tariffs.beyond',
    defaultMessage:
      '{count, plural, one {# cell that you pasted lies} other {# cells that you pasted lie}} beyond the matrix and {count, plural, one {was} other {were}} left out.',
  },
  holds: { id: 'admin.tariffs.holds', defaultMessage: 'So since {since}.' },
  until: { id: 'admin.tariffs.until', defaultMessage: 'Something else is decided from {until} on.' },
});

export const layerWords = {
  local: words.local,
  foreign: words.foreign,
  localOffer: words.localOffer,
  foreignOffer: words.foreignOffer,
  commission: words.commission,
} as const;
