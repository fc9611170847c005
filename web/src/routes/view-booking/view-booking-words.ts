import { defineMessages, type NoMessageValues } from 'react-intl';
import { statusWords } from '../../features/booking-card/status-words.js';

export const words = defineMessages<{
  findTitle: NoMessageValues;
  findLead: NoMessageValues;
  reference: NoMessageValues;
  referenceHint: NoMessageValues;
  contact: NoMessageValues;
  contactHint: NoMessageValues;
  find: NoMessageValues;
  notFound: NoMessageValues;
  noReference: NoMessageValues;
  noContact: NoMessageValues;
  title: { pnr: string };
  booking: NoMessageValues;
  passengers: NoMessageValues;
  money: NoMessageValues;
  total: NoMessageValues;
  refunded: NoMessageValues;
  refundFailed: NoMessageValues;
  refundRefused: NoMessageValues;
  letGo: NoMessageValues;
  earned: NoMessageValues;
  shown: NoMessageValues;
  due: NoMessageValues;
  ticket: NoMessageValues;
  pdf: NoMessageValues;
  calendar: NoMessageValues;
  review: NoMessageValues;
  continue: NoMessageValues;
  cancel: NoMessageValues;
  cancelTitle: NoMessageValues;
  cancelText: { amount: string; paid: string };
  cancelNothing: NoMessageValues;
  cancelWhich: NoMessageValues;
  ride: { from: string; to: string; day: string };
  cancelSome: { amount: string };
  cancelSomeNothing: NoMessageValues;
  cancelNone: NoMessageValues;
  cancelEndsChange: NoMessageValues;
  cancelAddOns: { amount: string };
  cancelCount: NoMessageValues;
  someCancelled: NoMessageValues;
  gone: NoMessageValues;
  cancelYes: { amount: string };
  cancelYesNothing: NoMessageValues;
  cancelNo: NoMessageValues;
  cancelTextCredit: { amount: string; paid: string };
  cancelTextAgency: { amount: string; paid: string; agency: string };
  cancelTextCash: { amount: string; paid: string };
  cancelSomeCredit: { amount: string };
  cancelSomeAgency: { amount: string; agency: string };
  cancelSomeCash: { amount: string };
  cancelled: NoMessageValues;
  another: NoMessageValues;
  all: NoMessageValues;
  change: NoMessageValues;
  changeOpen: NoMessageValues;
  correctName: NoMessageValues;
  resent: NoMessageValues;
  search: NoMessageValues;
  seat: { seat: string };
}>({
  findTitle: { id: 'checkout.find.title', defaultMessage: 'My booking' },
  findLead: {
    id: 'checkout.find.lead',
    defaultMessage: 'No account needed: the reference and the e-mail of the booking open it.',
  },
  reference: { id: 'checkout.find.reference', defaultMessage: 'Booking reference' },
  referenceHint: { id: 'checkout.find.referenceHint', defaultMessage: 'Six letters and digits, for example KX74QP' },
  contact: { id: 'checkout.find.contact', defaultMessage: 'E-mail or mobile number' },
  contactHint: {
    id: 'checkout.find.contactHint',
    defaultMessage: 'The one given when booking. Without e-mail on the booking it is the mobile number.',
  },
  find: { id: 'checkout.find.find', defaultMessage: 'Open the booking' },
  notFound: {
    id: 'checkout.find.notFound',
    defaultMessage: 'No booking fits these two. Check both against your mail or ticket, letter by letter.',
  },
  noReference: { id: 'checkout.find.noReference', defaultMessage: 'Enter the booking reference' },
  noContact: { id: 'checkout.find.noContact', defaultMessage: 'Enter the e-mail or the mobile number' },
  title: { id: 'checkout.view.title', defaultMessage: 'Booking {pnr}' },
  booking: { id: 'checkout.view.trip', defaultMessage: 'Trip' },
  passengers: { id: 'checkout.view.passengers', defaultMessage: 'Passengers' },
  money: { id: 'checkout.view.money', defaultMessage: 'Payments' },
  total: { id: 'checkout.view.total', defaultMessage: 'Total' },
  earned: { id: 'agency.booking.earned', defaultMessage: 'Your commission' },
  letGo: { id: 'checkout.view.letGo', defaultMessage: 'Not owed any more' },
  refundFailed: {
    id: 'checkout.view.refundFailed',
    defaultMessage:
      'Your bank or wallet did not take the money back. It is still with us: write to us how you would like to have it.',
  },
  refundRefused: { id: 'checkout.view.refundRefused', defaultMessage: 'Not taken back yet' },
  refunded: { id: 'checkout.view.refunded', defaultMessage: 'Returned' },
  shown: { id: 'checkout.view.shown', defaultMessage: 'About, as it was shown to you' },
  due: { id: 'checkout.view.due', defaultMessage: 'Still to pay' },
  ticket: { id: 'checkout.confirmed.open', defaultMessage: 'Open the e-ticket' },
  pdf: { id: 'ticket-page.pdf', defaultMessage: 'Download PDF' },
  review: { id: 'web.booking.review', defaultMessage: 'Rate the ride' },
  calendar: { id: 'ticket-page.calendar', defaultMessage: 'Add to calendar' },
  continue: { id: 'checkout.view.continue', defaultMessage: 'Finish this booking' },
  cancel: { id: 'checkout.cancel.cancel', defaultMessage: 'Cancel the booking' },
  cancelTitle: { id: 'checkout.cancel.title', defaultMessage: 'Cancel the whole booking?' },
  cancelText: {
    id: 'checkout.cancel.text',
    defaultMessage:
      'Of the {paid} you paid you get {amount} back, the way you paid. The tickets stop being valid at once and the seats are sold to others.',
  },
  cancelTextAgency: {
    id: 'checkout.cancel.textAgency',
    defaultMessage:
      'Of the {paid} you paid you get {amount} back from {agency}. The tickets stop being valid at once and the seats are sold to others.',
  },
  cancelTextCash: {
    id: 'checkout.cancel.textCash',
    defaultMessage:
      'Of the {paid} you paid you get {amount} back in cash at a counter of the operator. The tickets stop being valid at once and the seats are sold to others.',
  },
  cancelNothing: {
    id: 'checkout.cancel.nothing',
    defaultMessage:
      'Nothing is paid back for this booking. The tickets stop being valid at once and the seats are sold to others.',
  },
  cancelWhich: { id: 'checkout.cancel.which', defaultMessage: 'Which seats do you give back?' },
  ride: { id: 'checkout.cancel.ride', defaultMessage: '{from} to {to}, {day}' },
  cancelSome: {
    id: 'checkout.cancel.some',
    defaultMessage:
      'You get {amount} back for these seats, the way you paid. They are sold to others at once; everything else stays as booked.',
  },
  cancelSomeAgency: {
    id: 'checkout.cancel.someAgency',
    defaultMessage:
      'You get {amount} back for these seats from {agency}. They are sold to others at once; everything else stays as booked.',
  },
  cancelSomeCash: {
    id: 'checkout.cancel.someCash',
    defaultMessage:
      'You get {amount} back for these seats in cash at a counter of the operator. They are sold to others at once; everything else stays as booked.',
  },
  cancelSomeNothing: {
    id: 'checkout.cancel.someNothing',
    defaultMessage:
      'Nothing is paid back for these seats. They are sold to others at once; everything else stays as booked.',
  },
  cancelEndsChange: {
    id: 'checkout.cancel.endsChange',
    defaultMessage:
      'Your change to another departure is not paid yet. Giving seats back ends it, and the new seats are let go.',
  },
  cancelNone: { id: 'checkout.cancel.none', defaultMessage: 'Choose at least one seat.' },
  cancelAddOns: { id: 'checkout.cancel.addOns', defaultMessage: '{amount} of what was added' },
  cancelCount: { id: 'checkout.cancel.count', defaultMessage: 'Show what comes back' },
  someCancelled: {
    id: 'checkout.cancel.someDone',
    defaultMessage: 'Some seats of this booking are cancelled. The tickets show who travels.',
  },
  gone: { id: 'checkout.cancel.gone', defaultMessage: 'cancelled' },
  cancelYes: { id: 'checkout.cancel.yes', defaultMessage: 'Cancel and get {amount} back' },
  cancelYesNothing: { id: 'checkout.cancel.yesNothing', defaultMessage: 'Cancel anyway' },
  cancelNo: { id: 'checkout.cancel.no', defaultMessage: 'Keep the booking' },
  cancelTextCredit: {
    id: 'checkout.cancel.textCredit',
    defaultMessage:
      'Of the {paid} you paid you get {amount} as credit for your next trip. The tickets stop being valid at once and the seats are sold to others.',
  },
  cancelSomeCredit: {
    id: 'checkout.cancel.someCredit',
    defaultMessage:
      'You get {amount} for these seats as credit for your next trip. They are sold to others at once; everything else stays as booked.',
  },
  cancelled: { id: 'checkout.cancel.done', defaultMessage: 'The booking is cancelled.' },
  search: { id: 'checkout.over.search', defaultMessage: 'Back to the search' },
  change: { id: 'checkout.view.change', defaultMessage: 'Change date, departure or a name' },
  changeOpen: { id: 'checkout.view.changeOpen', defaultMessage: 'A change waits to be paid' },
  correctName: { id: 'change.name', defaultMessage: 'Correct a name' },
  resent: { id: 'checkout.view.resent', defaultMessage: 'Done. The tickets are on their way to you.' },
  another: { id: 'checkout.view.another', defaultMessage: 'Open another booking' },
  all: { id: 'agency.home.all', defaultMessage: 'All bookings' },
  seat: { id: 'checkout.view.seat', defaultMessage: 'seat {seat}' },
});

