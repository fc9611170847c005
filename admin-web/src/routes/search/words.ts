import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  label: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  date: NoMessageValues;
  return: NoMessageValues;
  adults: NoMessageValues;
  children: { last: number };
  type: NoMessageValues;
  anyType: NoMessageValues;
  BUS: NoMessageValues;
  TAXI: NoMessageValues;
  FERRY: NoMessageValues;
  search: NoMessageValues;
  swap: NoMessageValues;
  placeMissing: NoMessageValues;
  samePlace: NoMessageValues;
  dateMissing: NoMessageValues;
  returnEarly: NoMessageValues;
  wayThere: { from: string; to: string; day: string };
  wayBack: { from: string; to: string; day: string };
  otherWayThere: NoMessageValues;
  begin: NoMessageValues;
  beginText: NoMessageValues;
  found: { count: number };
  ours: NoMessageValues;
  dayBefore: NoMessageValues;
  dayAfter: NoMessageValues;
  none: { date: string };
  noneText: NoMessageValues;
  nextDate: { date: string };
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  instead: { from: string; to: string };
  leaves: NoMessageValues;
  arrives: NoMessageValues;
  takes: NoMessageValues;
  operator: NoMessageValues;
  vehicle: NoMessageValues;
  seats: NoMessageValues;
  local: NoMessageValues;
  foreign: NoMessageValues;
  sale: NoMessageValues;
  onSale: NoMessageValues;
  soldOut: NoMessageValues;
  tooFew: NoMessageValues;
  changes: { count: number };
  faresFor: { count: number };
  currency: NoMessageValues;
}>({
  title: { id: 'admin.search.title', defaultMessage: 'Search' },
  label: { id: 'admin.search.label', defaultMessage: 'Search journeys' },
  from: { id: 'admin.search.from', defaultMessage: 'Departing from' },
  to: { id: 'admin.search.to', defaultMessage: 'Going to' },
  date: { id: 'admin.search.date', defaultMessage: 'Departing date' },
  return: { id: 'admin.search.return', defaultMessage: 'Return date' },
  adults: { id: 'admin.search.adults', defaultMessage: 'Adults' },
  children: { id: 'admin.search.children', defaultMessage: 'Children (0–{last})' },
  type: { id: 'admin.search.type', defaultMessage: 'Transport' },
  anyType: { id: 'admin.search.any-type', defaultMessage: 'Any' },
  BUS: { id: 'admin.search.bus', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.search.taxi', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.search.ferry', defaultMessage: 'Ferry' },
  search: { id: 'admin.search.search', defaultMessage: 'Search' },
  swap: { id: 'admin.search.swap', defaultMessage: 'Swap departure and destination' },
  placeMissing: { id: 'admin.search.place-missing', defaultMessage: 'Choose a place from the list.' },
  samePlace: { id: 'admin.search.same-place', defaultMessage: 'Choose another place than the departure.' },
  dateMissing: { id: 'admin.search.date-missing', defaultMessage: 'Choose a day.' },
  returnEarly: { id: 'admin.search.return-early', defaultMessage: 'Choose the day of departure or a later one.' },
  wayThere: { id: 'admin.search.way-there', defaultMessage: '1. The way there: {from} → {to}, {day}' },
  wayBack: { id: 'admin.search.way-back', defaultMessage: '2. The way back: {from} → {to}, {day}' },
  otherWayThere: { id: 'admin.search.other-way-there', defaultMessage: 'Choose another way there' },
  begin: { id: 'admin.search.begin', defaultMessage: 'Where does your customer want to go?' },
  beginText: {
    id: 'admin.search.begin-text',
    defaultMessage: 'Choose departure and destination: you see seats, fares and what is not on sale, with the reason.',
  },
  found: { id: 'admin.search.found', defaultMessage: '{count, plural, one {# departure} other {# departures}}' },
  ours: { id: 'admin.search.ours', defaultMessage: 'of your operator' },
  dayBefore: { id: 'admin.search.day-before', defaultMessage: 'Day before' },
  dayAfter: { id: 'admin.search.day-after', defaultMessage: 'Day after' },
  none: { id: 'admin.search.none', defaultMessage: 'Nothing runs on {date}' },
  noneText: {
    id: 'admin.search.none-text',
    defaultMessage: 'Try another day, another kind of transport or a place nearby.',
  },
  nextDate: { id: 'admin.search.next-date', defaultMessage: 'Next journey: {date}' },
  unknown: { id: 'admin.search.unknown', defaultMessage: 'There is no such place' },
  unknownText: { id: 'admin.search.unknown-text', defaultMessage: 'Choose departure and destination from the list.' },
  instead: { id: 'admin.search.instead', defaultMessage: '{from} → {to}' },
  leaves: { id: 'admin.search.leaves', defaultMessage: 'Leaves' },
  arrives: { id: 'admin.search.arrives', defaultMessage: 'Arrives' },
  takes: { id: 'admin.search.takes', defaultMessage: 'Takes' },
  operator: { id: 'admin.search.operator', defaultMessage: 'Operator' },
  vehicle: { id: 'admin.search.vehicle', defaultMessage: 'Vehicle' },
  seats: { id: 'admin.search.seats', defaultMessage: 'Seats free' },
  local: { id: 'admin.search.local', defaultMessage: 'Local fare' },
  foreign: { id: 'admin.search.foreign', defaultMessage: 'Foreign fare' },
  sale: { id: 'admin.search.sale', defaultMessage: 'Sale' },
  onSale: { id: 'admin.search.on-sale', defaultMessage: 'on sale' },
  soldOut: { id: 'admin.search.sold-out', defaultMessage: 'sold out' },
  tooFew: { id: 'admin.search.too-few', defaultMessage: 'too few seats' },
  changes: { id: 'admin.search.changes', defaultMessage: '{count, plural, one {# change} other {# changes}}' },
  faresFor: {
    id: 'admin.search.fares-for',
    defaultMessage:
      '{count, plural, one {Fares for one passenger, fee included} other {Fares for # passengers, fee included}}',
  },
  currency: { id: 'admin.search.currency', defaultMessage: 'Currency' },
});
