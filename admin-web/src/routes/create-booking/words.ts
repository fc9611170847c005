import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<{
  title: { from: string; to: string };
  ride: { date: string; time: PrimitiveType; from: string; to: string; operator: string };
  back: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  search: NoMessageValues;
  notOnSale: NoMessageValues;
  which: { date: string };
  sell: { count: number };
}>({
  title: { id: 'admin.sale.title', defaultMessage: 'Sell: {from} → {to}' },
  ride: { id: 'admin.sale.ride', defaultMessage: '{date} {time}, {from} → {to}, {operator}' },
  back: { id: 'admin.sale.back', defaultMessage: 'The journey' },
  unknown: { id: 'admin.sale.unknown', defaultMessage: 'Choose a departure first' },
  unknownText: {
    id: 'admin.sale.unknown-text',
    defaultMessage: 'The address names no departure that runs. Search for one and press Sell there.',
  },
  failed: { id: 'admin.sale.failed', defaultMessage: 'The departure could not be loaded' },
  search: { id: 'admin.sale.search', defaultMessage: 'Search departures' },
  which: { id: 'admin.sale.which', defaultMessage: 'Which departure of {date}?' },
  sell: { id: 'admin.journey.sell', defaultMessage: '{count, plural, one {Sell a seat} other {Sell # seats}}' },
  notOnSale: { id: 'admin.sale.not-on-sale', defaultMessage: 'This departure is not on sale' },
});
