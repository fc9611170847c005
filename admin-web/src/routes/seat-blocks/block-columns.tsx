import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { keptText } from './kept-text.js';
import { keptWords } from './kept-words.js';
import { partsText } from './parts-text.js';
import type { SeatBlocks_BlockFragment } from './seat-blocks.generated.js';
import { words } from './words.js';

type Block = SeatBlocks_BlockFragment;

/** Orders that the list can stand in, the usual one first. */
export const BLOCK_SORTS = ['DEPARTURE_SOONEST', 'DEPARTURE_LATEST', 'NEWEST', 'OLDEST'] as const;

export const blockColumns = (intl: IntlShape): readonly ListColumn<Block>[] => {
  const text = (word: (typeof words)['title']) => intl.formatMessage(word);
  return [
    {
      key: 'departure',
      title: text(words.departure),
      text: ({ date }) => date,
      noWrap: true,
      orders: ['DEPARTURE_SOONEST', 'DEPARTURE_LATEST'],
    },
    { key: 'route', title: text(words.route), text: ({ route }) => route },
    { key: 'seat', title: text(words.seat), text: ({ seatNumber }) => seatNumber },
    { key: 'part', title: text(words.part), text: (block) => partsText(intl, block) },
    { key: 'kept', title: intl.formatMessage(keptWords.who), text: (block) => keptText(intl, block) },
    { key: 'reason', title: text(words.reason), text: ({ reason }) => reason },
    { key: 'operator', title: text(words.operator), text: ({ operatorName }) => operatorName },
    timeColumn<Block>({
      key: 'blockedAt',
      title: text(words.blockedAt),
      of: ({ blockedAt }) => blockedAt,
      orders: ['OLDEST', 'NEWEST'],
    }),
  ];
};
