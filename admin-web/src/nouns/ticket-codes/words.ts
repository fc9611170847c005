import { defineMessages, type NoMessageValues } from 'react-intl';
import type { TicketClassFor, TicketJourneyType } from '../ticket-class.generated.js';

type ClassWord =
  | ('title' | 'add' | 'about' | 'ranges' | 'rangesNone')
  | ('looks' | 'looksAbout' | 'prefix' | 'prefixHint' | 'suffix' | 'suffixHint' | 'digits')
  | ('whom' | 'whomAbout' | 'createFor' | 'journeyType' | 'allowForeigners' | 'allowLocals');

/** Of classes of ticket codes. */
export const classWords = defineMessages<Record<ClassWord, NoMessageValues>>({
  title: { id: 'admin.ticket-classes.title', defaultMessage: 'Classes of ticket codes' },
  add: { id: 'admin.ticket-classes.add', defaultMessage: 'Add a class' },
  about: {
    id: 'admin.ticket-classes.none-text',
    defaultMessage: 'Without one every ticket gets the operator’s own running number.',
  },
  ranges: { id: 'admin.ticket-classes.ranges', defaultMessage: 'Ranges' },
  rangesNone: { id: 'admin.ticket-classes.ranges-none', defaultMessage: 'No range yet: the class gives no codes.' },
  looks: { id: 'admin.ticket-classes.looks', defaultMessage: 'How the codes look' },
  looksAbout: {
    id: 'admin.ticket-classes.looks-about',
    defaultMessage: 'Prefix, number and suffix. Once saved it stays, because tickets may carry it.',
  },
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
});

type RangeWord = 'title' | 'add' | 'about' | 'ofClass' | 'from' | 'fromHint' | 'to' | 'toHint' | 'left';

/** Of their ranges. */
export const rangeWords = defineMessages<Record<RangeWord, NoMessageValues>>({
  title: { id: 'admin.code-ranges.title', defaultMessage: 'Ranges of ticket codes' },
  add: { id: 'admin.ticket-classes.add-range', defaultMessage: 'Add a range' },
  about: {
    id: 'admin.ticket-classes.ranges-about',
    defaultMessage:
      'Used one after the other, each number once. When all are used up, the next class that fits gives the codes, then the operator’s running number.',
  },
  ofClass: { id: 'admin.code-ranges.class', defaultMessage: 'Class of codes' },
  from: { id: 'admin.ticket-classes.from', defaultMessage: 'From' },
  fromHint: { id: 'admin.code-ranges.from-hint', defaultMessage: 'Stays once a code of the range was given.' },
  to: { id: 'admin.ticket-classes.to', defaultMessage: 'To' },
  toHint: {
    id: 'admin.code-ranges.to-hint',
    defaultMessage: 'Included. May be made larger, or smaller down to the last code that was given.',
  },
  left: { id: 'admin.ticket-classes.left', defaultMessage: 'Left' },
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
