import { defineMessages, type NoMessageValues } from 'react-intl';

/** How far money is on its way back; the server's refund states. */
export const refundStateWords = defineMessages<
  Record<'created' | 'transit' | 'done' | 'failed' | 'canceled', NoMessageValues>
>({
  created: { id: 'admin.refund.created', defaultMessage: 'ordered' },
  transit: { id: 'admin.refund.transit', defaultMessage: 'on its way' },
  done: { id: 'admin.refund.done', defaultMessage: 'done' },
  failed: { id: 'admin.refund.failed', defaultMessage: 'refused by the provider' },
  canceled: { id: 'admin.refund.canceled', defaultMessage: 'called off' },
});

/** Why a provider sends nothing back. */
export const refundFailureWords = defineMessages<
  Record<'ACCOUNT_CLOSED' | 'NOT_REFUNDABLE' | 'OTHER', NoMessageValues>
>({
  ACCOUNT_CLOSED: { id: 'admin.refund-failure.ACCOUNT_CLOSED', defaultMessage: 'the account is closed' },
  NOT_REFUNDABLE: { id: 'admin.refund-failure.NOT_REFUNDABLE', defaultMessage: 'it cannot be sent back that way' },
  OTHER: { id: 'admin.refund-failure.OTHER', defaultMessage: 'the provider did not say why' },
});

/** Why money goes back. */
export const refundReasonWords = defineMessages<
  Record<
    | 'CANCELLED'
    | 'EXCHANGED'
    | 'REJECTED'
    | 'PAID_TOO_LATE'
    | 'PAID_AFTER_CANCELLATION'
    | 'OVERPAID'
    | 'BOARDING_UNDONE'
    | 'OVERRULED'
    | 'SENT_BACK',
    NoMessageValues
  >
>({
  CANCELLED: { id: 'admin.refund-reason.CANCELLED', defaultMessage: 'cancelled' },
  EXCHANGED: { id: 'admin.refund-reason.EXCHANGED', defaultMessage: 'left over from an exchange' },
  REJECTED: { id: 'admin.refund-reason.REJECTED', defaultMessage: 'rejected by the operator' },
  PAID_TOO_LATE: { id: 'admin.refund-reason.PAID_TOO_LATE', defaultMessage: 'paid after the hold was over' },
  PAID_AFTER_CANCELLATION: {
    id: 'admin.refund-reason.PAID_AFTER_CANCELLATION',
    defaultMessage: 'paid after the cancellation',
  },
  OVERRULED: { id: 'admin.refund-reason.OVERRULED', defaultMessage: 'fees, beyond the terms' },
  SENT_BACK: { id: 'admin.refund-reason.SENT_BACK', defaultMessage: 'arrived otherwise, not taken as paid' },
  OVERPAID: { id: 'admin.refund-reason.OVERPAID', defaultMessage: 'paid too much' },
  BOARDING_UNDONE: { id: 'admin.refund-reason.BOARDING_UNDONE', defaultMessage: 'boarding was undone' },
});

/** The accounts of the ledger; `party` is an operator's name or who took the money. */
export const accountWords = defineMessages<
  Record<
    | 'customer'
    | 'commission'
    | 'fees'
    | 'discounts'
    | 'rewards'
    | 'bank'
    | 'write_off'
    | 'uncollected'
    | 'custom_payments'
    | 'donations'
    | 'insurance'
    | 'breakage',
    NoMessageValues
  > &
    Record<
      | 'clearing'
      | 'operator_payable'
      | 'cash_in_hand'
      | 'agent_balance'
      | 'agent_commission'
      | 'wallet'
      | 'affiliate_commission'
      | 'affiliate_payable',
      { party: string }
    >
