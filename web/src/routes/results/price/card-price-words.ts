import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  loading: NoMessageValues;
  failed: NoMessageValues;
  again: NoMessageValues;
  gone: NoMessageValues;
  total: NoMessageValues;
  later: NoMessageValues;
  byMethod: { method: string; how: string };
  noFee: NoMessageValues;
  code: NoMessageValues;
  better: NoMessageValues;
}>({
  loading: { id: 'price-made.card.loading', defaultMessage: 'Looking up how this price is made' },
  failed: { id: 'price-made.card.failed', defaultMessage: 'How this price is made could not be loaded.' },
  again: { id: 'price-made.card.again', defaultMessage: 'Try again' },
  gone: {
    id: 'price-made.card.gone',
    defaultMessage: 'This journey has no price any more. Load the page again for those that have.',
  },
  total: { id: 'price-made.card.total', defaultMessage: 'Total' },
  later: { id: 'price-made.card.later', defaultMessage: 'What may still change it' },
  byMethod: { id: 'price-made.card.by-method', defaultMessage: 'Transaction fee by {method}: {how}' },
  noFee: { id: 'price-made.card.no-fee', defaultMessage: 'none' },
  code: { id: 'price-made.card.code', defaultMessage: 'An offer code comes off at the payment.' },
  better: { id: 'price-made.card.better', defaultMessage: 'Some seats cost more; each says so when you choose.' },
});
