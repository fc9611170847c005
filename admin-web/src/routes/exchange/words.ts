import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

/** The ways in which staff take the difference of an exchange, the usual one first. */
export const EXCHANGE_METHODS = ['AGENT_BALANCE', 'CASH_COLLECTION', 'KHQR', 'CARD'] as const;
export type ExchangeMethod = (typeof EXCHANGE_METHODS)[number];

export const methodWords = defineMessages<Record<ExchangeMethod, NoMessageValues>>({
  AGENT_BALANCE: { id: 'admin.pay.AGENT_BALANCE', defaultMessage: 'Take it from our balance' },
  CASH_COLLECTION: { id: 'admin.exchange.CASH_COLLECTION', defaultMessage: 'Cash, here and now' },
  KHQR: { id: 'admin.exchange.KHQR', defaultMessage: 'KHQR code to scan' },
  CARD: { id: 'admin.pay.CARD', defaultMessage: 'Link to pay by card' },
});

export const words = defineMessages<{
  title: { pnr: string };
  about: NoMessageValues;
  back: NoMessageValues;
  failed: NoMessageValues;
  offerFailed: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  nothing: NoMessageValues;
  departures: { date: string };
  times: NoMessageValues;
  operator: NoMessageValues;
  free: NoMessageValues;
  fare: NoMessageValues;
  take: NoMessageValues;
  ride: { from: string; to: string; date: string };
  offer: { stamp: PrimitiveType; operator: string };
  refundTo: NoMessageValues;
  walletGone: NoMessageValues;
  asMoney: NoMessageValues;
  asCredit: NoMessageValues;
  heldTitle: NoMessageValues;
  held: { stamp: PrimitiveType; operator: string };
  toPay: { amount: string };
  how: NoMessageValues;
  takeCash: { amount: string };
  cashTaken: NoMessageValues;
  qr: NoMessageValues;
  giveUp: NoMessageValues;
  keep: NoMessageValues;
  leave: NoMessageValues;
  giveUpTitle: NoMessageValues;
  giveUpText: NoMessageValues;
  done: NoMessageValues;
  doneText: NoMessageValues;
  over: NoMessageValues;
  overText: NoMessageValues;
  again: NoMessageValues;
}>({
  title: { id: 'admin.exchange.title', defaultMessage: 'Another departure for {pnr}' },
  about: {
    id: 'admin.exchange.about',
    defaultMessage:
      'As the traveller wishes, by the terms of his ticket: he pays the difference and the change fee, or gets back what is left. The old tickets stay valid until it is paid.',
  },
  back: { id: 'admin.exchange.back', defaultMessage: 'The booking' },
  failed: { id: 'admin.exchange.failed', defaultMessage: 'The booking could not be loaded' },
  offerFailed: { id: 'admin.exchange.offer-failed', defaultMessage: 'What the change costs could not be asked.' },
  unknown: { id: 'admin.exchange.unknown', defaultMessage: 'There is no such booking' },
  unknownText: { id: 'admin.exchange.unknown-text', defaultMessage: 'It may be outside of what you look after.' },
  nothing: {
    id: 'admin.exchange.nothing',
    defaultMessage:
      'Nothing of this booking can be exchanged any more: its seats were ridden or given back, or leave soon.',
  },
  departures: { id: 'admin.exchange.departures', defaultMessage: 'Departures on {date}' },
  times: { id: 'admin.exchange.times', defaultMessage: 'Times' },
  operator: { id: 'admin.exchange.operator', defaultMessage: 'Operator' },
  free: { id: 'admin.exchange.free', defaultMessage: 'Seats left' },
  fare: { id: 'admin.exchange.fare', defaultMessage: 'Fare of a seat' },
  take: { id: 'admin.exchange.take', defaultMessage: 'Choose' },
  ride: { id: 'admin.exchange.ride', defaultMessage: '{from} → {to}, {date}' },
  offer: { id: 'admin.exchange.offer', defaultMessage: 'The exchange to {stamp}, {operator}' },
  refundTo: { id: 'admin.exchange.refund-to', defaultMessage: 'What comes back goes' },
  asMoney: { id: 'admin.exchange.as-money', defaultMessage: 'back the way it was paid' },
  asCredit: {
    id: 'admin.exchange.as-credit',
    defaultMessage: 'into the customer’s wallet, as credit that is not paid out',
  },
  walletGone: {
    id: 'admin.exchange.wallet-gone',
    defaultMessage:
      'What comes back goes the way it was paid: who bought it has deleted the account, so it cannot be credit.',
  },
  heldTitle: { id: 'admin.exchange.held-title', defaultMessage: 'The new seats are held' },
  held: { id: 'admin.exchange.held', defaultMessage: '{stamp}, {operator}' },
  toPay: { id: 'admin.exchange.to-pay', defaultMessage: '{amount} to pay' },
  how: { id: 'admin.exchange.how', defaultMessage: 'How is the difference paid?' },
  takeCash: { id: 'admin.exchange.take-cash', defaultMessage: 'Take {amount} in cash. It is booked as yours.' },
  cashTaken: { id: 'admin.exchange.cash-taken', defaultMessage: 'Cash received, make the exchange' },
  qr: { id: 'admin.exchange.qr', defaultMessage: 'KHQR code with which the traveller pays' },
  giveUp: { id: 'admin.exchange.give-up', defaultMessage: 'Keep the old departure' },
  keep: { id: 'admin.exchange.keep', defaultMessage: 'Go on' },
  leave: { id: 'admin.cancel.keep', defaultMessage: 'Leave it as it is' },
  giveUpTitle: { id: 'admin.exchange.give-up-title', defaultMessage: 'Give the exchange up?' },
  giveUpText: {
    id: 'admin.exchange.give-up-text',
    defaultMessage: 'The new seats are free again and the old tickets stay what they are.',
  },
  done: { id: 'admin.exchange.done', defaultMessage: 'The exchange is made' },
  doneText: {
    id: 'admin.exchange.done-text',
    defaultMessage: 'The traveller is told, with his new ticket. The old one opens no door any more.',
  },
  over: { id: 'admin.exchange.over', defaultMessage: 'The exchange was not made' },
  overText: {
    id: 'admin.exchange.over-text',
    defaultMessage: 'It was not paid in time, or was given up. The old tickets are valid.',
  },
  again: { id: 'admin.exchange.again', defaultMessage: 'Choose again' },
});
