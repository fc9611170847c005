import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<{
  yours: { from: string; to: string };
  theirs: { operator: string; from: string; to: string };
  until: { stamp: PrimitiveType };
  together: NoMessageValues;
  accept: NoMessageValues;
  refuse: NoMessageValues;
  refuseTitle: { from: string; to: string };
  reason: NoMessageValues;
  reasonHint: NoMessageValues;
  reasonMissing: NoMessageValues;
  refuseNow: NoMessageValues;
  back: NoMessageValues;
  accepted: NoMessageValues;
  refused: NoMessageValues;
}>({
  yours: { id: 'admin.decision.yours', defaultMessage: '{from} → {to} waits for your answer' },
  theirs: { id: 'admin.decision.theirs', defaultMessage: '{from} → {to} waits for {operator}' },
  until: {
    id: 'admin.decision.until',
    defaultMessage: 'Until {stamp}. Without an answer it is rejected and everything is paid back.',
  },
  together: {
    id: 'admin.decision.together',
    defaultMessage: 'Rides that connect are decided together: tickets are issued when all have been accepted.',
  },
  accept: { id: 'admin.decision.accept', defaultMessage: 'Accept' },
  refuse: { id: 'admin.decision.refuse', defaultMessage: 'Refuse' },
  refuseTitle: { id: 'admin.decision.refuse-title', defaultMessage: 'Refuse {from} → {to}?' },
  reason: { id: 'admin.decision.reason', defaultMessage: 'Why?' },
  reasonHint: { id: 'admin.decision.reason-hint', defaultMessage: 'The traveller reads it as you write it.' },
  reasonMissing: { id: 'admin.decision.reason-missing', defaultMessage: 'Write a reason.' },
  refuseNow: { id: 'admin.decision.refuse-now', defaultMessage: 'Refuse and pay everything back' },
  back: { id: 'admin.decision.back', defaultMessage: 'Not now' },
  accepted: { id: 'admin.decision.accepted', defaultMessage: 'Accepted' },
  refused: { id: 'admin.decision.refused', defaultMessage: 'Refused' },
});
