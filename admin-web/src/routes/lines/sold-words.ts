import { defineMessages, type NoMessageValues } from 'react-intl';

type Said =
  | 'touched'
  | 'kept'
  | 'keptAbout'
  | 'bookings'
  | 'seats'
  | 'notify'
  | 'who'
  | 'passengers'
  | 'move'
  | 'offText'
  | 'offKeep'
  | 'nothingInstead';
type Moving = 'moveAll' | 'moveAllAbout' | 'reason' | 'reasonHint' | 'changed';

/** Of departures that people have seats on while their line is changed. */
export const soldWords = defineMessages<
  Record<Said | Moving, NoMessageValues> & {
    instead: { before: string; after: string };
    more: { count: number };
    offTitle: { count: number };
    moved: { count: number; stayed: number };
  }
>({
  touched: { id: 'admin.line.sold.touched', defaultMessage: 'Whom this would touch' },
  kept: { id: 'admin.line.sold.kept', defaultMessage: 'Sold before the change' },
  keptAbout: {
    id: 'admin.line.sold.kept-about',
    defaultMessage:
      'These departures are sold no longer, and people have seats on them. Drive them as they were sold, or move these people: each booking gets one mail in its language with the old and the new time, your reason and the new ticket.',
  },
  bookings: { id: 'admin.line.sold.bookings', defaultMessage: 'Bookings' },
  seats: { id: 'admin.line.sold.seats', defaultMessage: 'Seats sold' },
  notify: { id: 'admin.line.sold.notify', defaultMessage: 'Notify' },
  who: { id: 'admin.line.sold.who', defaultMessage: 'Travellers' },
  passengers: { id: 'admin.line.sold.passengers', defaultMessage: 'Passenger list' },
  move: { id: 'admin.line.sold.move', defaultMessage: 'Move' },
  instead: { id: 'admin.line.sold.instead', defaultMessage: '{before} → {after}' },
  nothingInstead: { id: 'admin.line.sold.nothing-instead', defaultMessage: 'nothing else that day' },
  more: {
    id: 'admin.line.sold.more',
    defaultMessage: '{count, plural, one {One more departure} other {{count, number} more departures}}',
  },
  offTitle: {
    id: 'admin.line.sold.off-title',
    defaultMessage:
      '{count, plural, one {People have seats on one departure of this route} other {People have seats on {count, number} departures of this route}}',
  },
  offText: {
    id: 'admin.line.sold.off-text',
    defaultMessage:
      'Off sale, nobody can buy more of them, and these people are still driven as they were sold. If they shall not be, move or notify them.',
  },
  offKeep: { id: 'admin.line.sold.off-keep', defaultMessage: 'Leave it on sale' },
  moveAll: { id: 'admin.line.sold.move-all', defaultMessage: 'Move all and tell them' },
  moveAllAbout: {
    id: 'admin.line.sold.move-all-about',
    defaultMessage: 'To the times on the right, where there are seats for them; who finds none stays where he is.',
  },
  reason: { id: 'admin.line.sold.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'admin.line.sold.reason-hint', defaultMessage: 'The travellers read it.' },
  changed: {
    id: 'admin.line.sold.changed',
    defaultMessage:
      'Some of these departures have changed since they were shown, and nobody on them was moved. Look at them again.',
  },
  moved: {
    id: 'admin.line.sold.moved',
    defaultMessage:
      '{count, plural, =0 {Nobody was moved} one {One passenger is moved and told} other {{count, number} passengers are moved and told}}{stayed, plural, =0 {} one {; one stays where he was} other {; {stayed, number} stay where they were}}.',
  },
});
