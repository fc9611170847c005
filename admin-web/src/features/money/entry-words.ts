import { defineMessages, type NoMessageValues } from 'react-intl';

/** Why something was entered in the ledger. */
export const entryWords = defineMessages<
  Record<
    | 'sale'
    | 'payment'
    | 'refund'
    | 'cancellation'
    | 'rejection'
    | 'exchange'
    | 'move'
    | 'overrule'
    | 'waiver'
    | 'adjustment'
    | 'settlement'
    | 'affiliate'
    | 'sent_back'
    | 'commission'
    | 'commission_back'
    | 'top_up'
    | 'credit_given_up'
    | 'write_off_undone'
    | 'custom_payment'
    | 'donation',
    NoMessageValues
  >
>({
  sale: { id: 'admin.entry.sale', defaultMessage: 'Sale' },
  payment: { id: 'admin.entry.payment', defaultMessage: 'Payment' },
  refund: { id: 'admin.entry.refund', defaultMessage: 'Refund' },
  cancellation: { id: 'admin.entry.cancellation', defaultMessage: 'Cancellation' },
  overrule: { id: 'admin.entry.overrule', defaultMessage: 'Beyond the terms' },
  waiver: { id: 'admin.entry.waiver', defaultMessage: 'Fee let go' },
  rejection: { id: 'admin.entry.rejection', defaultMessage: 'Rejection' },
  exchange: { id: 'admin.entry.exchange', defaultMessage: 'Exchange' },
  move: { id: 'admin.entry.move', defaultMessage: 'Move to another departure' },
  sent_back: { id: 'admin.entry.sent-back', defaultMessage: 'Sent back unaccepted' },
  commission: { id: 'admin.entry.commission', defaultMessage: 'Commission' },
  commission_back: { id: 'admin.entry.commission-back', defaultMessage: 'Commission given back' },
  write_off_undone: { id: 'admin.entry.write-off-undone', defaultMessage: 'Not let go after all' },
  credit_given_up: { id: 'admin.entry.credit-given-up', defaultMessage: 'Credit given up' },
  top_up: { id: 'admin.entry.top-up', defaultMessage: 'Top-up or correction' },
  custom_payment: { id: 'admin.entry.custom-payment', defaultMessage: 'Custom payment' },
  donation: { id: 'admin.entry.donation', defaultMessage: 'Donation' },
  adjustment: { id: 'admin.entry.adjustment', defaultMessage: 'Correction of a statement' },
  settlement: { id: 'admin.entry.settlement', defaultMessage: 'Statement paid' },
  affiliate: { id: 'admin.entry.affiliate', defaultMessage: 'Commission of an affiliate' },
});
