import { defineMessages, type NoMessageValues } from 'react-intl';
import type { Tone } from '@naga/ui/tone.js';
import type { SettlementLineKind, SettlementState } from './settlements.generated.js';

/** States of a statement; keys are the values of the graph's enum. */
export const stateWords = defineMessages<Record<SettlementState, NoMessageValues>>({
  OPEN: { id: 'admin.settlement.OPEN', defaultMessage: 'open' },
  CLOSED: { id: 'admin.settlement.CLOSED', defaultMessage: 'to be approved' },
  DISPUTED: { id: 'admin.settlement.DISPUTED', defaultMessage: 'questioned' },
  APPROVED: { id: 'admin.settlement.APPROVED', defaultMessage: 'to be paid' },
  PAID: { id: 'admin.settlement.PAID', defaultMessage: 'paid' },
  RECONCILED: { id: 'admin.settlement.RECONCILED', defaultMessage: 'paid and found at the bank' },
});

export const stateTones: Record<SettlementState, Tone> = {
  OPEN: 'quiet',
  CLOSED: 'warn',
  DISPUTED: 'bad',
  APPROVED: 'warn',
  PAID: 'good',
  RECONCILED: 'good',
};

/** What a line is for; keys are the values of the graph's enum. */
export const kindWords = defineMessages<Record<SettlementLineKind, NoMessageValues>>({
  FARE: { id: 'admin.settlement.FARE', defaultMessage: 'Fare' },
  OPERATOR_DISCOUNT: { id: 'admin.settlement.OPERATOR_DISCOUNT', defaultMessage: 'Coupon paid by the operator' },
  COMMISSION: { id: 'admin.settlement.COMMISSION', defaultMessage: 'Commission' },
  ADD_ON: { id: 'admin.settlement.ADD_ON', defaultMessage: 'Add-ons' },
  CANCELLATION_FEE: {
    id: 'admin.settlement.CANCELLATION_FEE',
    defaultMessage: 'Kept of a cancellation or an exchange',
  },
  FAULT_REFUND: { id: 'admin.settlement.FAULT_REFUND', defaultMessage: 'Refund by the operator’s fault' },
  NOT_COLLECTED: { id: 'admin.settlement.NOT_COLLECTED', defaultMessage: 'No-show that nobody paid' },
  CASH_COLLECTED: { id: 'admin.settlement.CASH_COLLECTED', defaultMessage: 'Cash collected by the operator' },
  ADJUSTMENT: { id: 'admin.settlement.ADJUSTMENT', defaultMessage: 'Adjustment' },
  INSURANCE: { id: 'admin.settlement.INSURANCE', defaultMessage: 'Insurance' },
  DONATION: { id: 'admin.settlement.DONATION', defaultMessage: 'Donation' },
});
