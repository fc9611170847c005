import { defineMessages, type IntlShape } from 'react-intl';

const reasons = defineMessages({
  payment: { id: 'agency.reason.payment', defaultMessage: 'Sale' },
  refund: { id: 'agency.reason.refund', defaultMessage: 'Refund' },
  commission: { id: 'agency.reason.commission', defaultMessage: 'Commission' },
  commission_back: { id: 'agency.reason.commissionBack', defaultMessage: 'Commission given back' },
  top_up: { id: 'agency.reason.topUp', defaultMessage: 'Top-up or correction' },
  other: { id: 'agency.reason.other', defaultMessage: 'Movement' },
});

/** Why a balance moved, as the ledger says it, in words. */
export const reasonText = (intl: IntlShape, reason: string): string =>
  intl.formatMessage(Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reasons.other);
