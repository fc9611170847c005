import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  choose: { count: number };
  chooseOn: { count: number; from: string; to: string };
  about: { operator: string; departs: string; from: string; arrives: string; to: string };
  onBoard: { what: string };
  asForeign: { count: number; price: string };
  asLocal: { count: number; country: string; price: string };
  mixed: NoMessageValues;
  mixedAges: NoMessageValues;
  change: NoMessageValues;
  hold: { count: number };
  continue: NoMessageValues;
  holdOthers: { count: number };
  held: NoMessageValues;
  trip: NoMessageValues;
  holdTime: NoMessageValues;
  wasNow: { before: string; now: string };
  wasNowOnward: { before: string; now: string };
  wasNowBack: { before: string; now: string };
  cleared: NoMessageValues;
  goOn: { pnr: string };
  clearPage: NoMessageValues;
  otherTrip: NoMessageValues;
  priceTitle: NoMessageValues;
  priceText: { before: string; now: string };
  priceAccept: { price: string };
  priceRefuse: NoMessageValues;
  failed: NoMessageValues;
  noScript: NoMessageValues;
}>({
  goOn: { id: 'checkout.seats.goOn', defaultMessage: 'Go on with booking {pnr}' },
  title: { id: 'checkout.seats.title', defaultMessage: 'Choose your seats' },
  choose: {
    id: 'checkout.seats.choose',
    defaultMessage: '{count, plural, one {Choose your seat} other {Choose # seats}}',
  },
  chooseOn: {
    id: 'checkout.seats.chooseOn',
    defaultMessage: '{count, plural, one {Choose your seat: {from} → {to}} other {Choose # seats: {from} → {to}}}',
  },
  about: { id: 'checkout.seats.about', defaultMessage: '{operator} · {departs} {from} → {arrives} {to}.' },
  onBoard: { id: 'checkout.seats.onBoard', defaultMessage: 'On board: {what}' },
  asForeign: {
    id: 'checkout.seats.asForeign',
    defaultMessage:
      '{count, plural, one {You are a foreign visitor} other {You are foreign visitors}}: {price} a seat.',
  },
  asLocal: {
    id: 'checkout.seats.asLocal',
    defaultMessage:
      '{country, select, KH {{count, plural, one {You are Cambodian} other {You are Cambodians}}} LA {{count, plural, one {You are a Lao national} other {You are Lao nationals}}} TH {{count, plural, one {You are a Thai national} other {You are Thai nationals}}} VN {{count, plural, one {You are Vietnamese} other {You are Vietnamese}}} other {{count, plural, one {You are a local} other {You are locals}}}}: {price} a seat.',
  },
  mixed: { id: 'checkout.seats.mixed', defaultMessage: 'Each seat has the price of its passenger’s nationality.' },
  mixedAges: {
    id: 'checkout.seats.mixedAges',
    defaultMessage: 'Each seat has the price of its passenger’s age and nationality.',
  },
  change: { id: 'checkout.seats.change', defaultMessage: 'Change' },
  hold: { id: 'checkout.seats.hold', defaultMessage: '{count, plural, one {Hold the seat} other {Hold # seats}}' },
  continue: { id: 'checkout.seats.continue', defaultMessage: 'Continue' },
  holdOthers: {
    id: 'checkout.seats.holdOthers',
    defaultMessage: '{count, plural, one {Hold this seat instead} other {Hold these # seats instead}}',
  },
  held: {
    id: 'checkout.seats.held',
    defaultMessage: 'These seats are held for you. You can still choose others, or continue.',
  },
  trip: { id: 'checkout.summary.title', defaultMessage: 'Your trip' },
  holdTime: {
    id: 'checkout.seats.holdTime',
    defaultMessage: 'We keep your seats while you fill in the rest, and a clock says how long. Nothing is charged yet.',
  },
  wasNow: {
    id: 'checkout.price.wasNow',
    defaultMessage: 'It was {before} when you chose this trip and is {now} now, for all passengers.',
  },
  wasNowOnward: {
    id: 'checkout.price.wasNowOnward',
    defaultMessage: 'The way there was {before} when you chose it and is {now} now, for all passengers.',
  },
  wasNowBack: {
    id: 'checkout.price.wasNowBack',
    defaultMessage: 'The way back was {before} when you chose it and is {now} now, for all passengers.',
  },
  cleared: {
    id: 'checkout.seats.cleared',
    defaultMessage: 'Nothing is held and nothing was charged. Please choose the seats and who sits there again.',
  },
  clearPage: { id: 'checkout.seats.clearPage', defaultMessage: 'Clear my choice' },
  otherTrip: { id: 'checkout.seats.otherTrip', defaultMessage: 'Choose another trip' },
  priceTitle: { id: 'checkout.price.title', defaultMessage: 'The price has changed' },
  priceText: {
    id: 'checkout.price.text',
    defaultMessage:
      'The price of this trip has changed from {before} to {now} since you chose it. Your seats are not held yet; you decide.',
  },
  priceAccept: { id: 'checkout.price.accept', defaultMessage: 'Hold the seats for {price}' },
  priceRefuse: { id: 'checkout.price.refuse', defaultMessage: 'Look for another departure' },
  failed: {
    id: 'checkout.seats.failed',
    defaultMessage: 'We could not reach the server. Your choice is kept: check the connection and try again.',
  },
  noScript: {
    id: 'checkout.seats.noScript',
    defaultMessage:
      'The seat map needs JavaScript, which this browser has switched off. Everything after it works without.',
  },
});
