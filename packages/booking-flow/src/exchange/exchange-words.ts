import { defineMessages, type NoMessageValues } from 'react-intl';

/** What is said of an exchange wherever one is made: by the traveller, and by staff for him. */
export const exchangeWords = defineMessages<{
  who: NoMessageValues;
  date: NoMessageValues;
  show: NoMessageValues;
  none: NoMessageValues;
  free: { count: number };
  seatFare: { fare: string };
  choose: { time: string };
  offer: { day: string; time: string };
  oldFare: NoMessageValues;
  newFare: NoMessageValues;
  fee: NoMessageValues;
  kept: NoMessageValues;
  toPay: NoMessageValues;
  stillOwed: NoMessageValues;
  paidTowards: NoMessageValues;
  comesBack: NoMessageValues;
  onBoard: NoMessageValues;
  seats: { seats: string };
  yesPay: { amount: string };
  yesBack: { amount: string };
  yes: NoMessageValues;
  otherDeparture: NoMessageValues;
  giveUp: NoMessageValues;
  over: NoMessageValues;
  promotionsKept: NoMessageValues;
  couponKept: NoMessageValues;
  pointsKept: { points: number; shown: string };
  savingLost: { amount: string };
  chooseSeats: NoMessageValues;
  seatsOn: { from: string; to: string };
  about: { operator: string; departs: string; from: string };
  missing: { count: number };
  nothing: NoMessageValues;
  along: { addOns: string };
  notCarried: { addOn: string; amount: string };
  hadThere: { addOn: string; amount: string };
}>({
  who: { id: 'booking-flow.exchange.who', defaultMessage: 'Who changes?' },
  date: { id: 'booking-flow.exchange.date', defaultMessage: 'New travel date' },
  show: { id: 'booking-flow.exchange.show', defaultMessage: 'Show departures' },
  none: {
    id: 'booking-flow.exchange.none',
    defaultMessage: 'No departure with enough seats on this day. Try another date.',
  },
  free: { id: 'booking-flow.exchange.free', defaultMessage: '{count, plural, one {# seat left} other {# seats left}}' },
  seatFare: { id: 'booking-flow.exchange.seatFare', defaultMessage: '{fare} a seat' },
  choose: { id: 'booking-flow.exchange.choose', defaultMessage: 'Take {time}' },
  offer: { id: 'booking-flow.exchange.offer', defaultMessage: 'Your change to {day}, {time}' },
  oldFare: { id: 'booking-flow.exchange.oldFare', defaultMessage: 'Fare until now' },
  newFare: { id: 'booking-flow.exchange.newFare', defaultMessage: 'New fare' },
  fee: { id: 'booking-flow.exchange.fee', defaultMessage: 'Change fee' },
  kept: { id: 'booking-flow.exchange.kept', defaultMessage: 'Not paid back by the terms of the ticket' },
  toPay: { id: 'booking-flow.exchange.toPay', defaultMessage: 'To pay now' },
  stillOwed: { id: 'booking-flow.exchange.stillOwed', defaultMessage: 'Of the booking not paid yet' },
  paidTowards: { id: 'booking-flow.exchange.paidTowards', defaultMessage: 'Paid already' },
  comesBack: { id: 'booking-flow.exchange.comesBack', defaultMessage: 'Comes back' },
  onBoard: { id: 'booking-flow.exchange.onBoard', defaultMessage: 'To pay on board beside the rest' },
  seats: { id: 'booking-flow.exchange.seats', defaultMessage: 'New seats: {seats}' },
  yesPay: { id: 'booking-flow.exchange.yesPay', defaultMessage: 'Change and pay {amount}' },
  yesBack: { id: 'booking-flow.exchange.yesBack', defaultMessage: 'Change and get {amount} back' },
  yes: { id: 'booking-flow.exchange.yes', defaultMessage: 'Change' },
  otherDeparture: { id: 'booking-flow.exchange.otherDeparture', defaultMessage: 'Another departure' },
  giveUp: { id: 'booking-flow.exchange.giveUp', defaultMessage: 'Keep the old departure' },
  over: {
    id: 'booking-flow.exchange.over',
    defaultMessage: 'The time for your new seats is over. Nothing has changed: your old tickets are valid.',
  },
  promotionsKept: { id: 'booking-flow.exchange.promotionsKept', defaultMessage: 'Promotion stays credited' },
  couponKept: { id: 'booking-flow.exchange.couponKept', defaultMessage: 'Offer code stays credited' },
  pointsKept: {
    id: 'booking-flow.exchange.pointsKept',
    defaultMessage: '{points, plural, one {{shown} point} other {{shown} points}} credited',
  },
  savingLost: {
    id: 'booking-flow.exchange.savingLost',
    defaultMessage:
      '{amount} of what was taken off cannot be credited to this departure: the offer does not hold for it, or the seat costs less.',
  },
  chooseSeats: { id: 'booking-flow.exchange.chooseSeats', defaultMessage: 'Choose other seats' },
  seatsOn: { id: 'booking-flow.exchange.seatsOn', defaultMessage: 'Seats from {from} to {to}' },
  about: { id: 'booking-flow.exchange.about', defaultMessage: '{operator}, {departs} from {from}' },
  missing: {
    id: 'booking-flow.exchange.missing',
    defaultMessage: '{count, plural, one {Choose one more seat.} other {Choose # more seats.}}',
  },
  nothing: {
    id: 'booking-flow.exchange.nothing',
    defaultMessage: 'Nothing of this booking can be changed to another departure any more.',
  },
  along: { id: 'booking-flow.exchange.along', defaultMessage: 'Goes along: {addOns}' },
  notCarried: {
    id: 'booking-flow.exchange.notCarried',
    defaultMessage:
      'Given back as soon as the change is made: {addOn}, {amount}. The operator of the new departure does not offer it.',
  },
  hadThere: {
    id: 'booking-flow.exchange.hadThere',
    defaultMessage:
      'Given back as soon as the change is made: {addOn}, {amount}. On the new departure a seat has it once only.',
  },
});
