import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: { amount: string };
  give: { amount: string };
  forWhom: { name: string };
  reason: NoMessageValues;
  how: NoMessageValues;
  pay: { amount: string };
  safe: NoMessageValues;
  until: { day: string };
  unknownTitle: NoMessageValues;
  unknown: NoMessageValues;
  paidTitle: NoMessageValues;
  paid: { amount: string };
  given: { amount: string };
  back: { amount: string };
  backOnItsWay: { amount: string };
  payment: { amount: string };
  gift: { amount: string };
  surplus: { amount: string };
  surplusSent: { amount: string };
  late: { amount: string };
  lateSent: { amount: string };
  backRefused: { amount: string };
  backInCash: { amount: string };
  sentBackClosed: NoMessageValues;
  closedTitle: NoMessageValues;
  expired: NoMessageValues;
  cancelled: NoMessageValues;
  declined: NoMessageValues;
  review: NoMessageValues;
  reviewUntold: NoMessageValues;
  sentBack: NoMessageValues;
  waits: NoMessageValues;
  scan: NoMessageValues;
  code: { amount: string };
  openApp: NoMessageValues;
  noMethod: NoMessageValues;
}>({
  title: { id: 'pay.title', defaultMessage: 'Pay {amount}' },
  give: { id: 'pay.give', defaultMessage: 'Give {amount}' },
  forWhom: { id: 'pay.forWhom', defaultMessage: 'For {name}' },
  reason: { id: 'pay.reason', defaultMessage: 'What it is for' },
  how: { id: 'pay.how', defaultMessage: 'How do you want to pay?' },
  pay: { id: 'pay.pay', defaultMessage: 'Pay {amount} now' },
  safe: {
    id: 'pay.safe',
    defaultMessage: 'You need no account. We never see or keep your card number, and pressing twice never pays twice.',
  },
  until: { id: 'pay.until', defaultMessage: 'It can be paid until {day}.' },
  unknownTitle: { id: 'pay.unknownTitle', defaultMessage: 'We do not know this link' },
  unknown: {
    id: 'pay.unknown',
    defaultMessage: 'Open it once more from the mail, whole. If that does not help, ask who sent it to you.',
  },
  paidTitle: { id: 'pay.paidTitle', defaultMessage: 'Thank you' },
  paid: { id: 'pay.paid', defaultMessage: '{amount} has arrived. The receipt comes by e-mail.' },
  given: { id: 'pay.given', defaultMessage: 'Your donation of {amount} has arrived and goes to the cause in full.' },
  payment: { id: 'pay.payment', defaultMessage: 'Payment of {amount}' },
  gift: { id: 'pay.gift', defaultMessage: 'Donation of {amount}' },
  back: { id: 'pay.back', defaultMessage: '{amount} of it went back to you.' },
  backOnItsWay: { id: 'pay.backOnItsWay', defaultMessage: '{amount} of it goes back to you.' },
  surplus: { id: 'pay.surplus', defaultMessage: 'You paid more than was asked: {amount} goes back to you.' },
  surplusSent: {
    id: 'pay.surplusSent',
    defaultMessage: 'You paid more than was asked: {amount} was sent back to you.',
  },
  late: {
    id: 'pay.late',
    defaultMessage: 'Your payment came when this link was closed: {amount} goes back to you.',
  },
  lateSent: {
    id: 'pay.lateSent',
    defaultMessage: 'Your payment came when this link was closed: {amount} was sent back to you.',
  },
  backRefused: {
    id: 'pay.backRefused',
    defaultMessage:
      '{amount} could not be sent back to you yet, so it is still with us. You can write to us how you would like to have it.',
  },
  backInCash: {
    id: 'pay.backInCash',
    defaultMessage: '{amount} waits for you in cash. Please write to us when you would like to come.',
  },
  sentBackClosed: {
    id: 'pay.sentBackClosed',
    defaultMessage:
      'What arrived was not what we had asked for, so all of it goes back to you: the way you paid or, where that cannot be, as a message will tell you.',
  },
  closedTitle: { id: 'pay.closedTitle', defaultMessage: 'This link cannot be paid any more' },
  expired: { id: 'pay.expired', defaultMessage: 'Its time is over. Ask who sent it to you for another one.' },
  cancelled: { id: 'pay.cancelled', defaultMessage: 'It was taken back. You need not pay anything.' },
  declined: { id: 'pay.declined', defaultMessage: 'No money moved. Try again, or choose another way.' },
  review: {
    id: 'pay.review',
    defaultMessage:
      'What arrived is not what we had asked for. A person looks at it and writes to you. Please do not pay again.',
  },
  reviewUntold: {
    id: 'pay.reviewUntold',
    defaultMessage:
      'What arrived is not what we had asked for. A person looks at it; this page says what becomes of it. Please do not pay again.',
  },
  sentBack: {
    id: 'pay.sentBack',
    defaultMessage:
      'What arrived was not what we had asked for, so all of it goes back to you: the way you paid or, where that cannot be, as a message will tell you. You can pay again, also another way.',
  },
  waits: { id: 'pay.waits', defaultMessage: 'We are waiting for the payment. This page goes on by itself.' },
  scan: {
    id: 'pay.scan',
    defaultMessage: 'Open the app of your bank or wallet, choose “Scan”, and hold the telephone over this code.',
  },
  code: { id: 'pay.code', defaultMessage: 'KHQR code for {amount}' },
  openApp: { id: 'pay.openApp', defaultMessage: 'Open the app' },
  noMethod: { id: 'pay.noMethod', defaultMessage: 'Choose how you want to pay' },
});

/** What became of a link that is not to be paid, after what it was for. */
export const endWords = defineMessages<Record<'expired' | 'cancelled' | 'review', NoMessageValues>>({
  expired: { id: 'pay.end.expired', defaultMessage: 'expired' },
  cancelled: { id: 'pay.end.cancelled', defaultMessage: 'taken back' },
  review: { id: 'pay.end.review', defaultMessage: 'being looked at' },
});
