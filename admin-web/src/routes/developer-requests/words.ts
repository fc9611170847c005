import { defineMessages, type NoMessageValues } from 'react-intl';
import type { DeveloperRequestState } from './developer-requests.generated.js';

export const stateWords = defineMessages<Record<DeveloperRequestState, NoMessageValues>>({
  WAITING: { id: 'admin.developer.waiting', defaultMessage: 'waiting' },
  APPROVED: { id: 'admin.developer.approved', defaultMessage: 'approved' },
  REFUSED: { id: 'admin.developer.refused', defaultMessage: 'refused' },
});

export const words = defineMessages<{
  title: NoMessageValues;
  total: { count: number; shown: string };
  state: NoMessageValues;
  viewAll: NoMessageValues;
  viewWaiting: NoMessageValues;
  viewApproved: NoMessageValues;
  viewRefused: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  name: NoMessageValues;
  company: NoMessageValues;
  email: NoMessageValues;
  website: NoMessageValues;
  purpose: NoMessageValues;
  country: NoMessageValues;
  asked: NoMessageValues;
  decided: NoMessageValues;
  decidedBy: NoMessageValues;
  note: NoMessageValues;
  noteHint: NoMessageValues;
  account: NoMessageValues;
  openAccount: NoMessageValues;
  about: NoMessageValues;
  approve: NoMessageValues;
  refuse: NoMessageValues;
  noteMissing: NoMessageValues;
  failed: NoMessageValues;
  doneApproved: { name: string };
  doneRefused: { name: string };
}>({
  title: { id: 'admin.developer.title', defaultMessage: 'Developer requests' },
  total: {
    id: 'admin.developer.total',
    defaultMessage: '{count, plural, one {{shown} request} other {{shown} requests}}',
  },
  state: { id: 'admin.developer.state', defaultMessage: 'State' },
  viewAll: { id: 'admin.developer.view-all', defaultMessage: 'All' },
  viewWaiting: { id: 'admin.developer.view-waiting', defaultMessage: 'Waiting' },
  viewApproved: { id: 'admin.developer.view-approved', defaultMessage: 'Approved' },
  viewRefused: { id: 'admin.developer.view-refused', defaultMessage: 'Refused' },
  none: { id: 'admin.developer.none', defaultMessage: 'Nobody has asked yet' },
  noneText: {
    id: 'admin.developer.none-text',
    defaultMessage: 'Developers ask on the page “Developers” of the site; you are told by mail.',
  },
  name: { id: 'admin.developer.name', defaultMessage: 'Name' },
  company: { id: 'admin.developer.company', defaultMessage: 'Company' },
  email: { id: 'admin.developer.email', defaultMessage: 'E-mail' },
  website: { id: 'admin.developer.website', defaultMessage: 'Website' },
  purpose: { id: 'admin.developer.purpose', defaultMessage: 'What for' },
  country: { id: 'admin.developer.country', defaultMessage: 'Country' },
  asked: { id: 'admin.developer.asked', defaultMessage: 'Asked' },
  decided: { id: 'admin.developer.decided', defaultMessage: 'Decided' },
  decidedBy: { id: 'admin.developer.decided-by', defaultMessage: 'Decided by' },
  note: { id: 'admin.developer.note', defaultMessage: 'Note' },
  noteHint: { id: 'admin.developer.note-hint', defaultMessage: 'Stands in the mail to the person who asked.' },
  account: { id: 'admin.developer.account', defaultMessage: 'Account' },
  openAccount: { id: 'admin.developer.open-account', defaultMessage: 'Open the account' },
  about: {
    id: 'admin.developer.about',
    defaultMessage: 'Approving makes the person a partner, who makes keys for the sandbox and for live sales himself.',
  },
  approve: { id: 'admin.developer.approve', defaultMessage: 'Approve' },
  refuse: { id: 'admin.developer.refuse', defaultMessage: 'Refuse' },
  noteMissing: { id: 'admin.developer.note-missing', defaultMessage: 'Say why you refuse.' },
  failed: { id: 'admin.developer.failed', defaultMessage: 'The decision could not be sent. Please try again.' },
  doneApproved: {
    id: 'admin.developer.done-approved',
    defaultMessage: '{name} is a partner now and was told by mail.',
  },
  doneRefused: { id: 'admin.developer.done-refused', defaultMessage: '{name} was told by mail.' },
});
