import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'back'
    | 'failed'
    | 'unknown'
    | 'unknownText'
    | 'scan'
    | 'move'
    | 'tell'
    | 'seats'
    | 'print'
    | 'seat'
    | 'passenger'
    | 'title'
    | 'code'
    | 'from'
    | 'to'
    | 'leaves'
    | 'phone'
    | 'nationality'
    | 'local'
    | 'foreign'
    | 'age'
    | 'document'
    | 'born'
    | 'stillToAsk'
    | 'fillIn'
    | 'payment'
    | 'paid'
    | 'currency'
    | 'pickup'
    | 'pickupTime'
    | 'pickupPhone'
    | 'dropOff'
    | 'addOns'
    | 'state'
    | 'boardedAt'
    | 'boardedBy'
    | 'action'
    | 'empty'
    | 'emptyText'
    | 'board'
    | 'undo'
    | 'undoTitle'
    | 'undoText'
    | 'keep'
    | 'collectText'
    | 'collected'
    | 'notYet'
    | 'pnr'
    | 'signature',
    NoMessageValues
  > & {
    sub: { stamp: PrimitiveType; operator: string; vehicle: string };
    onBoard: { boarded: number; sold: number };
    toCollect: { amount: string };
    collect: { amount: string };
    missing: { facts: string };
    incomplete: { count: number };
    blocked: { seats: string };
    pickedUp: { time: string; address: string };
    setDown: { place: string };
    carried: { addOns: string };
    boarded: { stamp: PrimitiveType; by: string };
    printed: { stamp: PrimitiveType };
  }
>({
  back: { id: 'admin.manifest.back', defaultMessage: 'All departures' },
  failed: { id: 'admin.manifest.failed', defaultMessage: 'The passenger list could not be loaded' },
  unknown: { id: 'admin.manifest.unknown', defaultMessage: 'There is no such departure' },
  unknownText: {
    id: 'admin.manifest.unknown-text',
    defaultMessage: 'It does not run on this day, or somebody else runs it.',
  },
  sub: { id: 'admin.manifest.sub', defaultMessage: '{stamp} · {operator} · {vehicle}' },
  onBoard: { id: 'admin.manifest.on-board', defaultMessage: '{boarded} of {sold} on board' },
  toCollect: { id: 'admin.manifest.to-collect', defaultMessage: '{amount} to collect' },
  blocked: { id: 'admin.manifest.blocked', defaultMessage: 'Blocked seats: {seats}' },
  seats: { id: 'admin.manifest.seats', defaultMessage: 'Block seats' },
  tell: { id: 'admin.manifest.tell', defaultMessage: 'Notify passengers' },
  move: { id: 'admin.move.title', defaultMessage: 'Move passengers' },
  scan: { id: 'admin.manifest.scan', defaultMessage: 'Scan tickets' },
  print: { id: 'admin.manifest.print', defaultMessage: 'Print' },
  seat: { id: 'admin.manifest.seat', defaultMessage: 'Seat' },
  passenger: { id: 'admin.manifest.passenger', defaultMessage: 'Passenger' },
  title: { id: 'admin.manifest.title', defaultMessage: 'Title' },
  code: { id: 'admin.manifest.code', defaultMessage: 'Ticket code' },
  pnr: { id: 'admin.manifest.pnr', defaultMessage: 'Booking' },
  from: { id: 'admin.manifest.from', defaultMessage: 'From' },
  to: { id: 'admin.manifest.to', defaultMessage: 'To' },
  leaves: { id: 'admin.manifest.leaves', defaultMessage: 'Boards at' },
  phone: { id: 'admin.manifest.phone', defaultMessage: 'Phone' },
  nationality: { id: 'admin.manifest.nationality', defaultMessage: 'Nationality' },
  local: { id: 'admin.manifest.local', defaultMessage: 'local' },
  foreign: { id: 'admin.manifest.foreign', defaultMessage: 'not local' },
  document: { id: 'admin.manifest.document', defaultMessage: 'Passport or identity card' },
  born: { id: 'admin.manifest.born', defaultMessage: 'Date of birth' },
  stillToAsk: { id: 'admin.manifest.still-to-ask', defaultMessage: 'Still to be asked' },
  missing: { id: 'admin.manifest.missing', defaultMessage: 'Missing: {facts}' },
  fillIn: { id: 'admin.manifest.fill-in', defaultMessage: 'Fill in' },
  incomplete: {
    id: 'admin.manifest.incomplete',
    defaultMessage:
      '{count, plural, one {Something is missing of one passenger} other {Something is missing of # passengers}}',
  },
  age: { id: 'admin.manifest.age', defaultMessage: 'Age' },
  payment: { id: 'admin.manifest.payment', defaultMessage: 'Payment' },
  paid: { id: 'admin.manifest.paid', defaultMessage: 'paid' },
  collect: { id: 'admin.manifest.collect', defaultMessage: 'collect {amount}' },
  currency: { id: 'admin.manifest.currency', defaultMessage: 'Currency' },
  pickup: { id: 'admin.manifest.pickup', defaultMessage: 'Pick-up' },
  pickupTime: { id: 'admin.manifest.pickup-time', defaultMessage: 'Pick-up time' },
  pickupPhone: { id: 'admin.manifest.pickup-phone', defaultMessage: 'Phone at the pick-up' },
  pickedUp: { id: 'admin.manifest.picked-up', defaultMessage: 'Pick-up {time} {address}' },
  dropOff: { id: 'admin.manifest.drop-off', defaultMessage: 'Taken on to' },
  addOns: { id: 'admin.manifest.add-ons', defaultMessage: 'Beside the seat' },
  carried: { id: 'admin.manifest.carried', defaultMessage: 'Beside the seats: {addOns}' },
  setDown: { id: 'admin.manifest.set-down', defaultMessage: 'Taken on to {place}' },
  state: { id: 'admin.manifest.state', defaultMessage: 'State' },
  boarded: { id: 'admin.manifest.boarded', defaultMessage: '{by, select, none {{stamp}} other {{stamp}, {by}}}' },
  boardedAt: { id: 'admin.manifest.boarded-at', defaultMessage: 'On board since' },
  boardedBy: { id: 'admin.manifest.boarded-by', defaultMessage: 'Scanned by' },
  action: { id: 'admin.manifest.action', defaultMessage: 'Boarding' },
  empty: { id: 'admin.manifest.empty', defaultMessage: 'Nobody has a ticket yet' },
  emptyText: { id: 'admin.manifest.empty-text', defaultMessage: 'Passengers stand here as soon as they have bought.' },
  board: { id: 'admin.manifest.board', defaultMessage: 'On board' },
  undo: { id: 'admin.manifest.undo', defaultMessage: 'Undo' },
  undoTitle: { id: 'admin.manifest.undo-title', defaultMessage: 'Undo this boarding?' },
  undoText: {
    id: 'admin.manifest.undo-text',
    defaultMessage: 'Cash that was collected with it goes back to the passenger and is to be collected again.',
  },
  keep: { id: 'admin.manifest.keep', defaultMessage: 'Leave it' },
  collectText: { id: 'admin.manifest.collect-text', defaultMessage: 'Take the cash first. It is booked as yours.' },
  collected: { id: 'admin.manifest.collected', defaultMessage: 'Cash received, on board' },
  notYet: { id: 'admin.manifest.not-yet', defaultMessage: 'Not yet' },
  printed: { id: 'admin.manifest.printed', defaultMessage: 'Printed {stamp}' },
  signature: { id: 'admin.manifest.signature', defaultMessage: 'Driver’s signature' },
});
