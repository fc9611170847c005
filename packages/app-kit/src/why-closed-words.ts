import { defineMessages, type MessageDescriptor } from 'react-intl';
import { notOnSaleWords } from './not-on-sale-words.js';

const words = defineMessages({
  NO_PRICE: { id: 'app.noFare.noPrice', defaultMessage: 'The operator has not set a price yet.' },
  TWO_CURRENCIES: {
    id: 'app.noFare.twoCurrencies',
    defaultMessage:
      'Its rides are sold in different currencies, and one booking is paid in one. Search for each ride and book them one by one.',
  },
});

/** Why rides cannot be bought together (booking-flow's whyClosed), as a sentence. */
export const whyClosedWords = (reason: string): MessageDescriptor =>
  Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : notOnSaleWords(reason);
