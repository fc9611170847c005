import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'none'
    | 'noLines'
    | 'noLinesText'
    | 'noneText'
    | 'back'
    | 'failed'
    | 'unknown'
    | 'unknownText'
    | 'period'
    | 'operator'
    | 'branch'
    | 'whose'
    | 'at'
    | 'toPayee'
    | 'fromPayee'
    | 'noBranch'
    | 'state'
    | 'month'
    | 'payment'
    | 'onlyDue'
    | 'paidFrom'
    | 'paidTo'
    | 'booked'
    | 'seats'
    | 'fare'
    | 'totalFare'
    | 'discounts'
    | 'commission'
    | 'addOns'
    | 'cancelled'
    | 'cancelledFare'
    | 'fees'
    | 'faults'
    | 'notCollected'
    | 'cash'
    | 'adjustments'
    | 'net'
    | 'toOperator'
    | 'fromOperator'
    | 'sums'
    | 'course'
    | 'closed'
    | 'approved'
    | 'paid'
    | 'reconciled'
    | 'reference'
    | 'forOperator'
    | 'forPlatform'
    | 'notYet'
    | 'lines'
    | 'kind'
    | 'disputed'
    | 'onlyDisputed'
    | 'travelDate'
    | 'booking'
    | 'ride'
    | 'seat'
    | 'ticketCode'
    | 'amount'
    | 'question'
    | 'correction'
    | 'print'
    | 'balanceOf'
    | 'balanceNone'
    | 'maturing'
    | 'maturingNote'
    | 'openNote'
    | 'toPay'
    | 'toPayNote'
    | 'paidNote'
    | 'statements',
    NoMessageValues
  > & {
    total: { count: number; shown: string };
    byLink: { id: string };
    statement: { operator: string; month: string };
    balanceTitle: { operator: string };
    agreed: { name: string; who: string; stamp: PrimitiveType };
  }
