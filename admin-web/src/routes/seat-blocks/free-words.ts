import { defineMessages, type NoMessageValues } from 'react-intl';

/** What is asked before several blocked seats are sold again at once. */
export const freeWords = defineMessages<
  Record<'free' | 'keep' | 'askText', NoMessageValues> & { ask: { count: number; shown: string } }
>({
  free: { id: 'admin.seat-blocks.free-chosen', defaultMessage: 'Free the seats' },
  keep: { id: 'admin.seat-blocks.keep-blocked', defaultMessage: 'Keep them blocked' },
  ask: {
    id: 'admin.seat-blocks.ask-free',
    defaultMessage: '{count, plural, one {Sell one seat again?} other {Sell {shown} seats again?}}',
  },
  askText: {
    id: 'admin.seat-blocks.ask-free-text',
    defaultMessage: 'From now on they can be bought on the departures they were kept from.',
  },
});
