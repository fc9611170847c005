import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'none'
    | 'noneText'
    | 'operator'
    | 'booking'
    | 'ride'
    | 'departure'
    | 'until'
    | 'seats'
    | 'action'
    | 'give'
    | 'giveText'
    | 'sure'
    | 'keep'
    | 'hint'
    | 'wrong'
    | 'twice'
    | 'given'
    | 'byHandHint'
    | 'nowByHand'
    | 'nowBySelf',
    NoMessageValues
  > & {
    total: { count: number; shown: string };
    giveTitle: { pnr: string };
    seat: { seat: string; name: string };
    byHand: { operator: string };
  }
>({
  total: {
    id: 'admin.awaited-codes.total',
    defaultMessage: '{count, plural, one {one ride waits} other {{shown} rides wait}}',
  },
  giveTitle: { id: 'admin.awaited-codes.give-title', defaultMessage: 'Ticket codes of booking {pnr}' },
  seat: { id: 'admin.awaited-codes.seat', defaultMessage: 'Seat {seat}, {name}' },
  title: { id: 'admin.awaited-codes.title', defaultMessage: 'Ticket codes to give' },
  none: { id: 'admin.awaited-codes.none', defaultMessage: 'No sold seat waits for a ticket code' },
  noneText: {
    id: 'admin.awaited-codes.none-text',
    defaultMessage: 'Sales of operators that give their codes by hand stand here until they have one.',
  },
  operator: { id: 'admin.awaited-codes.operator', defaultMessage: 'Operator' },
  booking: { id: 'admin.awaited-codes.booking', defaultMessage: 'Booking' },
  ride: { id: 'admin.awaited-codes.ride', defaultMessage: 'Ride' },
  departure: { id: 'admin.awaited-codes.departure', defaultMessage: 'Departure' },
  until: { id: 'admin.awaited-codes.until', defaultMessage: 'By itself at' },
  seats: { id: 'admin.awaited-codes.seats', defaultMessage: 'Seats' },
  action: { id: 'admin.awaited-codes.action', defaultMessage: 'Action' },
  give: { id: 'admin.awaited-codes.give', defaultMessage: 'Give codes' },
  giveText: {
    id: 'admin.awaited-codes.give-text',
    defaultMessage: 'A field that is left empty takes the next number of your ranges. The tickets leave at once.',
  },
  sure: { id: 'admin.awaited-codes.sure', defaultMessage: 'Give codes and send tickets' },
  keep: { id: 'admin.awaited-codes.keep', defaultMessage: 'Not now' },
  hint: { id: 'admin.awaited-codes.hint', defaultMessage: 'Empty: the next of the range' },
  wrong: { id: 'admin.awaited-codes.wrong', defaultMessage: 'Letters, digits and hyphens, 30 at most' },
  twice: { id: 'admin.awaited-codes.twice', defaultMessage: 'Another seat has the same code' },
  given: { id: 'admin.awaited-codes.given', defaultMessage: 'The codes are given, the tickets are on their way.' },
  byHand: { id: 'admin.awaited-codes.by-hand', defaultMessage: '{operator} gives its ticket codes by hand' },
  byHandHint: {
    id: 'admin.awaited-codes.by-hand-hint',
    defaultMessage:
      'What is sold from now on waits for its codes, a day at most and never less than three hours before departure.',
  },
  nowByHand: { id: 'admin.awaited-codes.now-by-hand', defaultMessage: 'Codes are given by hand from now on.' },
  nowBySelf: { id: 'admin.awaited-codes.now-by-self', defaultMessage: 'Codes come by themselves from now on.' },
});
