import type { IntlShape } from 'react-intl';
import { colleagueName } from '../features/booking-words/origin-words.js';
import type { ListColumn } from '../features/list/list-column.js';
import { timeColumn } from '../features/list/time-column.js';
import { askedWords } from '../features/overrule/asked-words.js';

interface Asked {
  readonly askedAt: string;
  readonly askedBy: { id: string; name: string | null };
}

/** When it was asked for and by whom, of whatever one person asks for and a second one decides. */
export const askedColumns = <Row extends Asked>(intl: IntlShape): ListColumn<Row>[] => [
  timeColumn({
    key: 'asked',
    title: intl.formatMessage(askedWords.asked),
    of: ({ askedAt }) => askedAt,
  }),
  {
    key: 'askedBy',
    title: intl.formatMessage(askedWords.askedBy),
    text: ({ askedBy }) => colleagueName(intl, askedBy),
  },
];
