import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'approve'
    | 'approveTitle'
    | 'approveText'
    | 'approveSecond'
    | 'approveTwo'
    | 'approved'
    | 'agreed'
    | 'keep'
    | 'pay'
    | 'payTitle'
    | 'payText'
    | 'payReference'
    | 'payReferenceHint'
    | 'paid'
    | 'reconcile'
    | 'reconcileTitle'
    | 'reconcileText'
    | 'reconciled'
    | 'ask'
    | 'askTitle'
    | 'askText'
    | 'reason'
    | 'asked'
    | 'answer'
    | 'answerTitle'
    | 'answerField'
    | 'granted'
    | 'grantedHint'
    | 'answered'
    | 'secondGrants'
    | 'required',
    NoMessageValues
  > & { grantedAmount: { amount: string }; proposed: { amount: string } }
>({
  approve: { id: 'admin.settlement.approve', defaultMessage: 'Approve' },
  approveTitle: { id: 'admin.settlement.approve-title', defaultMessage: 'Approve this statement?' },
  approveText: {
    id: 'admin.settlement.approve-text',
    defaultMessage: 'Its lines are final. What turns out wrong later is corrected on a later statement.',
  },
  approveSecond: {
    id: 'admin.settlement.approve-second',
    defaultMessage: 'Without the operator’s own approval it takes two people of the platform.',
  },
  approveTwo: { id: 'admin.settlement.approve-two', defaultMessage: 'It takes two people of the platform.' },
  approved: { id: 'admin.settlement.approved', defaultMessage: 'The statement is approved.' },
  agreed: { id: 'admin.settlement.agreed', defaultMessage: 'You agree. A second person has to agree, too.' },
  keep: { id: 'admin.settlement.keep', defaultMessage: 'Not now' },
  pay: { id: 'admin.settlement.pay', defaultMessage: 'Write down the payment' },
  payTitle: { id: 'admin.settlement.pay-title', defaultMessage: 'The net payment went through the bank' },
  payText: {
    id: 'admin.settlement.pay-text',
    defaultMessage: 'Somebody else then looks for it on the bank’s own statement.',
  },
  payReference: { id: 'admin.settlement.pay-reference', defaultMessage: 'Reference of the bank' },
  payReferenceHint: { id: 'admin.settlement.pay-reference-hint', defaultMessage: 'As it stands on the transfer' },
  paid: { id: 'admin.settlement.paid', defaultMessage: 'The payment is written down.' },
  reconcile: { id: 'admin.settlement.reconcile', defaultMessage: 'Found at the bank' },
  reconcileTitle: {
    id: 'admin.settlement.reconcile-title',
    defaultMessage: 'Does the bank’s statement show this payment?',
  },
  reconcileText: {
    id: 'admin.settlement.reconcile-text',
    defaultMessage: 'With this the statement is over.',
  },
  reconciled: { id: 'admin.settlement.reconciled', defaultMessage: 'The statement is over.' },
  ask: { id: 'admin.settlement.ask', defaultMessage: 'Question' },
  askTitle: { id: 'admin.settlement.ask-title', defaultMessage: 'What is wrong with this line?' },
  askText: {
    id: 'admin.settlement.ask-text',
    defaultMessage: 'The statement waits until the platform has answered.',
  },
  reason: { id: 'admin.settlement.reason', defaultMessage: 'Your question' },
  asked: { id: 'admin.settlement.asked', defaultMessage: 'The platform is asked.' },
  answer: { id: 'admin.settlement.answer', defaultMessage: 'Answer' },
  answerTitle: { id: 'admin.settlement.answer-title', defaultMessage: 'Answer the question' },
  answerField: { id: 'admin.settlement.answer-field', defaultMessage: 'Your answer' },
  granted: { id: 'admin.settlement.granted', defaultMessage: 'Amount granted' },
  grantedHint: {
    id: 'admin.settlement.granted-hint',
    defaultMessage: '0 for none, 2.50 for more, -2.50 for less; it stands on the statement of this month.',
  },
  grantedAmount: { id: 'admin.settlement.granted-amount', defaultMessage: 'granted: {amount}' },
  answered: { id: 'admin.settlement.answered', defaultMessage: 'The question is answered.' },
  secondGrants: {
    id: 'admin.settlement.second-grants',
    defaultMessage: 'So much is granted that a second person has to answer with the same amount, too.',
  },
  proposed: {
    id: 'admin.settlement.proposed',
    defaultMessage: 'to be granted: {amount}; waits for a second person',
  },
  required: { id: 'admin.settlement.required', defaultMessage: 'Please write something here.' },
});
