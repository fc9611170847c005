import { defineMessages, type NoMessageValues } from 'react-intl';
import type { TicketClassFor, TicketJourneyType } from './ticket-classes.generated.js';

type Plain =
  | 'title'
  | 'add'
  | 'back'
  | 'failed'
  | 'unknown'
  | 'unknownText'
  | 'none'
  | 'about'
  | 'operator'
  | 'looks'
  | 'looksAbout'
  | 'looksFixed'
  | 'prefix'
  | 'prefixHint'
  | 'suffix'
  | 'suffixHint'
  | 'digits'
  | 'whom'
  | 'whomAbout'
  | 'createFor'
  | 'journeyType'
  | 'allowForeigners'
  | 'allowLocals'
  | 'save'
  | 'saved'
  | 'ranges'
  | 'rangesAbout'
  | 'rangesNone'
  | 'from'
  | 'to'
  | 'left'
  | 'addRange'
  | 'rangeSaved'
  | 'choose';

export const words = defineMessages<Record<Plain, NoMessageValues> & { total: { count: number; shown: string } }>({
  title: { id: 'admin.ticket-classes.title', defaultMessage: 'Classes of ticket codes' },
  total: {
    id: 'admin.ticket-classes.total',
    defaultMessage: '{count, plural, one {{shown} class} other {{shown} classes}}',
  },
  add: { id: 'admin.ticket-classes.add', defaultMessage: 'Add a class' },
  back: { id: 'admin.ticket-classes.back', defaultMessage: 'All classes of ticket codes' },
  failed: { id: 'admin.ticket-classes.failed', defaultMessage: 'The class could not be loaded' },
  unknown: { id: 'admin.ticket-classes.unknown', defaultMessage: 'There is no such class' },
  unknownText: {
    id: 'admin.ticket-classes.unknown-text',
    defaultMessage: 'Check the address, or ask somebody with a wider view.',
  },
  none: { id: 'admin.ticket-classes.none', defaultMessage: 'No class of ticket codes yet' },
  about: {
    id: 'admin.ticket-classes.none-text',
    defaultMessage: 'Without one every ticket gets the operator’s own running number.',
  },
  operator: { id: 'admin.ticket-classes.operator', defaultMessage: 'Operator' },
  looks: { id: 'admin.ticket-classes.looks', defaultMessage: 'How the codes look' },
  looksAbout: {
    id: 'admin.ticket-classes.looks-about',
    defaultMessage: 'Prefix, number and suffix. Once saved it stays, because tickets may carry it.',
  },
  looksFixed: { id: 'admin.ticket-classes.looks-fixed', defaultMessage: 'Fixed since the class was made.' },
  prefix: { id: 'admin.ticket-classes.prefix', defaultMessage: 'Prefix' },
  prefixHint: {
    id: 'admin.ticket-classes.prefix-hint',
    defaultMessage: 'Capitals, digits and hyphens; no digit at its end.',
  },
  suffix: { id: 'admin.ticket-classes.suffix', defaultMessage: 'Suffix' },
  suffixHint: {
    id: 'admin.ticket-classes.suffix-hint',
    defaultMessage: 'Capitals, digits and hyphens; no digit at its beginning.',
  },
  digits: { id: 'admin.ticket-classes.digits', defaultMessage: 'Digits' },
  whom: { id: 'admin.ticket-classes.whom', defaultMessage: 'Whom it is for' },
  whomAbout: {
    id: 'admin.ticket-classes.whom-about',
    defaultMessage: 'Of the classes that fit a passenger the narrowest gives the code, the oldest among equals.',
  },
  createFor: { id: 'admin.ticket-classes.create-for', defaultMessage: 'Made for' },
  journeyType: { id: 'admin.ticket-classes.journey-type', defaultMessage: 'Kind of journey' },
  allowForeigners: { id: 'admin.ticket-classes.allow-foreigners', defaultMessage: 'Foreigners' },
  allowLocals: { id: 'admin.ticket-classes.allow-locals', defaultMessage: 'Locals' },
  save: { id: 'admin.ticket-classes.save', defaultMessage: 'Save the class' },
  saved: { id: 'admin.ticket-classes.saved', defaultMessage: 'The class is saved.' },
  ranges: { id: 'admin.ticket-classes.ranges', defaultMessage: 'Ranges' },
  rangesAbout: {
    id: 'admin.ticket-classes.ranges-about',
    defaultMessage:
      'Used one after the other, each number once. When all are used up, the next class that fits gives the codes, then the operator’s running number.',
  },
  rangesNone: { id: 'admin.ticket-classes.ranges-none', defaultMessage: 'No range yet: the class gives no codes.' },
  from: { id: 'admin.ticket-classes.from', defaultMessage: 'From' },
  to: { id: 'admin.ticket-classes.to', defaultMessage: 'To' },
  left: { id: 'admin.ticket-classes.left', defaultMessage: 'Left' },
  addRange: { id: 'admin.ticket-classes.add-range', defaultMessage: 'Add the range' },
  rangeSaved: { id: 'admin.ticket-classes.range-saved', defaultMessage: 'The range is saved.' },
  choose: { id: 'admin.ticket-classes.choose', defaultMessage: 'Choose' },
});

export const forWords = defineMessages<Record<TicketClassFor, NoMessageValues>>({
  EVERYBODY: { id: 'admin.ticket-class-for.EVERYBODY', defaultMessage: 'everybody' },
  ONLINE: { id: 'admin.ticket-class-for.ONLINE', defaultMessage: 'online sales' },
  BACK_OFFICE: { id: 'admin.ticket-class-for.BACK_OFFICE', defaultMessage: 'counters and call centres' },
});

export const journeyWords = defineMessages<Record<TicketJourneyType, NoMessageValues>>({
  ANY: { id: 'admin.ticket-journey.ANY', defaultMessage: 'any' },
  ONE_WAY: { id: 'admin.ticket-journey.ONE_WAY', defaultMessage: 'one way' },
  ROUND_TRIP: { id: 'admin.ticket-journey.ROUND_TRIP', defaultMessage: 'round trip' },
});
