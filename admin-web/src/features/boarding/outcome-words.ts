import type { ScanOutcome } from '@naga/kernel/boarding.js';
import { asMoney } from '../../session/as-money.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { localStamp } from '../../session/time/local-stamp.js';

/** What came of a scan in one or two words, large on the screen. */
export const outcomeTitles = defineMessages<Record<ScanOutcome, NoMessageValues>>({
  BOARDED: { id: 'admin.scan.BOARDED', defaultMessage: 'Welcome on board' },
  UNDONE: { id: 'admin.scan.UNDONE', defaultMessage: 'Boarding undone' },
  BAD_SIGNATURE: { id: 'admin.scan.BAD_SIGNATURE', defaultMessage: 'Not a ticket' },
  UNKNOWN_TICKET: { id: 'admin.scan.UNKNOWN_TICKET', defaultMessage: 'Unknown ticket' },
  WRONG_DEPARTURE: { id: 'admin.scan.WRONG_DEPARTURE', defaultMessage: 'Wrong departure' },
  NOT_TODAY: { id: 'admin.scan.NOT_TODAY', defaultMessage: 'Not today' },
  REVOKED: { id: 'admin.scan.REVOKED', defaultMessage: 'Ticket not valid' },
  BEING_CHANGED: { id: 'admin.scan.BEING_CHANGED', defaultMessage: 'Being changed' },
  ALREADY_BOARDED: { id: 'admin.scan.ALREADY_BOARDED', defaultMessage: 'Already on board' },
  NO_SHOW: { id: 'admin.scan.NO_SHOW', defaultMessage: 'Too late' },
  NOT_PAID: { id: 'admin.scan.NOT_PAID', defaultMessage: 'To be paid' },
  NOT_BOARDED: { id: 'admin.scan.NOT_BOARDED', defaultMessage: 'Not on board' },
  TOO_LATE_TO_UNDO: { id: 'admin.scan.TOO_LATE_TO_UNDO', defaultMessage: 'Too late to undo' },
  HANDED_BACK: { id: 'admin.scan.HANDED_BACK', defaultMessage: 'Cash given back' },
  NOTHING_TO_HAND_BACK: { id: 'admin.scan.NOTHING_TO_HAND_BACK', defaultMessage: 'Cash not taken off' },
});

const texts = defineMessages<
  Record<
    Exclude<
      ScanOutcome,
      'BOARDED' | 'UNDONE' | 'HANDED_BACK' | 'ALREADY_BOARDED' | 'NOT_PAID' | 'NOT_TODAY' | 'WRONG_DEPARTURE'
    >,
    NoMessageValues
  > & {
    ALREADY_BOARDED: { at: string; by: string };
    NOT_PAID: { amount: string };
    NOT_TODAY: { at: string };
    WRONG_DEPARTURE: { at: string };
  }
>({
  BAD_SIGNATURE: {
    id: 'admin.scan.text.BAD_SIGNATURE',
    defaultMessage: 'This code was not issued by Naga. Ask for the e-ticket.',
  },
  UNKNOWN_TICKET: {
    id: 'admin.scan.text.UNKNOWN_TICKET',
    defaultMessage: 'No ticket of yours has this code. Look at it again.',
  },
  WRONG_DEPARTURE: {
    id: 'admin.scan.text.WRONG_DEPARTURE',
    defaultMessage: '{at, select, none {It is a ticket for another departure.} other {Its ride leaves at {at}.}}',
  },
  NOT_TODAY: {
    id: 'admin.scan.text.NOT_TODAY',
    defaultMessage: '{at, select, none {It is a ticket for another day.} other {Its ride leaves at {at}.}}',
  },
  REVOKED: {
    id: 'admin.scan.text.REVOKED',
    defaultMessage: 'It was cancelled, paid back or exchanged. Ask for the newest e-ticket.',
  },
  BEING_CHANGED: {
    id: 'admin.scan.text.BEING_CHANGED',
    defaultMessage: 'Its traveller is exchanging it, and the money is on its way. Scan it again in a minute.',
  },
  ALREADY_BOARDED: {
    id: 'admin.scan.text.ALREADY_BOARDED',
    defaultMessage:
      '{by, select, none {Scanned {at, select, none {before} other {at {at}}}.} other {Scanned at {at} by {by}.}}',
  },
  NO_SHOW: {
    id: 'admin.scan.text.NO_SHOW',
    defaultMessage: 'The stop was left an hour ago, so this passenger counts as not come.',
  },
  NOT_PAID: { id: 'admin.scan.text.NOT_PAID', defaultMessage: 'Collect {amount} in cash.' },
  NOT_BOARDED: { id: 'admin.scan.text.NOT_BOARDED', defaultMessage: 'There is no boarding to undo.' },
  TOO_LATE_TO_UNDO: {
    id: 'admin.scan.text.TOO_LATE_TO_UNDO',
    defaultMessage: 'A boarding can be undone for 15 minutes.',
  },
  NOTHING_TO_HAND_BACK: {
    id: 'admin.scan.text.NOTHING_TO_HAND_BACK',
    defaultMessage: 'A counter paid it out already, or it was given back before. Tell your office what you gave.',
  },
});

const cash = defineMessages<{ taken: { amount: string } }>({
  taken: {
    id: 'admin.scan.text.taken',
    defaultMessage:
      '{amount} in cash is booked: it pays what is still owed for the booking, and a counter hands out the rest.',
  },
});

/** What the words of an outcome need; instants are ISO 8601 or epoch milliseconds. */
export interface OutcomeFacts {
  readonly boardedAt?: string | number | null | undefined;
  readonly boardedBy?: string | null | undefined;
  readonly ridesAt?: string | number | null | undefined;
  readonly owed?: { readonly amount: number; readonly currency: string } | null | undefined;
  /** Cash that was taken though nobody boarded by it. */
  readonly taken?: { readonly amount: number; readonly currency: string } | null | undefined;
}

const moneyOf = (money: OutcomeFacts['owed']): string => (money ? asMoney(money) : '');

const stamp = (instant: string | number | null | undefined): string => (instant == null ? 'none' : localStamp(instant));

function reasonText(intl: IntlShape, outcome: ScanOutcome, facts: OutcomeFacts): string | undefined {
  if (outcome === 'BOARDED' || outcome === 'UNDONE' || outcome === 'HANDED_BACK') return undefined;
  if (outcome === 'ALREADY_BOARDED') {
    const by = facts.boardedAt == null ? 'none' : (facts.boardedBy ?? 'none');
    return intl.formatMessage(texts.ALREADY_BOARDED, { at: stamp(facts.boardedAt), by });
  }
  if (outcome === 'NOT_PAID') {
    return intl.formatMessage(texts.NOT_PAID, { amount: moneyOf(facts.owed) });
  }
  if (outcome === 'NOT_TODAY' || outcome === 'WRONG_DEPARTURE') {
    return intl.formatMessage(texts[outcome], { at: stamp(facts.ridesAt) });
  }
  return intl.formatMessage(texts[outcome]);
}

/** Why, what became of the cash, and what to do next; undefined where the title says it all. */
export function outcomeText(intl: IntlShape, outcome: ScanOutcome, facts: OutcomeFacts): string | undefined {
  const reason = reasonText(intl, outcome, facts);
  if (facts.taken == null) return reason;
  return [reason, intl.formatMessage(cash.taken, { amount: moneyOf(facts.taken) })].filter(Boolean).join(' ');
}
