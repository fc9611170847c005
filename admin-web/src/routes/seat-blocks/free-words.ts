import { formatCount } from '@naga/kernel/money.js';
import { defineMessages, type NoMessageValues } from 'react-intl';

type Counted = { count: number; shown: string };

export const counted = (of: readonly unknown[]): Counted => ({ count: of.length, shown: formatCount(of.length) });

/** What is said of several blocked seats that are sold again at once. */
export const freeWords = defineMessages<
  Record<'free' | 'keep' | 'askText' | 'undo' | 'forget' | 'noAnswer', NoMessageValues> &
    Record<'ask' | 'freed' | 'stayed' | 'blocked' | 'stayedFree', Counted> & {
      named: { reason: string; names: string };
      seatOf: { seat: string; route: string; date: string };
    }
>({
  free: { id: 'admin.seat-blocks.free-chosen', defaultMessage: 'Free the seats' },
  keep: { id: 'admin.seat-blocks.keep-blocked', defaultMessage: 'Keep them blocked' },
  ask: {
    id: 'admin.seat-blocks.ask-free',
    defaultMessage: '{count, plural, one {Sell one seat again?} other {Sell {shown} seats again?}}',
  },
  askText: {
    id: 'admin.seat-blocks.ask-free-text',
    defaultMessage: 'From now on they can be bought on the departures they were kept from.',
  },
  freed: {
    id: 'admin.seat-blocks.freed-many',
    defaultMessage:
      '{count, plural, =0 {No seat was freed.} one {One seat is sold again.} other {{shown} seats are sold again.}}',
  },
  stayed: {
    id: 'admin.seat-blocks.stayed-blocked',
    defaultMessage: '{count, plural, one {One seat stayed blocked:} other {{shown} seats stayed blocked:}}',
  },
  blocked: {
    id: 'admin.seat-blocks.blocked-again',
    defaultMessage:
      '{count, plural, =0 {No seat was blocked again.} one {One seat is blocked again.} other {{shown} seats are blocked again.}}',
  },
  stayedFree: {
    id: 'admin.seat-blocks.stayed-free',
    defaultMessage:
      '{count, plural, one {One seat was not blocked again:} other {{shown} seats were not blocked again:}}',
  },
  named: { id: 'admin.seat-blocks.why', defaultMessage: '{reason} ({names})' },
  seatOf: { id: 'admin.seat-blocks.seat-of', defaultMessage: '{seat}, {route}, {date}' },
  undo: { id: 'admin.seat-blocks.undo-free', defaultMessage: 'Block them again' },
  forget: { id: 'admin.seat-blocks.close-report', defaultMessage: 'Close' },
  noAnswer: { id: 'admin.seat-blocks.no-answer', defaultMessage: 'It failed on our side. Please try again.' },
});
