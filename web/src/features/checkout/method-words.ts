import { defineMessages, type NoMessageValues } from 'react-intl';

const words = defineMessages<{
  card: NoMessageValues;
  cardHint: NoMessageValues;
  khqr: NoMessageValues;
  khqrHint: NoMessageValues;
  wing: NoMessageValues;
  wingHint: NoMessageValues;
  pipay: NoMessageValues;
  pipayHint: NoMessageValues;
  cash: NoMessageValues;
  cashHint: NoMessageValues;
  balance: NoMessageValues;
  balanceHint: NoMessageValues;
  wallet: NoMessageValues;
  walletHint: NoMessageValues;
  onBoarding: NoMessageValues;
  onBoardingHint: NoMessageValues;
}>({
  card: { id: 'checkout.payment.card', defaultMessage: 'Visa / Mastercard' },
  cardHint: {
    id: 'checkout.payment.cardHint',
    defaultMessage: 'You enter the card on the payment provider’s own page and come back here.',
  },
  khqr: { id: 'checkout.payment.khqr', defaultMessage: 'KHQR' },
  khqrHint: {
    id: 'checkout.payment.khqrHint',
    defaultMessage: 'Scan a code with the app of your bank: ABA, ACLEDA, Bakong and all others.',
  },
  wing: { id: 'checkout.payment.wing', defaultMessage: 'Wing' },
  wingHint: {
    id: 'checkout.payment.wingHint',
    defaultMessage: 'You confirm in the Wing app. This page waits and goes on by itself.',
  },
  pipay: { id: 'checkout.payment.pipay', defaultMessage: 'Pipay' },
  pipayHint: {
    id: 'checkout.payment.pipayHint',
    defaultMessage: 'You sign in to your wallet on Pipay’s own page and come back here.',
  },
  cash: { id: 'checkout.payment.cash', defaultMessage: 'Cash at a counter' },
  cashHint: {
    id: 'checkout.payment.cashHint',
    defaultMessage: 'You get a code and name it at a counter. Your seats wait until the deadline.',
  },
  balance: { id: 'checkout.payment.balance', defaultMessage: 'Balance of your agency' },
  balanceHint: {
    id: 'checkout.payment.balanceHint',
    defaultMessage: 'Taken off your balance at once; the tickets follow immediately.',
  },
  wallet: { id: 'checkout.payment.wallet', defaultMessage: 'Your credit with us' },
  walletHint: { id: 'checkout.payment.walletHint', defaultMessage: 'It covers the whole amount.' },
  onBoarding: { id: 'checkout.payment.onBoarding', defaultMessage: 'Pay on boarding' },
  onBoardingHint: {
    id: 'checkout.payment.onBoardingHint',
    defaultMessage: 'In cash to the conductor. Your seats are yours from now on.',
  },
});

/** What a way to pay is called and what it asks of the payer. */
export const METHOD_WORDS = {
  CARD: [words.card, words.cardHint],
  KHQR: [words.khqr, words.khqrHint],
  WING: [words.wing, words.wingHint],
  PIPAY: [words.pipay, words.pipayHint],
  CASH_COLLECTION: [words.cash, words.cashHint],
  AGENT_BALANCE: [words.balance, words.balanceHint],
  WALLET_CREDIT: [words.wallet, words.walletHint],
  PAY_ON_BOARDING: [words.onBoarding, words.onBoardingHint],
} as const;
export type Method = keyof typeof METHOD_WORDS;

/** The mark people look for; a colour of ours that white letters are read on. */
export const MARKS: { readonly [method in Method]?: readonly [text: string, colour: string] } = {
  CARD: ['VISA · MC', '#1f3c88'],
  KHQR: ['KHQR', '#b3141c'],
  WING: ['Wing', '#3d6b12'],
  PIPAY: ['Pipay', '#a3005c'],
};

export const isMethod = (value: unknown): value is Method =>
  typeof value === 'string' && Object.hasOwn(METHOD_WORDS, value);