>({
  customer: { id: 'admin.account.customer', defaultMessage: 'Customer' },
  clearing: { id: 'admin.account.clearing', defaultMessage: 'Money received ({party})' },
  operator_payable: { id: 'admin.account.operator-payable', defaultMessage: 'Owed to {party}' },
  commission: { id: 'admin.account.commission', defaultMessage: 'Commission' },
  fees: { id: 'admin.account.fees', defaultMessage: 'Fees' },
  cash_in_hand: { id: 'admin.account.cash-in-hand', defaultMessage: 'Cash in hand ({party})' },
  agent_balance: { id: 'admin.account.agent-balance', defaultMessage: 'Balance of agency {party}' },
  agent_commission: { id: 'admin.account.agent-commission', defaultMessage: 'Commission of agency {party}' },
  wallet: { id: 'admin.account.wallet', defaultMessage: 'Wallet of account {party}' },
  discounts: { id: 'admin.account.discounts', defaultMessage: 'Discounts we bear' },
  rewards: { id: 'admin.account.rewards', defaultMessage: 'Points that paid fares' },
  bank: { id: 'admin.account.bank', defaultMessage: 'Our bank' },
  write_off: { id: 'admin.account.write-off', defaultMessage: 'Let go' },
  uncollected: { id: 'admin.account.uncollected', defaultMessage: 'Not collected of no-shows' },
  custom_payments: { id: 'admin.account.custom-payments', defaultMessage: 'Custom payments' },
  donations: { id: 'admin.account.donations', defaultMessage: 'Donations' },
  insurance: { id: 'admin.account.insurance', defaultMessage: 'Insurance' },
  affiliate_commission: { id: 'admin.account.affiliate-commission', defaultMessage: 'Commission of affiliate {party}' },
  affiliate_payable: { id: 'admin.account.affiliate-payable', defaultMessage: 'Owed to affiliate {party}' },
  breakage: { id: 'admin.account.breakage', defaultMessage: 'Credit that was given up' },
});

/** Who takes money: a provider's name in the ledger and in the timeline. */
export const providerWords = defineMessages<
  Record<'sandbox' | 'counter' | 'operator' | 'agency' | 'wallet' | 'platform', NoMessageValues>
>({
  sandbox: { id: 'admin.provider.sandbox', defaultMessage: 'built-in test provider' },
  counter: { id: 'admin.provider.counter', defaultMessage: 'counter' },
  operator: { id: 'admin.provider.operator', defaultMessage: 'operator' },
  agency: { id: 'admin.provider.agency', defaultMessage: 'agency' },
  wallet: { id: 'admin.provider.wallet', defaultMessage: 'wallet' },
  platform: { id: 'admin.provider.platform', defaultMessage: 'platform' },
});

/** Why an operator's answer is no. */
export const causeWords = defineMessages<Record<'REFUSED' | 'OVERDUE', NoMessageValues>>({
  REFUSED: { id: 'admin.cause.REFUSED', defaultMessage: 'the operator refused' },
  OVERDUE: { id: 'admin.cause.OVERDUE', defaultMessage: 'the operator did not answer in time' },
});

/** What is paid beside the fares. */
export const feeWords = defineMessages<
  Record<
    | 'transaction'
    | 'donation'
    | 'add_on'
    | 'add_on_back'
    | 'cancellation'
    | 'exchange'
    | 'exchange_kept'
    | 'refused'
    | 'overruled'
    | 'waived',
    NoMessageValues
  >
>({
  transaction: { id: 'admin.fee.transaction', defaultMessage: 'Transaction fee' },
  donation: { id: 'admin.fee.donation', defaultMessage: 'Donation' },
  add_on: { id: 'admin.fee.add-on', defaultMessage: 'Add-on' },
  add_on_back: { id: 'admin.fee.add-on-back', defaultMessage: 'Add-on given back' },
  cancellation: { id: 'admin.fee.cancellation', defaultMessage: 'Kept at the cancellation' },
  exchange: { id: 'admin.fee.exchange', defaultMessage: 'Change of departure' },
  exchange_kept: { id: 'admin.fee.exchange_kept', defaultMessage: 'Kept of a lower fare' },
  overruled: { id: 'admin.fee.overruled', defaultMessage: 'Given back beyond the terms' },
  waived: { id: 'admin.fee.waived', defaultMessage: 'Fee that nobody was left to collect' },
  refused: { id: 'admin.fee.refused', defaultMessage: 'Given back with a refused ride' },
});
