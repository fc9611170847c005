import { defineMessages, type NoMessageValues } from 'react-intl';

/** What is said of versions that wait for a second person. */
export const requestWords = defineMessages<
  Record<
    | 'title'
    | 'none'
    | 'noneText'
    | 'stale'
    | 'staleText'
    | 'answer'
    | 'openPolicy'
    | 'fromDecision'
    | 'approve'
    | 'withdraw'
    | 'approved'
    | 'declined'
    | 'withdrawn',
    NoMessageValues
  > & { total: { count: number; shown: string } }
>({
  title: { id: 'admin.policy-requests.title', defaultMessage: 'Refund policies asked for' },
  total: {
    id: 'admin.policy-requests.total',
    defaultMessage: '{count, plural, one {{shown} request} other {{shown} requests}}',
  },
  none: { id: 'admin.policy-requests.none', defaultMessage: 'Nobody asks for a refund policy' },
  noneText: {
    id: 'admin.policy-requests.none-text',
    defaultMessage:
      'An operator’s admin asks for a version on the page of a refund policy, and a second person decides.',
  },
  stale: { id: 'admin.policy-requests.stale', defaultMessage: 'Another version was written since' },
  staleText: {
    id: 'admin.policy-requests.stale-text',
    defaultMessage:
      'This one can only be declined or taken back. Whoever wants it asks again, after looking at the newest.',
  },
  answer: { id: 'admin.policy-requests.answer', defaultMessage: 'Why it was declined' },
  openPolicy: { id: 'admin.policy-requests.open-policy', defaultMessage: 'Open what is sold now' },
  fromDecision: { id: 'admin.policy-requests.from-decision', defaultMessage: 'As soon as it is approved' },
  approve: { id: 'admin.policy-requests.approve', defaultMessage: 'Approve and sell with it' },
  withdraw: { id: 'admin.policy-requests.withdraw', defaultMessage: 'Take the request back' },
  approved: { id: 'admin.policy-requests.approved', defaultMessage: 'Approved. Who asked is told.' },
  declined: { id: 'admin.policy-requests.declined', defaultMessage: 'Declined. Who asked is told.' },
  withdrawn: { id: 'admin.policy-requests.withdrawn', defaultMessage: 'The request is taken back.' },
});