const payments = defineMessages({
  REFUND_PENDING: { id: 'checkout.paid.refundPending', defaultMessage: 'Money still to come back' },
  REFUNDED: { id: 'checkout.paid.refunded', defaultMessage: 'Paid back' },
  PARTIALLY_REFUNDED: { id: 'checkout.paid.partiallyRefunded', defaultMessage: 'Partly paid back' },
  OVERPAID: { id: 'checkout.paid.overpaid', defaultMessage: 'Overpaid' },
  PAID: { id: 'checkout.paid.paid', defaultMessage: 'Paid' },
  NO_PAYMENT: { id: 'checkout.paid.noPayment', defaultMessage: 'Nothing to pay' },
  TO_COLLECT: { id: 'checkout.paid.toCollect', defaultMessage: 'To pay on board' },
  PARTIALLY_PAID: { id: 'checkout.paid.partiallyPaid', defaultMessage: 'Partly paid' },
  AUTHORIZED: { id: 'checkout.paid.authorized', defaultMessage: 'Payment authorised' },
  PENDING: { id: 'checkout.paid.pending', defaultMessage: 'Payment under way' },
  FAILED: { id: 'checkout.paid.failed', defaultMessage: 'Payment failed' },
  UNPAID: { id: 'checkout.paid.unpaid', defaultMessage: 'Not paid' },
});

