import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { localStamp } from '../../session/time/local-stamp.js';
import { doorName } from '../../session/door-words.js';
import { actorText } from '../../features/timeline/actor-name.js';
import { changeTitle } from '../../features/timeline/change-title.js';
import { byLanguage } from '../../features/timeline/by-language.js';
import { currencyOf, valueText } from '../../features/timeline/change-value.js';
import { actionWords } from '../../features/timeline/change-words.js';
import { spokenField } from '../../features/timeline/field-words.js';
import type { Change_EntryFragment } from '../../features/timeline/timeline.generated.js';
import { words } from './words.js';

/** One line for each change; its fields stand together in the last column. */
export const auditColumns = (intl: IntlShape): ListColumn<Change_EntryFragment>[] => [
  { key: 'when', title: intl.formatMessage(words.when), text: ({ at }) => localStamp(at) },
  { key: 'record', title: intl.formatMessage(words.entity), text: (entry) => changeTitle(intl, entry) },
  {
    key: 'action',
    title: intl.formatMessage(words.action),
    text: ({ action }) => intl.formatMessage(actionWords[action]),
  },
  { key: 'who', title: intl.formatMessage(words.who), text: ({ actor }) => actorText(intl, actor) },
  { key: 'door', title: intl.formatMessage(words.door), text: ({ channel }) => doorName(intl, channel) },
  { key: 'address', title: intl.formatMessage(words.address), text: ({ ip }) => ip ?? '' },
  { key: 'request', title: intl.formatMessage(words.request), text: ({ requestId }) => requestId },
  {
    key: 'changes',
    title: intl.formatMessage(words.changes),
    text: ({ changes }) => {
      const currency = currencyOf(changes);
      return byLanguage(changes)
        .map(({ field, language, before, after }) => {
          const sides = [before, after]
            .filter((side) => side !== null)
            .map((side) => valueText(intl, side, { field, currency }) ?? '–');
          return `${spokenField(intl, { field, language })}: ${sides.join(' → ')}`;
        })
        .join('\n');
    },
  },
];
