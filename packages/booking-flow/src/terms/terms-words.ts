import { defineMessages, type NoMessageValues } from 'react-intl';

export const termsWords = defineMessages<{ title: NoMessageValues }>({
  title: { id: 'booking-flow.terms.title', defaultMessage: 'Terms of the tickets' },
});
