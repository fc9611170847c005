import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of the prices that a feed says. */
export const priceWords = defineMessages<
  Record<
    'title' | 'about' | 'byOthers' | 'ask' | 'stop' | 'line' | 'became' | 'ASKED' | 'SAME' | 'MANY' | 'CURRENCY',
    NoMessageValues
  > & { done: { count: number; shown: string } }
>({
  title: { id: 'admin.gtfs-prices.title', defaultMessage: 'Prices of the feed' },
  about: {
    id: 'admin.gtfs-prices.about',
    defaultMessage:
      'A feed says one price of a ride: locals pay it, and foreigners where they pay no more today. Ask for them, and a second person decides line by line. Until then everything is sold as it is.',
  },
  byOthers: {
    id: 'admin.gtfs-prices.by-others',
    defaultMessage: 'The feed says prices. Somebody who may ask for prices of lines can ask for them here.',
  },
  ask: { id: 'admin.gtfs-prices.ask', defaultMessage: 'Ask for these prices' },
  stop: { id: 'admin.gtfs-prices.stop', defaultMessage: 'Stop' },
  done: {
    id: 'admin.gtfs-prices.done',
    defaultMessage: '{count, plural, one {One line is looked at.} other {{shown} lines are looked at.}}',
  },
  line: { id: 'admin.gtfs-prices.line', defaultMessage: 'Line' },
  became: { id: 'admin.gtfs-prices.became', defaultMessage: 'What became of it' },
  ASKED: { id: 'admin.gtfs-prices.asked', defaultMessage: 'Asked for; a second person decides.' },
  SAME: { id: 'admin.gtfs-prices.same', defaultMessage: 'As the feed says already.' },
  MANY: { id: 'admin.gtfs-prices.many', defaultMessage: 'It has more than 2,000 prices from stop to stop.' },
  CURRENCY: {
    id: 'admin.gtfs-prices.currency',
    defaultMessage: 'Some of its rides have a price in another currency that the feed says nothing of.',
  },
});