>({
  title: { id: 'admin.settlements.title', defaultMessage: 'Settlements' },
  total: {
    id: 'admin.settlements.total',
    defaultMessage: '{count, plural, one {one statement} other {{shown} statements}}',
  },
  none: { id: 'admin.settlements.none', defaultMessage: 'There is no statement yet' },
  noneText: {
    id: 'admin.settlements.none-text',
    defaultMessage:
      'The first one begins when the first passengers have arrived; it is closed on the fourth of the next month.',
  },
  back: { id: 'admin.settlements.back', defaultMessage: 'All settlements' },
  failed: { id: 'admin.settlements.failed', defaultMessage: 'The statement could not be loaded' },
  unknown: { id: 'admin.settlements.unknown', defaultMessage: 'There is no such statement' },
  unknownText: { id: 'admin.settlements.unknown-text', defaultMessage: 'It may lie outside of what you look after.' },
  statement: { id: 'admin.settlements.statement', defaultMessage: '{operator}, {month}' },
  period: { id: 'admin.settlements.period', defaultMessage: 'Booking period' },
  operator: { id: 'admin.settlements.operator', defaultMessage: 'Operator' },
  branch: { id: 'admin.settlements.branch', defaultMessage: 'Branch' },
  at: { id: 'admin.settlements.at', defaultMessage: 'Written' },
  whose: { id: 'admin.settlements.whose', defaultMessage: 'With' },
  noBranch: { id: 'admin.settlements.no-branch', defaultMessage: 'No branch' },
  state: { id: 'admin.settlements.state', defaultMessage: 'Settlement status' },
  payment: { id: 'admin.settlements.payment', defaultMessage: 'Payment' },
  onlyDue: { id: 'admin.settlements.only-due', defaultMessage: 'Closed and not yet paid' },
  paidFrom: { id: 'admin.settlements.paid-from', defaultMessage: 'Paid from' },
  paidTo: { id: 'admin.settlements.paid-to', defaultMessage: 'Paid until' },
  month: { id: 'admin.settlements.month', defaultMessage: 'A day of the month' },
  booked: { id: 'admin.settlements.booked', defaultMessage: 'Total booked' },
  seats: { id: 'admin.settlements.seats', defaultMessage: 'Total seats' },
  fare: { id: 'admin.settlements.fare', defaultMessage: 'Total fare, cancelled left out' },
  totalFare: { id: 'admin.settlements.total-fare', defaultMessage: 'Total fare' },
  discounts: { id: 'admin.settlements.discounts', defaultMessage: 'Coupons paid by the operator' },
  commission: { id: 'admin.settlements.commission', defaultMessage: 'Total commission' },
  addOns: { id: 'admin.settlements.add-ons', defaultMessage: 'Add-ons of the operator' },
  cancelled: { id: 'admin.settlements.cancelled', defaultMessage: 'Cancelled seats' },
  cancelledFare: { id: 'admin.settlements.cancelled-fare', defaultMessage: 'Fare of cancelled seats' },
  fees: { id: 'admin.settlements.fees', defaultMessage: 'Kept of cancellations and exchanges' },
  faults: { id: 'admin.settlements.faults', defaultMessage: 'Refunds by the operator’s fault' },
  notCollected: { id: 'admin.settlements.not-collected', defaultMessage: 'No-shows that nobody paid' },
  cash: { id: 'admin.settlements.cash', defaultMessage: 'Cash collected by the operator' },
  adjustments: { id: 'admin.settlements.adjustments', defaultMessage: 'Adjustments' },
  net: { id: 'admin.settlements.net', defaultMessage: 'Net payment' },
  toOperator: { id: 'admin.settlements.to-operator', defaultMessage: 'The platform pays the operator.' },
  fromOperator: { id: 'admin.settlements.from-operator', defaultMessage: 'The operator pays the platform.' },
  toPayee: { id: 'admin.settlements.to-payee', defaultMessage: 'The platform pays this on.' },
  fromPayee: {
    id: 'admin.settlements.from-payee',
    defaultMessage: 'More went back than came: it comes back to the platform.',
  },
  sums: { id: 'admin.settlements.sums', defaultMessage: 'Sums of the lines' },
  course: { id: 'admin.settlements.course', defaultMessage: 'Course' },
  closed: { id: 'admin.settlements.closed', defaultMessage: 'Closed' },
  approved: { id: 'admin.settlements.approved', defaultMessage: 'Approved' },
  paid: { id: 'admin.settlements.paid', defaultMessage: 'Paid' },
  reconciled: { id: 'admin.settlements.reconciled', defaultMessage: 'Found at the bank' },
  reference: { id: 'admin.settlements.reference', defaultMessage: 'Reference of the bank' },
  forOperator: { id: 'admin.settlements.for-operator', defaultMessage: 'for the operator' },
  forPlatform: { id: 'admin.settlements.for-platform', defaultMessage: 'for the platform' },
  agreed: { id: 'admin.settlements.agreed', defaultMessage: '{name}, {who}: {stamp}' },
  notYet: { id: 'admin.settlements.not-yet', defaultMessage: 'not yet' },
  lines: { id: 'admin.settlements.lines', defaultMessage: 'Lines' },
  noLines: { id: 'admin.settlements.no-lines', defaultMessage: 'This statement has no line yet' },
  noLinesText: {
    id: 'admin.settlements.no-lines-text',
    defaultMessage:
      'Each fare, commission and refund that makes up its sums becomes a line once the passenger has arrived.',
  },
  kind: { id: 'admin.settlements.kind', defaultMessage: 'What for' },
  disputed: { id: 'admin.settlements.disputed', defaultMessage: 'Questions' },
  onlyDisputed: { id: 'admin.settlements.only-disputed', defaultMessage: 'questioned lines only' },
  travelDate: { id: 'admin.settlements.travel-date', defaultMessage: 'Travel date' },
  booking: { id: 'admin.settlements.booking', defaultMessage: 'Booking' },
  byLink: { id: 'admin.settlements.by-link', defaultMessage: 'Link {id}' },
  ride: { id: 'admin.settlements.ride', defaultMessage: 'Ride' },
  seat: { id: 'admin.settlements.seat', defaultMessage: 'Seat' },
  ticketCode: { id: 'admin.settlements.ticket-code', defaultMessage: 'Ticket code' },
  amount: { id: 'admin.settlements.amount', defaultMessage: 'Amount' },
  question: { id: 'admin.settlements.question', defaultMessage: 'Question' },
  correction: { id: 'admin.settlements.correction', defaultMessage: 'correction' },
  print: { id: 'admin.settlements.print', defaultMessage: 'Print' },
  balanceOf: { id: 'admin.settlements.balance-of', defaultMessage: 'Balance of the operator' },
  balanceTitle: { id: 'admin.settlements.balance-title', defaultMessage: 'Balance of {operator}' },
  balanceNone: { id: 'admin.settlements.balance-none', defaultMessage: 'Nothing is owed on either side.' },
  maturing: { id: 'admin.settlements.maturing', defaultMessage: 'Sold, not ridden yet' },
  maturingNote: { id: 'admin.settlements.maturing-note', defaultMessage: 'Fares less commission' },
  openNote: { id: 'admin.settlements.open-note', defaultMessage: 'Statement of this month' },
  toPay: { id: 'admin.settlements.to-pay', defaultMessage: 'To be paid' },
  toPayNote: { id: 'admin.settlements.to-pay-note', defaultMessage: 'Closed statements' },
  paidNote: { id: 'admin.settlements.paid-note', defaultMessage: 'All statements so far' },
  statements: { id: 'admin.settlements.statements', defaultMessage: 'Statements' },
});

/** In place of a balance that nobody may see, or that is nobody's. */
export const unknownOperator = defineMessages<Record<'unknown' | 'failed', NoMessageValues>>({
  unknown: { id: 'admin.settlements.unknown-operator', defaultMessage: 'There is no such operator' },
  failed: { id: 'admin.settlements.balance-failed', defaultMessage: 'The balance could not be loaded' },
});
