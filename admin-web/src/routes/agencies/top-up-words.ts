import { defineMessages, type NoMessageValues } from 'react-intl';

/** What is said of movements of balances that wait for a second person. */
export const topUpWords = defineMessages<
  Record<'title' | 'agency' | 'none' | 'noneText', NoMessageValues> & { total: { count: number; shown: string } }
>({
  title: { id: 'admin.asked-top-ups.title', defaultMessage: 'Top-ups asked for' },
  total: {
    id: 'admin.asked-top-ups.total',
    defaultMessage: '{count, plural, one {{shown} request} other {{shown} requests}}',
  },
  agency: { id: 'admin.asked-top-ups.agency', defaultMessage: 'Agency' },
  none: { id: 'admin.asked-top-ups.none', defaultMessage: 'No top-up waits' },
  noneText: {
    id: 'admin.asked-top-ups.none-text',
    defaultMessage:
      'They are asked for on the page of an agency; a second person moves the balance there, by the same amount.',
  },
});
