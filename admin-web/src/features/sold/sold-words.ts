import { defineMessages, type NoMessageValues } from 'react-intl';

type Said = 'touched' | 'bookings' | 'seats' | 'notify' | 'who' | 'passengers' | 'move' | 'nothingInstead';
type Asked = 'day' | 'time' | 'off' | 'offText' | 'offKeep' | 'here';

/** Of departures that people have seats on while something of them is changed. */
export const soldWords = defineMessages<
  Record<Said | Asked, NoMessageValues> &
    Record<'more' | 'offTitle' | 'hereAbout', { count: number }> & { instead: { before: string; after: string } }
>({
  touched: { id: 'admin.sold.touched', defaultMessage: 'Whom this would touch' },
  day: { id: 'admin.sold.day', defaultMessage: 'Day' },
  time: { id: 'admin.sold.time', defaultMessage: 'Time' },
  bookings: { id: 'admin.sold.bookings', defaultMessage: 'Bookings' },
  seats: { id: 'admin.sold.seats', defaultMessage: 'Seats sold' },
  notify: { id: 'admin.sold.notify', defaultMessage: 'Notify' },
  who: { id: 'admin.sold.who', defaultMessage: 'Travellers' },
  passengers: { id: 'admin.sold.passengers', defaultMessage: 'Passenger list' },
  move: { id: 'admin.sold.move', defaultMessage: 'Move' },
  instead: { id: 'admin.sold.instead', defaultMessage: '{before} → {after}' },
  nothingInstead: { id: 'admin.sold.nothing-instead', defaultMessage: 'nothing else that day' },
  more: {
    id: 'admin.sold.more',
    defaultMessage: '{count, plural, one {One more departure} other {{count, number} more departures}}',
  },
  offTitle: {
    id: 'admin.sold.off-title',
    defaultMessage:
      '{count, plural, one {People have seats on one coming departure} other {People have seats on {count, number} coming departures}}',
  },
  off: { id: 'admin.sold.off', defaultMessage: 'Switch off' },
  offText: {
    id: 'admin.sold.off-text',
    defaultMessage:
      'Off sale, nobody can buy more of them, and these people are still driven as they were sold. If they shall not be, move or notify them.',
  },
  offKeep: { id: 'admin.sold.off-keep', defaultMessage: 'Leave it on sale' },
  here: { id: 'admin.sold.here', defaultMessage: 'Who is sold a seat that calls here' },
  hereAbout: {
    id: 'admin.sold.here-about',
    defaultMessage:
      '{count, plural, one {People have seats on one coming departure that calls here.} other {People have seats on {count, number} coming departures that call here.}} If it moves or is called otherwise, tell them: their tickets say what stood here.',
  },
});
