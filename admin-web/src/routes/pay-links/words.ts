import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  payments: NoMessageValues;
  donations: NoMessageValues;
  back: NoMessageValues;
  backDonations: NoMessageValues;
  add: NoMessageValues;
  search: NoMessageValues;
  state: NoMessageValues;
  from: NoMessageValues;
  until: NoMessageValues;
  payer: NoMessageValues;
  email: NoMessageValues;
  reason: NoMessageValues;
  amount: NoMessageValues;
  asked: NoMessageValues;
  ends: NoMessageValues;
  ended: NoMessageValues;
  refunded: NoMessageValues;
  givenBack: NoMessageValues;
  surplus: NoMessageValues;
  late: NoMessageValues;
  beside: NoMessageValues;
  returnON_ITS_WAY: NoMessageValues;
  returnREFUSED: NoMessageValues;
  returnIN_CASH: NoMessageValues;
  returnDONE: NoMessageValues;
  booking: NoMessageValues;
  country: NoMessageValues;
  everywhere: NoMessageValues;
  by: NoMessageValues;
  language: NoMessageValues;
  nameless: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  noDonations: NoMessageValues;
  noDonationsText: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  link: NoMessageValues;
  linkAbout: NoMessageValues;
  copy: NoMessageValues;
  cancel: NoMessageValues;
  keep: NoMessageValues;
  cancelTitle: NoMessageValues;
  cancelText: NoMessageValues;
  cancelled: NoMessageValues;
  resend: NoMessageValues;
  resent: NoMessageValues;
  refund: NoMessageValues;
  refundTitle: NoMessageValues;
  refundAmount: NoMessageValues;
  refundReason: NoMessageValues;
  refundDone: NoMessageValues;
  refundAsked: NoMessageValues;
  approve: NoMessageValues;
  refuse: NoMessageValues;
  approved: NoMessageValues;
  refused: NoMessageValues;
  accept: NoMessageValues;
  acceptText: { received: string };
  review: NoMessageValues;
  refusedBacks: NoMessageValues;
  toSend: NoMessageValues;
  toReview: NoMessageValues;
  sendBack: NoMessageValues;
  accepted: NoMessageValues;
  sentBack: NoMessageValues;
  facts: NoMessageValues;
  attempts: NoMessageValues;
  noAttempts: NoMessageValues;
  backs: NoMessageValues;
  required: NoMessageValues;
  formTitle: NoMessageValues;
  formAbout: NoMessageValues;
  currency: NoMessageValues;
  pnr: NoMessageValues;
  pnrHint: NoMessageValues;
  days: NoMessageValues;
  save: NoMessageValues;
  saved: NoMessageValues;
  stateOPEN: NoMessageValues;
  statePAID: NoMessageValues;
  stateEXPIRED: NoMessageValues;
  stateCANCELLED: NoMessageValues;
  refundwaiting: NoMessageValues;
  refunddone: NoMessageValues;
  refundrefused: NoMessageValues;
  countAll: { count: number; shown: string };
  backText: { amount: string; most: string };
  sums: { sums: string };
  donationSums: { sums: string };
  received: { amount: string };
  edit: NoMessageValues;
  editTitle: { name: string };
  saveChange: NoMessageValues;
  changed: NoMessageValues;
  emailHint: NoMessageValues;
  closedAbout: NoMessageValues;
  note: NoMessageValues;
  noteHint: NoMessageValues;
  wrongDay: NoMessageValues;
}>({
  edit: { id: 'admin.pay-link.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'admin.pay-link.editTitle', defaultMessage: 'Edit {name}' },
  saveChange: { id: 'admin.pay-link.saveChange', defaultMessage: 'Save the change' },
  changed: { id: 'admin.pay-link.changed', defaultMessage: 'The change is saved.' },
  emailHint: {
    id: 'admin.pay-link.emailHint',
    defaultMessage: 'At another address, or in another language, the link is mailed anew.',
  },
  closedAbout: {
    id: 'admin.pay-link.closedAbout',
    defaultMessage: 'It is paid or over: what its payer read stays. A note for staff can still be written.',
  },
  note: { id: 'admin.pay-link.note', defaultMessage: 'Note' },
  noteHint: { id: 'admin.pay-link.noteHint', defaultMessage: 'For staff. The payer never reads it.' },
  wrongDay: { id: 'admin.pay-link.wrongDay', defaultMessage: 'Choose a day from today on, ninety days ahead at most.' },
  payments: { id: 'admin.pay-link.payments', defaultMessage: 'Custom payments' },
  donations: { id: 'admin.pay-link.donations', defaultMessage: 'Donations' },
  back: { id: 'admin.pay-link.back', defaultMessage: 'Custom payments' },
  backDonations: { id: 'admin.pay-link.backDonations', defaultMessage: 'Donations' },
  add: { id: 'admin.pay-link.add', defaultMessage: 'Ask for a payment' },
  search: { id: 'admin.pay-link.search', defaultMessage: 'Name, e-mail or reason' },
  state: { id: 'admin.pay-link.state', defaultMessage: 'State' },
  from: { id: 'admin.pay-link.from', defaultMessage: 'From' },
  until: { id: 'admin.pay-link.until', defaultMessage: 'Until' },
  payer: { id: 'admin.pay-link.payer', defaultMessage: 'Payer' },
  email: { id: 'admin.pay-link.email', defaultMessage: 'E-mail' },
  reason: { id: 'admin.pay-link.reason', defaultMessage: 'For' },
  amount: { id: 'admin.pay-link.amount', defaultMessage: 'Amount' },
  asked: { id: 'admin.pay-link.asked', defaultMessage: 'Asked' },
  ends: { id: 'admin.pay-link.ends', defaultMessage: 'Can be paid until' },
  ended: { id: 'admin.pay-link.ended', defaultMessage: 'Ended' },
  refunded: { id: 'admin.pay-link.refunded', defaultMessage: 'Given back' },
  givenBack: { id: 'admin.pay-link.givenBack', defaultMessage: 'Refund' },
  surplus: { id: 'admin.pay-link.surplus', defaultMessage: 'More than was asked' },
  late: { id: 'admin.pay-link.late', defaultMessage: 'Came when the link was closed' },
  beside: { id: 'admin.pay-link.beside', defaultMessage: 'Too much or too late' },
  returnON_ITS_WAY: { id: 'admin.pay-link.returnON_ITS_WAY', defaultMessage: 'on its way back' },
  returnREFUSED: { id: 'admin.pay-link.returnREFUSED', defaultMessage: 'refused by the provider, still with us' },
  returnIN_CASH: { id: 'admin.pay-link.returnIN_CASH', defaultMessage: 'waits to be handed out in cash' },
  returnDONE: { id: 'admin.pay-link.returnDONE', defaultMessage: 'gone back' },
  booking: { id: 'admin.pay-link.booking', defaultMessage: 'Booking' },
  country: { id: 'admin.pay-link.country', defaultMessage: 'Country' },
  everywhere: { id: 'admin.pay-link.everywhere', defaultMessage: 'The platform' },
  by: { id: 'admin.pay-link.by', defaultMessage: 'Asked by' },
  language: { id: 'admin.pay-link.language', defaultMessage: 'Language' },
  nameless: { id: 'admin.pay-link.nameless', defaultMessage: 'Without a name' },
  none: { id: 'admin.pay-link.none', defaultMessage: 'No custom payments yet' },
  noneText: {
    id: 'admin.pay-link.noneText',
    defaultMessage: 'Ask somebody for any amount: he gets a link by e-mail and pays without an account.',
  },
  noDonations: { id: 'admin.pay-link.noDonations', defaultMessage: 'No donations yet' },
  noDonationsText: {
    id: 'admin.pay-link.noDonationsText',
    defaultMessage:
      'They come from the pages donation-for-cause and donate-now. What is given with a booking stands with that.',
  },
  unknown: { id: 'admin.pay-link.unknown', defaultMessage: 'There is no such payment' },
  unknownText: { id: 'admin.pay-link.unknownText', defaultMessage: 'It was never made, or it is not yours to see.' },
  failed: { id: 'admin.pay-link.failed', defaultMessage: 'The payment could not be loaded' },
  link: { id: 'admin.pay-link.link', defaultMessage: 'Link to pay' },
  linkAbout: { id: 'admin.pay-link.linkAbout', defaultMessage: 'Whoever has it can pay. It was mailed to the payer.' },
  copy: { id: 'admin.pay-link.copy', defaultMessage: 'Copy the link' },
  cancel: { id: 'admin.pay-link.cancel', defaultMessage: 'Take back' },
  keep: { id: 'admin.pay-link.keep', defaultMessage: 'Leave it' },
  cancelTitle: { id: 'admin.pay-link.cancelTitle', defaultMessage: 'Take this payment back?' },
  cancelText: {
    id: 'admin.pay-link.cancelText',
    defaultMessage: 'Nobody can pay it any more. What arrives all the same goes back by itself.',
  },
  cancelled: { id: 'admin.pay-link.cancelled', defaultMessage: 'The payment is taken back.' },
  resend: { id: 'admin.pay-link.resend', defaultMessage: 'Mail it again' },
  resent: { id: 'admin.pay-link.resent', defaultMessage: 'The mail is on its way.' },
  refund: { id: 'admin.pay-link.refund', defaultMessage: 'Give back' },
  refundTitle: { id: 'admin.pay-link.refundTitle', defaultMessage: 'Give money back' },
  refundAmount: { id: 'admin.pay-link.refundAmount', defaultMessage: 'Amount' },
  refundReason: { id: 'admin.pay-link.refundReason', defaultMessage: 'Reason, for the books' },
  refundDone: { id: 'admin.pay-link.refundDone', defaultMessage: 'The money is on its way.' },
  refundAsked: { id: 'admin.pay-link.refundAsked', defaultMessage: 'A second person has to approve it.' },
  approve: { id: 'admin.pay-link.approve', defaultMessage: 'Approve and pay back' },
  refuse: { id: 'admin.pay-link.refuse', defaultMessage: 'Refuse' },
  approved: { id: 'admin.pay-link.approved', defaultMessage: 'Approved: the money is on its way.' },
  refused: { id: 'admin.pay-link.refused', defaultMessage: 'The request is refused.' },
  accept: { id: 'admin.pay-link.accept', defaultMessage: 'Take it as paid' },
  acceptText: {
    id: 'admin.pay-link.acceptText',
    defaultMessage: 'With {received} it counts as paid: what is missing is let go, what is over goes back.',
  },
  refusedBacks: { id: 'admin.pay-link.refusedBacks', defaultMessage: 'Refunds' },
  toSend: { id: 'admin.pay-link.toSend', defaultMessage: 'Refused by the provider' },
  review: { id: 'admin.pay-link.review', defaultMessage: 'Arrived otherwise' },
  toReview: { id: 'admin.pay-link.toReview', defaultMessage: 'Payment to look at' },
  sendBack: { id: 'admin.pay-link.sendBack', defaultMessage: 'Send it back' },
  accepted: { id: 'admin.pay-link.accepted', defaultMessage: 'It counts as paid.' },
  sentBack: { id: 'admin.pay-link.sentBack', defaultMessage: 'The money goes back.' },
  facts: { id: 'admin.pay-link.facts', defaultMessage: 'What is asked for' },
  attempts: { id: 'admin.pay-link.attempts', defaultMessage: 'Attempts to pay' },
  noAttempts: { id: 'admin.pay-link.noAttempts', defaultMessage: 'Nobody has tried to pay yet.' },
  backs: { id: 'admin.pay-link.backs', defaultMessage: 'Money that goes back' },
  required: { id: 'admin.pay-link.required', defaultMessage: 'Please fill this in.' },
  formTitle: { id: 'admin.pay-link.formTitle', defaultMessage: 'What is asked for' },
  formAbout: {
    id: 'admin.pay-link.formAbout',
    defaultMessage: 'The payer reads it on the page and in the mail, in his language.',
  },
  currency: { id: 'admin.pay-link.currency', defaultMessage: 'Currency' },
  pnr: { id: 'admin.pay-link.pnr', defaultMessage: 'Booking reference' },
  pnrHint: { id: 'admin.pay-link.pnrHint', defaultMessage: 'If it is about a booking; it can stay empty.' },
  days: { id: 'admin.pay-link.days', defaultMessage: 'Days it can be paid' },
  save: { id: 'admin.pay-link.save', defaultMessage: 'Make the link and mail it' },
  saved: { id: 'admin.pay-link.saved', defaultMessage: 'The link is made and mailed.' },
  stateOPEN: { id: 'admin.pay-link.stateOPEN', defaultMessage: 'open' },
  statePAID: { id: 'admin.pay-link.statePAID', defaultMessage: 'paid' },
  stateEXPIRED: { id: 'admin.pay-link.stateEXPIRED', defaultMessage: 'expired' },
  stateCANCELLED: { id: 'admin.pay-link.stateCANCELLED', defaultMessage: 'taken back' },
  refundwaiting: { id: 'admin.pay-link.refundwaiting', defaultMessage: 'waits for a second person' },
  refunddone: { id: 'admin.pay-link.refunddone', defaultMessage: 'decided' },
  refundrefused: { id: 'admin.pay-link.refundrefused', defaultMessage: 'refused' },
  countAll: { id: 'admin.pay-link.countAll', defaultMessage: '{count, plural, one {one row} other {{shown} rows}}' },
  backText: {
    id: 'admin.pay-link.backText',
    defaultMessage: 'At most {most}. Above {amount} a second person approves.',
  },
  sums: { id: 'admin.pay-link.sums', defaultMessage: 'Paid and kept: {sums}' },
  donationSums: {
    id: 'admin.pay-link.donationSums',
    defaultMessage: 'Paid and kept: {sums}. What is given with a booking stands with that.',
  },
  received: { id: 'admin.pay-link.received', defaultMessage: 'Received: {amount}' },
});
