import { defineMessages, type NoMessageValues } from 'react-intl';

type Plain =
  | 'title'
  | 'none'
  | 'noneText'
  | 'departure'
  | 'route'
  | 'seat'
  | 'reason'
  | 'reasonHint'
  | 'reasonMissing'
  | 'operator'
  | 'from'
  | 'lastDay'
  | 'search'
  | 'blockedAt'
  | 'back'
  | 'failed'
  | 'unknown'
  | 'unknownText'
  | 'map'
  | 'chosen'
  | 'nothingChosen'
  | 'until'
  | 'untilHint'
  | 'block'
  | 'done'
  | 'standing'
  | 'freed'
  | 'whole'
  | 'wholeHint'
  | 'close'
  | 'closed'
  | 'open'
  | 'opened'
  | 'part'
  | 'wholeRide';

export const words = defineMessages<
  Record<Plain, NoMessageValues> & {
    total: { count: number; shown: string };
    free: { seat: string };
    blockOf: { seat: string; reason: string };
  }
>({
  title: { id: 'admin.seat-blocks.title', defaultMessage: 'Blocked seats' },
  none: { id: 'admin.seat-blocks.none', defaultMessage: 'No seat is blocked' },
  noneText: { id: 'admin.seat-blocks.none-text', defaultMessage: 'Open a departure and block seats on its seat map.' },
  departure: { id: 'admin.seat-blocks.departure', defaultMessage: 'Departure' },
  route: { id: 'admin.seat-blocks.route', defaultMessage: 'Route' },
  seat: { id: 'admin.seat-blocks.seat', defaultMessage: 'Seat' },
  reason: { id: 'admin.seat-blocks.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'admin.seat-blocks.reason-hint', defaultMessage: 'Colleagues read it, travellers do not.' },
  reasonMissing: { id: 'admin.seat-blocks.reason-missing', defaultMessage: 'Say why, in 200 characters at most.' },
  operator: { id: 'admin.seat-blocks.operator', defaultMessage: 'Operator' },
  from: { id: 'admin.seat-blocks.from', defaultMessage: 'From' },
  lastDay: { id: 'admin.seat-blocks.last-day', defaultMessage: 'Last day' },
  search: { id: 'admin.seat-blocks.search', defaultMessage: 'Route, seat or reason' },
  blockedAt: { id: 'admin.seat-blocks.blocked-at', defaultMessage: 'Blocked' },
  back: { id: 'admin.seat-blocks.back', defaultMessage: 'Passenger list' },
  failed: { id: 'admin.seat-blocks.failed', defaultMessage: 'The seats could not be loaded' },
  unknown: { id: 'admin.seat-blocks.unknown', defaultMessage: 'There is no such departure' },
  unknownText: {
    id: 'admin.seat-blocks.unknown-text',
    defaultMessage: 'It does not run that day, or somebody else looks after it.',
  },
  map: { id: 'admin.seat-blocks.map', defaultMessage: 'Seats to block' },
  chosen: { id: 'admin.seat-blocks.chosen', defaultMessage: 'To be blocked' },
  nothingChosen: { id: 'admin.seat-blocks.nothing-chosen', defaultMessage: 'Choose free seats on the map.' },
  until: { id: 'admin.seat-blocks.until', defaultMessage: 'Also on each day until' },
  untilHint: {
    id: 'admin.seat-blocks.until-hint',
    defaultMessage: 'Left empty: on this departure only. A month at most.',
  },
  block: { id: 'admin.seat-blocks.block', defaultMessage: 'Block' },
  done: { id: 'admin.seat-blocks.done', defaultMessage: 'The seats are blocked.' },
  standing: { id: 'admin.seat-blocks.standing', defaultMessage: 'Blocked on this departure' },
  whole: { id: 'admin.seat-blocks.whole', defaultMessage: 'The whole departure' },
  wholeHint: {
    id: 'admin.seat-blocks.whole-hint',
    defaultMessage: 'Every seat that is free. What is sold stays sold.',
  },
  close: { id: 'admin.seat-blocks.close', defaultMessage: 'Close the departure' },
  closed: { id: 'admin.seat-blocks.closed', defaultMessage: 'Nothing more is sold of it.' },
  open: { id: 'admin.seat-blocks.open', defaultMessage: 'Sell all again' },
  opened: { id: 'admin.seat-blocks.opened', defaultMessage: 'All of it is sold again.' },
  part: { id: 'admin.seat-blocks.part', defaultMessage: 'Part of the ride' },
  wholeRide: { id: 'admin.seat-blocks.whole-ride', defaultMessage: 'All of it' },
  freed: { id: 'admin.seat-blocks.freed', defaultMessage: 'The seat is sold again.' },
  total: { id: 'admin.seat-blocks.total', defaultMessage: '{count, plural, one {{shown} seat} other {{shown} seats}}' },
  free: { id: 'admin.seat-blocks.free', defaultMessage: 'Sell {seat} again' },
  blockOf: { id: 'admin.seat-blocks.block-of', defaultMessage: '{seat}: {reason}' },
});
