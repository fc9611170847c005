import { defineMessages, type NoMessageValues } from 'react-intl';

type Word =
  | 'title'
  | 'none'
  | 'noneText'
  | 'affiliate'
  | 'code'
  | 'period'
  | 'state'
  | 'open'
  | 'payable'
  | 'paid'
  | 'seats'
  | 'amount'
  | 'fare'
  | 'share'
  | 'paidAt'
  | 'paidBy'
  | 'reference'
  | 'referenceHint'
  | 'required'
  | 'pay'
  | 'payTitle'
  | 'payText'
  | 'keep'
  | 'written'
  | 'back'
  | 'unknown'
  | 'unknownText'
  | 'failed'
  | 'lines'
  | 'noLines'
  | 'noLinesText'
  | 'travelDate'
  | 'ride'
  | 'kind'
  | 'earned'
  | 'reversed'
  | 'at';

/** Of what affiliates are paid. */
export const words = defineMessages<
  Record<Word, NoMessageValues> & { total: { count: number; shown: string }; since: { from: string } }
>({
  title: { id: 'admin.affiliate-statements.title', defaultMessage: 'Affiliates’ statements' },
  total: {
    id: 'admin.affiliate-statements.total',
    defaultMessage: '{count, plural, one {one statement} other {{shown} statements}}',
  },
  none: { id: 'admin.affiliate-statements.none', defaultMessage: 'No statement yet' },
  noneText: {
    id: 'admin.affiliate-statements.none-text',
    defaultMessage: 'What came by an affiliate’s link is approved a week after the ride, and stands here from then on.',
  },
  affiliate: { id: 'admin.affiliate-statements.affiliate', defaultMessage: 'Affiliate' },
  code: { id: 'admin.affiliate-statements.code', defaultMessage: 'Code' },
  period: { id: 'admin.affiliate-statements.period', defaultMessage: 'Period' },
  since: { id: 'admin.affiliate-statements.since', defaultMessage: 'since {from}' },
  state: { id: 'admin.affiliate-statements.state', defaultMessage: 'Status' },
  open: { id: 'admin.affiliate-statements.open', defaultMessage: 'Open' },
  payable: { id: 'admin.affiliate-statements.payable', defaultMessage: 'To be paid' },
  paid: { id: 'admin.affiliate-statements.paid', defaultMessage: 'Paid' },
  seats: { id: 'admin.affiliate-statements.seats', defaultMessage: 'Seats' },
  amount: { id: 'admin.affiliate-statements.amount', defaultMessage: 'Commission' },
  fare: { id: 'admin.affiliate-statements.fare', defaultMessage: 'Fare that stays' },
  share: { id: 'admin.affiliate-statements.share', defaultMessage: 'Share, and by which version' },
  paidAt: { id: 'admin.affiliate-statements.paid-at', defaultMessage: 'Paid on' },
  paidBy: { id: 'admin.affiliate-statements.paid-by', defaultMessage: 'Written down by' },
  reference: { id: 'admin.affiliate-statements.reference', defaultMessage: 'Reference of the bank' },
  referenceHint: { id: 'admin.affiliate-statements.reference-hint', defaultMessage: 'As it stands on the transfer' },
  required: { id: 'admin.affiliate-statements.required', defaultMessage: 'Please write the reference of the bank.' },
  pay: { id: 'admin.affiliate-statements.pay', defaultMessage: 'Write down the payment' },
  payTitle: { id: 'admin.affiliate-statements.pay-title', defaultMessage: 'The commission went through the bank' },
  payText: {
    id: 'admin.affiliate-statements.pay-text',
    defaultMessage: 'Nothing is transferred from here. The affiliate sees the statement as paid, with this reference.',
  },
  keep: { id: 'admin.affiliate-statements.keep', defaultMessage: 'Not yet' },
  written: { id: 'admin.affiliate-statements.written', defaultMessage: 'The payment is written down.' },
  back: { id: 'admin.affiliate-statements.back', defaultMessage: 'All statements' },
  unknown: { id: 'admin.affiliate-statements.unknown', defaultMessage: 'There is no such statement' },
  unknownText: {
    id: 'admin.affiliate-statements.unknown-text',
    defaultMessage: 'It may lie outside of what you look after.',
  },
  failed: { id: 'admin.affiliate-statements.failed', defaultMessage: 'The statement could not be loaded' },
  lines: { id: 'admin.affiliate-statements.lines', defaultMessage: 'Seats it adds up' },
  noLines: { id: 'admin.affiliate-statements.no-lines', defaultMessage: 'Nothing yet' },
  noLinesText: {
    id: 'admin.affiliate-statements.no-lines-text',
    defaultMessage: 'Seats come here a week after their ride.',
  },
  travelDate: { id: 'admin.affiliate-statements.travel-date', defaultMessage: 'Day of travel' },
  ride: { id: 'admin.affiliate-statements.ride', defaultMessage: 'Ride' },
  kind: { id: 'admin.affiliate-statements.kind', defaultMessage: 'What it is' },
  earned: { id: 'admin.affiliate-statements.earned', defaultMessage: 'Approved' },
  reversed: { id: 'admin.affiliate-statements.reversed', defaultMessage: 'Taken back: the seat was given back' },
  at: { id: 'admin.affiliate-statements.at', defaultMessage: 'Stated on' },
});
