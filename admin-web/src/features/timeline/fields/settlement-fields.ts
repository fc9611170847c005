import { defineMessages } from 'react-intl';

/** What columns of operators' statements and the questions about them are called. */
export const settlementFields = defineMessages({
  answer: { id: 'admin.field.answer', defaultMessage: 'Answer' },
  answeredAt: { id: 'admin.field.answeredAt', defaultMessage: 'Answered' },
  answeredBy: { id: 'admin.field.answeredBy', defaultMessage: 'Answered by' },
  approvedAt: { id: 'admin.field.approvedAt', defaultMessage: 'Approved' },
  closedAt: { id: 'admin.field.closedAt', defaultMessage: 'Closed' },
  granted: { id: 'admin.field.granted', defaultMessage: 'Granted' },
  lineId: { id: 'admin.field.lineId', defaultMessage: 'Line of the statement' },
  openedAt: { id: 'admin.field.openedAt', defaultMessage: 'Asked' },
  openedBy: { id: 'admin.field.openedBy', defaultMessage: 'Asked by' },
  paidAt: { id: 'admin.field.paidAt', defaultMessage: 'Paid' },
  paidBy: { id: 'admin.field.paidBy', defaultMessage: 'Payment written down by' },
  payee: { id: 'admin.field.payee', defaultMessage: 'Statement with' },
  paymentReference: { id: 'admin.field.paymentReference', defaultMessage: 'Reference of the bank' },
  periodFrom: { id: 'admin.field.periodFrom', defaultMessage: 'First day' },
  periodTo: { id: 'admin.field.periodTo', defaultMessage: 'Last day' },
  proposedBy: { id: 'admin.field.proposedBy', defaultMessage: 'Grant asked for by' },
  proposedGranted: { id: 'admin.field.proposedGranted', defaultMessage: 'To be granted' },
  reconciledAt: { id: 'admin.field.reconciledAt', defaultMessage: 'Found at the bank' },
  reconciledBy: { id: 'admin.field.reconciledBy', defaultMessage: 'Found at the bank by' },
  settlementId: { id: 'admin.field.settlementId', defaultMessage: 'Statement' },
  side: { id: 'admin.field.side', defaultMessage: 'For' },
  userId: { id: 'admin.field.userId', defaultMessage: 'By' },
});