const methods = defineMessages({
  CARD: { id: 'checkout.method.card', defaultMessage: 'Visa / Mastercard' },
  WING: { id: 'checkout.method.wing', defaultMessage: 'Wing' },
  PIPAY: { id: 'checkout.method.pipay', defaultMessage: 'Pipay' },
  KHQR: { id: 'checkout.method.khqr', defaultMessage: 'KHQR' },
  CASH_COLLECTION: { id: 'checkout.method.cashCollection', defaultMessage: 'Cash collection' },
  PAY_ON_BOARDING: { id: 'checkout.method.payOnBoarding', defaultMessage: 'Pay on boarding' },
  AGENT_BALANCE: { id: 'checkout.method.agentBalance', defaultMessage: 'Agent’s balance' },
  WALLET_CREDIT: { id: 'checkout.method.walletCredit', defaultMessage: 'Your credit' },
});

const attempts = defineMessages({
  CREATED: { id: 'checkout.attempt.created', defaultMessage: 'begun' },
  PENDING: { id: 'checkout.attempt.pending', defaultMessage: 'under way' },
  AUTHORIZED: { id: 'checkout.attempt.authorized', defaultMessage: 'authorised' },
  SETTLED: { id: 'checkout.attempt.settled', defaultMessage: 'paid' },
  FAILED: { id: 'checkout.attempt.failed', defaultMessage: 'failed' },
  DECLINED: { id: 'checkout.attempt.declined', defaultMessage: 'declined' },
  CANCELLED: { id: 'checkout.attempt.cancelled', defaultMessage: 'stopped' },
  EXPIRED: { id: 'checkout.attempt.expired', defaultMessage: 'time over' },
  REVIEW: { id: 'checkout.attempt.review', defaultMessage: 'being looked at' },
});

/** The graph's states in the traveller's words. */
export const stateWords = { status: statusWords, payment: payments, method: methods, attempt: attempts };
