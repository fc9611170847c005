import { defineMessages, type NoMessageValues } from 'react-intl';

/** What opens a price; alone, for it stands on pages that fetch the rest when it is opened. */
export const titleWords = defineMessages<{ title: NoMessageValues }>({
  title: { id: 'price-made.title', defaultMessage: 'How this price is made' },
});
