import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: { pnr: string };
  back: NoMessageValues;
  nothing: NoMessageValues;
  exchange: NoMessageValues;
  who: NoMessageValues;
  ride: { from: string; to: string; day: string };
  date: NoMessageValues;
  show: NoMessageValues;
  none: NoMessageValues;
  free: { count: number };
  choose: { time: string };
  offer: { day: string; time: string };
  oldFare: NoMessageValues;
  newFare: NoMessageValues;
  fee: NoMessageValues;
  kept: NoMessageValues;
  toPay: NoMessageValues;
  comesBack: NoMessageValues;
  onBoard: NoMessageValues;
  seats: { seats: string };
  yesPay: { amount: string };
  yesBack: { amount: string };
  yes: NoMessageValues;
  otherDeparture: NoMessageValues;
  open: { until: string; amount: string };
  openTitle: NoMessageValues;
  pay: { amount: string };
  giveUp: NoMessageValues;
  over: NoMessageValues;
  again: NoMessageValues;
  couponKept: { code: string };
  couponLost: { code: string; amount: string };
  chooseSeats: NoMessageValues;
  seatsOn: { from: string; to: string };
  about: { operator: string; departs: string; from: string };
  missing: { count: number };
  codeTitle: NoMessageValues;
  codeText: NoMessageValues;
  codeSend: NoMessageValues;
  codeSent: NoMessageValues;
  code: NoMessageValues;
  codeCheck: NoMessageValues;
  name: NoMessageValues;
  nameText: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  nameSave: NoMessageValues;
  send: NoMessageValues;
  sent: NoMessageValues;
}>({
  title: { id: 'change.title', defaultMessage: 'Change booking {pnr}' },
  back: { id: 'change.back', defaultMessage: 'Back to the booking' },
  nothing: {
    id: 'change.nothing',
    defaultMessage: 'Nothing of this booking can be changed to another departure any more.',
  },
  exchange: { id: 'change.exchange', defaultMessage: 'Another date or departure' },
  who: { id: 'change.who', defaultMessage: 'Who changes?' },
  ride: { id: 'change.ride', defaultMessage: '{from} to {to}, {day}' },
  date: { id: 'change.date', defaultMessage: 'New travel date' },
  show: { id: 'change.show', defaultMessage: 'Show departures' },
  none: { id: 'change.none', defaultMessage: 'No departure with enough seats on this day. Try another date.' },
  free: { id: 'change.free', defaultMessage: '{count, plural, one {# seat left} other {# seats left}}' },
  choose: { id: 'change.choose', defaultMessage: 'Take {time}' },
  offer: { id: 'change.offer', defaultMessage: 'Your change to {day}, {time}' },
  oldFare: { id: 'change.oldFare', defaultMessage: 'Fare until now' },
  newFare: { id: 'change.newFare', defaultMessage: 'New fare' },
  fee: { id: 'change.fee', defaultMessage: 'Change fee' },
  kept: { id: 'change.kept', defaultMessage: 'Not paid back by the terms of the ticket' },
  toPay: { id: 'change.toPay', defaultMessage: 'To pay now' },
  comesBack: { id: 'change.comesBack', defaultMessage: 'You get back' },
  onBoard: { id: 'change.onBoard', defaultMessage: 'To pay on board beside the rest' },
  seats: { id: 'change.seats', defaultMessage: 'New seats: {seats}' },
  yesPay: { id: 'change.yesPay', defaultMessage: 'Change and pay {amount}' },
  yesBack: { id: 'change.yesBack', defaultMessage: 'Change and get {amount} back' },
  yes: { id: 'change.yes', defaultMessage: 'Change' },
  otherDeparture: { id: 'change.otherDeparture', defaultMessage: 'Another departure' },
  openTitle: { id: 'change.openTitle', defaultMessage: 'Your new seats are held' },
  open: {
    id: 'change.open',
    defaultMessage: 'They are yours until {until} if you pay {amount}. Until then your old tickets stay valid.',
  },
  pay: { id: 'change.pay', defaultMessage: 'Pay {amount}' },
  giveUp: { id: 'change.giveUp', defaultMessage: 'Keep the old departure' },
  over: {
    id: 'change.over',
    defaultMessage: 'The time for your new seats is over. Nothing has changed: your old tickets are valid.',
  },
  again: { id: 'change.again', defaultMessage: 'Choose again' },
  couponKept: { id: 'change.couponKept', defaultMessage: 'Offer code {code} stays credited' },
  couponLost: {
    id: 'change.couponLost',
    defaultMessage:
      '{amount} of your offer code {code} cannot be credited to this departure: it does not hold for it, or the seat costs less.',
  },
  chooseSeats: { id: 'change.chooseSeats', defaultMessage: 'Choose other seats' },
  seatsOn: { id: 'change.seatsOn', defaultMessage: 'Seats from {from} to {to}' },
  about: { id: 'change.about', defaultMessage: '{operator}, {departs} from {from}' },
  missing: {
    id: 'change.missing',
    defaultMessage: '{count, plural, one {Choose one more seat.} other {Choose # more seats.}}',
  },
  codeTitle: { id: 'change.codeTitle', defaultMessage: 'Is this booking yours?' },
  codeText: {
    id: 'change.codeText',
    defaultMessage:
      'We send a code to the telephone and the e-mail address of the booking. With it you can change it for half an hour.',
  },
  codeSend: { id: 'change.codeSend', defaultMessage: 'Send me the code' },
  codeSent: { id: 'change.codeSent', defaultMessage: 'The code is on its way. Enter it here.' },
  code: { id: 'change.code', defaultMessage: 'Code of six digits' },
  codeCheck: { id: 'change.codeCheck', defaultMessage: 'Check the code' },
  name: { id: 'change.name', defaultMessage: 'Correct a name' },
  nameText: {
    id: 'change.nameText',
    defaultMessage:
      'Up to three letters, or first and last name in the wrong place: once for each passenger, for nothing.',
  },
  firstName: { id: 'change.firstName', defaultMessage: 'First name' },
  lastName: { id: 'change.lastName', defaultMessage: 'Last name' },
  nameSave: { id: 'change.nameSave', defaultMessage: 'Correct the name' },
  send: { id: 'change.send', defaultMessage: 'Send the tickets again' },
  sent: { id: 'change.sent', defaultMessage: 'Done. The tickets are on their way to you.' },
});
