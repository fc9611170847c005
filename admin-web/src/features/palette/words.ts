import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  placeholder: NoMessageValues;
  close: NoMessageValues;
  found: NoMessageValues;
  searching: NoMessageValues;
  count: { count: number };
  nothing: { text: string };
  failed: NoMessageValues;
  retry: NoMessageValues;
}>({
  title: { id: 'admin.palette.title', defaultMessage: 'Search and go anywhere' },
  placeholder: { id: 'admin.palette.placeholder', defaultMessage: 'Reference, telephone, e-mail, name or screen' },
  close: { id: 'admin.palette.close', defaultMessage: 'Close' },
  found: { id: 'admin.palette.found', defaultMessage: 'Found' },
  searching: { id: 'admin.palette.searching', defaultMessage: 'Searching…' },
  count: {
    id: 'admin.palette.count',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# choice} other {# choices}}',
  },
  nothing: {
    id: 'admin.palette.nothing',
    defaultMessage: 'Nothing found for “{text}”. Try a reference, a telephone number, an e-mail or a name.',
  },
  failed: { id: 'admin.palette.failed', defaultMessage: 'The search did not reach everything.' },
  retry: { id: 'admin.palette.retry', defaultMessage: 'Try again' },
});
