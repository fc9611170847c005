import { defineMessages, type NoMessageValues } from 'react-intl';

/** What opens a price, and is said until it is open: alone, for pages that fetch the rest when it is asked for. */
export const titleWords = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  failed: NoMessageValues;
  again: NoMessageValues;
}>({
  title: { id: 'price-made.title', defaultMessage: 'How this price is made' },
  loading: { id: 'price-made.loading', defaultMessage: 'Looking up how this price is made' },
  failed: { id: 'price-made.failed', defaultMessage: 'How this price is made could not be loaded.' },
  again: { id: 'price-made.again', defaultMessage: 'Try again' },
});
