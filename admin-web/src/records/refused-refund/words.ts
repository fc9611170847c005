import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<{
  title: { amount: string };
  refused: { count: number; why: string };
  next: { at: PrimitiveType };
  waits: NoMessageValues;
  asked: { name: string; way: string };
  second: NoMessageValues;
  again: NoMessageValues;
  tried: NoMessageValues;
  wallet: NoMessageValues;
  walletGone: NoMessageValues;
  walletText: { amount: string };
  cash: NoMessageValues;
  cashText: { amount: string };
  linkCashText: { amount: string };
  rerouted: NoMessageValues;
  keep: NoMessageValues;
  cashWaits: { amount: string };
  cashWaitsText: NoMessageValues;
  handOut: NoMessageValues;
  handOutText: { amount: string };
  handedOut: NoMessageValues;
}>({
  title: { id: 'admin.refused-refund.title', defaultMessage: 'The provider does not send {amount} back' },
  refused: {
    id: 'admin.refused-refund.refused',
    defaultMessage: '{count, plural, one {Refused once: {why}.} other {Refused # times: {why}.}}',
  },
  next: { id: 'admin.refused-refund.next', defaultMessage: 'It is tried again {at}.' },
  waits: { id: 'admin.refused-refund.waits', defaultMessage: 'It is not tried again by itself: it waits for you.' },
  asked: {
    id: 'admin.refused-refund.asked',
    defaultMessage: '{name} wants it to go another way: {way}. A second person has to choose the same.',
  },
  second: {
    id: 'admin.refused-refund.second',
    defaultMessage: 'So much goes another way when a second person chooses the same.',
  },
  again: { id: 'admin.refused-refund.again', defaultMessage: 'Try again now' },
  tried: { id: 'admin.refused-refund.tried', defaultMessage: 'The provider was asked again.' },
  wallet: { id: 'admin.refused-refund.wallet', defaultMessage: 'Give it as credit' },
  walletGone: {
    id: 'admin.refused-refund.wallet-gone',
    defaultMessage: 'It cannot be given as credit: who bought it has deleted the account.',
  },
  walletText: {
    id: 'admin.refused-refund.wallet-text',
    defaultMessage: '{amount} become credit in the account of who bought it. The provider is not asked any more.',
  },
  cash: { id: 'admin.refused-refund.cash', defaultMessage: 'Hand it out in cash' },
  cashText: {
    id: 'admin.refused-refund.cash-text',
    defaultMessage:
      '{amount} wait at the counters for whoever tells the code that is sent to the traveller. The provider is not asked any more.',
  },
  linkCashText: {
    id: 'admin.refused-refund.link-cash-text',
    defaultMessage: '{amount} wait until a colleague hands them out to the payer. The provider is not asked any more.',
  },
  rerouted: { id: 'admin.refused-refund.rerouted', defaultMessage: 'It goes another way.' },
  keep: { id: 'admin.refused-refund.keep', defaultMessage: 'Decide later' },
  cashWaits: { id: 'admin.refused-refund.cash-waits', defaultMessage: '{amount} wait for the payer in cash' },
  cashWaitsText: {
    id: 'admin.refused-refund.cash-waits-text',
    defaultMessage: 'Who decided that it goes in cash does not hand it out.',
  },
  handOut: { id: 'admin.refused-refund.hand-out', defaultMessage: 'I handed it out' },
  handOutText: {
    id: 'admin.refused-refund.hand-out-text',
    defaultMessage: 'The payer has {amount} in his hands. It is in your books then and cannot be taken back.',
  },
  handedOut: { id: 'admin.refused-refund.handed-out', defaultMessage: 'The refund is done.' },
});

/** Where money goes that its provider does not send back. */
export const otherWayWords = { WALLET: words.wallet, CASH: words.cash } as const;
export type OtherWay = keyof typeof otherWayWords;
