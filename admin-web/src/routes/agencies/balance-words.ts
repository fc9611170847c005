import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import type { TopUpKind } from './agencies.generated.js';

export const words = defineMessages<
  Record<
    | 'title'
    | 'none'
    | 'has'
    | 'credit'
    | 'last'
    | 'failed'
    | 'topUpText'
    | 'amount'
    | 'kind'
    | 'amountWrong'
    | 'currency'
    | 'currencyWrong'
    | 'reference'
    | 'referenceHint'
    | 'referenceMissing'
    | 'referenceWrong'
    | 'note'
    | 'noteHint'
    | 'noteMissing'
    | 'keep'
    | 'done'
    | 'asked'
    | 'secondMoves',
    NoMessageValues
  > & { more: { count: number }; booked: { agencyId: string; at: string; amount: string } }
>({
  title: { id: 'admin.agency-balance.title', defaultMessage: 'Balance' },
  none: { id: 'admin.agency-balance.none', defaultMessage: 'Nothing has come in yet' },
  has: { id: 'admin.agency-balance.has', defaultMessage: 'It has with us' },
  credit: { id: 'admin.agency-balance.credit', defaultMessage: 'May go below nothing by' },
  last: { id: 'admin.agency-balance.last', defaultMessage: 'Last movements' },
  more: {
    id: 'admin.agency-balance.more',
    defaultMessage: '{count, plural, one {and one earlier} other {and # earlier}}',
  },
  failed: { id: 'admin.agency-balance.failed', defaultMessage: 'The balance could not be loaded' },
  topUpText: {
    id: 'admin.agency-balance.top-up-text',
    defaultMessage: 'It counts at once and is kept with your name. What was moved is not deleted, only moved back.',
  },
  amount: { id: 'admin.agency-balance.amount', defaultMessage: 'Amount' },
  amountWrong: {
    id: 'admin.agency-balance.amount-wrong',
    defaultMessage: 'Enter an amount, 10 million at most; riel, kip and dong have no decimals',
  },
  currency: { id: 'admin.agency-balance.currency', defaultMessage: 'Currency' },
  currencyWrong: { id: 'admin.agency-balance.currency-wrong', defaultMessage: 'One of USD, KHR, LAK, THB, VND' },
  reference: { id: 'admin.agency-balance.reference', defaultMessage: 'Reference of the transfer' },
  referenceHint: {
    id: 'admin.agency-balance.reference-hint',
    defaultMessage: 'As the bank writes it; a transfer is booked once',
  },
  referenceMissing: {
    id: 'admin.agency-balance.reference-missing',
    defaultMessage: 'Enter the reference of the transfer',
  },
  kind: { id: 'admin.agency-balance.kind', defaultMessage: 'Kind' },
  referenceWrong: {
    id: 'admin.agency-balance.reference-wrong',
    defaultMessage: 'Letters and digits, 3 to 40 of them',
  },
  booked: {
    id: 'admin.agency-balance.booked',
    defaultMessage: 'This transfer is booked already: {amount} for agency no. {agencyId}, {at}',
  },
  note: { id: 'admin.agency-balance.note', defaultMessage: 'Why' },
  noteHint: { id: 'admin.agency-balance.note-hint', defaultMessage: 'What came in, or what is put right' },
  noteMissing: { id: 'admin.agency-balance.note-missing', defaultMessage: 'Say why' },
  keep: { id: 'admin.agency-balance.keep', defaultMessage: 'Change nothing' },
  done: { id: 'admin.agency-balance.done', defaultMessage: 'The balance is moved.' },
  asked: { id: 'admin.agency-balance.asked', defaultMessage: 'Waits for a second person' },
  secondMoves: {
    id: 'admin.agency-balance.second-moves',
    defaultMessage: 'So much takes a second person, who enters the same.',
  },
});

/** Why a balance is moved by hand, as lists have it. */
export const kindWords = defineMessages<Record<TopUpKind, NoMessageValues>>({
  TRANSFER: { id: 'admin.top-up-kind.TRANSFER', defaultMessage: 'Transfer' },
  CORRECTION: { id: 'admin.top-up-kind.CORRECTION', defaultMessage: 'Correction' },
});

/** On the button of each kind. */
export const doWords = defineMessages<Record<TopUpKind, NoMessageValues>>({
  TRANSFER: { id: 'admin.top-up-do.TRANSFER', defaultMessage: 'Book a transfer' },
  CORRECTION: { id: 'admin.top-up-do.CORRECTION', defaultMessage: 'Correct the balance' },
});

export const titleWords = defineMessages<Record<TopUpKind, NoMessageValues>>({
  TRANSFER: { id: 'admin.top-up-title.TRANSFER', defaultMessage: 'Book a transfer that came in?' },
  CORRECTION: { id: 'admin.top-up-title.CORRECTION', defaultMessage: 'Correct the balance by hand?' },
});

export const amountHints = defineMessages<Record<TopUpKind, NoMessageValues>>({
  TRANSFER: { id: 'admin.top-up-amount.TRANSFER', defaultMessage: 'Like 250.00' },
  CORRECTION: { id: 'admin.top-up-amount.CORRECTION', defaultMessage: 'Like 250.00; with a minus it is taken away' },
});

const byHandWords = defineMessages<{ alone: { asked: string }; both: { asked: string; approved: string } }>({
  alone: { id: 'admin.agency-balance.by', defaultMessage: 'by {asked}' },
  both: { id: 'admin.agency-balance.by-both', defaultMessage: 'asked by {asked}, approved by {approved}' },
});

type Person = Parameters<typeof colleagueName>[1];

/** Who moved a balance by hand: one alone, or two. */
export function byHandText(intl: IntlShape, askedBy: Person, approvedBy: Person | null): string {
  const asked = colleagueName(intl, askedBy);
  return approvedBy === null
    ? intl.formatMessage(byHandWords.alone, { asked })
    : intl.formatMessage(byHandWords.both, { asked, approved: colleagueName(intl, approvedBy) });
}
