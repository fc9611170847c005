import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  gone: NoMessageValues;
  total: NoMessageValues;
  later: NoMessageValues;
  byMethod: { method: string; how: string };
  noFee: NoMessageValues;
  code: NoMessageValues;
  better: NoMessageValues;
}>({
  gone: {
    id: 'price-made.journey.gone',
    defaultMessage: 'This journey has no price any more. Load the page again for those that have.',
  },
  total: { id: 'price-made.journey.total', defaultMessage: 'Total' },
  later: { id: 'price-made.journey.later', defaultMessage: 'What may still change it' },
  byMethod: { id: 'price-made.journey.by-method', defaultMessage: 'Transaction fee by {method}: {how}' },
  noFee: { id: 'price-made.journey.no-fee', defaultMessage: 'none' },
  code: { id: 'price-made.journey.code', defaultMessage: 'An offer code comes off at the payment.' },
  better: { id: 'price-made.journey.better', defaultMessage: 'Some seats cost more; each says so when you choose.' },
});
