import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { orderedBy } from '../../features/list/list-order.js';
import { timeColumn } from '../../features/list/time-column.js';
import { keptText } from './kept-text.js';
import { keptWords } from './kept-words.js';
import { partsText } from './parts-text.js';
import type { SeatBlocks_BlockFragment } from './seat-blocks.generated.js';
import { words } from './words.js';

type Block = SeatBlocks_BlockFragment;

export const blockColumns = (intl: IntlShape): readonly ListColumn<Block>[] => {
  const text = (word: (typeof words)['title']) => intl.formatMessage(word);
  return [
    {
      key: 'departure',
      title: text(words.departure),
      text: ({ date }) => date,
      noWrap: true,
      ...orderedBy('DEPARTURE'),
    },
    { key: 'route', title: text(words.route), text: ({ route }) => route, ...orderedBy('ROUTE') },
    { key: 'seat', title: text(words.seat), text: ({ seatNumber }) => seatNumber },
    { key: 'part', title: text(words.part), text: (block) => partsText(intl, block) },
    { key: 'kept', title: intl.formatMessage(keptWords.who), text: (block) => keptText(intl, block) },
    { key: 'reason', title: text(words.reason), text: ({ reason }) => reason, ...orderedBy('REASON') },
    {
      key: 'operator',
      title: text(words.operator),
      text: ({ operatorName }) => operatorName,
      ...orderedBy('OPERATOR_NAME'),
    },
    timeColumn<Block>({
      key: 'blockedAt',
      title: text(words.blockedAt),
      of: ({ blockedAt }) => blockedAt,
      ...orderedBy('BLOCKED_AT'),
    }),
  ];
};
