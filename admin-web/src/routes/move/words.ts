import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'about'
    | 'back'
    | 'day'
    | 'to'
    | 'choose'
    | 'none'
    | 'otherOperators'
    | 'reason'
    | 'reasonHint'
    | 'passenger'
    | 'booking'
    | 'had'
    | 'gets'
    | 'missing'
    | 'missingText'
    | 'nobody'
    | 'nobodyText',
    NoMessageValues
  > & {
    stays: { why: string };
    move: { count: number };
    moved: { count: number; stayed: number };
    departure: { time: string; route: string; operator: string; free: number };
  }
>({
  title: { id: 'admin.move.title', defaultMessage: 'Move passengers' },
  about: {
    id: 'admin.move.about',
    defaultMessage:
      'For a departure that cannot run: its passengers get seats on another one that calls at the same stops, at no cost, and a mail with the reason and the new ticket.',
  },
  back: { id: 'admin.move.back', defaultMessage: 'Passenger list' },
  day: { id: 'admin.move.day', defaultMessage: 'Day of the other departure' },
  to: { id: 'admin.move.to', defaultMessage: 'Other departure' },
  choose: { id: 'admin.move.choose', defaultMessage: 'Choose a departure' },
  none: {
    id: 'admin.move.none',
    defaultMessage: 'No other departure of that day calls at the stops of its passengers.',
  },
  otherOperators: { id: 'admin.move.other-operators', defaultMessage: 'Also departures of other operators' },
  reason: { id: 'admin.move.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'admin.move.reason-hint', defaultMessage: 'The travellers read it.' },
  passenger: { id: 'admin.move.passenger', defaultMessage: 'Passenger' },
  booking: { id: 'admin.move.booking', defaultMessage: 'Booking' },
  had: { id: 'admin.move.had', defaultMessage: 'Seat' },
  gets: { id: 'admin.move.gets', defaultMessage: 'New seat' },
  missing: { id: 'admin.manifest.still-to-ask', defaultMessage: 'Still to be asked' },
  missingText: {
    id: 'admin.move.missing-text',
    defaultMessage:
      'The other operator asks more of its passengers. They move all the same; its passenger list says whom to ask.',
  },
  nobody: { id: 'admin.move.nobody', defaultMessage: 'Nobody is on this departure' },
  nobodyText: { id: 'admin.move.nobody-text', defaultMessage: 'Who was moved stands on the other passenger list.' },
  move: {
    id: 'admin.move.move',
    defaultMessage: '{count, plural, one {Move one passenger} other {Move # passengers}}',
  },
  moved: {
    id: 'admin.move.moved',
    defaultMessage: '{count, plural, one {One passenger moved} other {# passengers moved}}, {stayed} stay.',
  },
  stays: { id: 'admin.move.stays', defaultMessage: 'stays: {why}' },
  departure: { id: 'admin.move.departure', defaultMessage: '{time} {route}, {operator} ({free} free)' },
});

/** Why somebody stays where he is. */
export const problemWords = defineMessages<Record<string, NoMessageValues>>({
  NOT_THE_SAME_WAY: { id: 'admin.move.problem.NOT_THE_SAME_WAY', defaultMessage: 'does not call at his stops' },
  NOT_ON_SALE: { id: 'admin.move.problem.NOT_ON_SALE', defaultMessage: 'has left his stop' },
  RIDES_OUT_OF_ORDER: { id: 'admin.move.problem.RIDES_OUT_OF_ORDER', defaultMessage: 'would miss his other ride' },
  NOT_PAID_ON_BOARDING_HERE: {
    id: 'admin.move.problem.NOT_PAID_ON_BOARDING_HERE',
    defaultMessage: 'pays on board, and that driver takes no money',
  },
  NOT_ENOUGH_SEATS: { id: 'admin.move.problem.NOT_ENOUGH_SEATS', defaultMessage: 'no seat for him' },
  EXCHANGE_OPEN: { id: 'admin.move.problem.EXCHANGE_OPEN', defaultMessage: 'is just changing himself' },
  SEATS_TAKEN: { id: 'admin.move.problem.SEATS_TAKEN', defaultMessage: 'his seat has just been taken' },
  GENDER_RULE: { id: 'admin.move.problem.GENDER_RULE', defaultMessage: 'no seat beside his own sex' },
});
