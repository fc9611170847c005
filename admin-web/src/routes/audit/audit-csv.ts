import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import type { LoadPage } from '../../features/list/list-csv.js';
import { localStamp } from '../../session/local-stamp.js';
import { doorName } from '../../session/door-words.js';
import { actorText } from '../../features/timeline/actor-name.js';
import { changeTitle } from '../../features/timeline/change-title.js';
import { valueText } from '../../features/timeline/change-value.js';
import { actionWords } from '../../features/timeline/change-words.js';
import { fieldName } from '../../features/timeline/field-words.js';
import type { Change_EntryFragment } from '../../features/timeline/timeline.generated.js';
import { words } from './words.js';

/** A file of more would neither open in a spreadsheet nor come soon. */
export const MOST_IN_FILE = 10_000;

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
    text: ({ changes }) =>
      changes
        .map(({ field, before, after }) => {
          const sides = [before, after].filter((side) => side !== null).map((side) => valueText(intl, side) ?? '–');
          return `${fieldName(intl, field)}: ${sides.join(' → ')}`;
        })
        .join('\n'),
  },
];

export interface AuditPart {
  entries: readonly Change_EntryFragment[];
  next: string | null;
}

/**
 * Entries one page after the other, as a list that has numbers for its pages asks for them: those of the audit are
 * found by where the one before ended. `onCut` when there are more than a file takes.
 */
export function loadAudit(
  ask: (before: string | null, first: number) => Promise<AuditPart | undefined>,
  onCut: () => void,
): LoadPage<Change_EntryFragment> {
  let before: string | null = null;
  return async (page, pageSize) => {
    if (page === 1) before = null;
    const part = await ask(before, pageSize);
    if (part === undefined) return undefined;
    const seen = (page - 1) * pageSize + part.entries.length;
    const isCut = part.next !== null && seen >= MOST_IN_FILE;
    if (isCut) onCut();
    before = part.next;
    return { rows: part.entries, total: part.next === null || isCut ? seen : Infinity };
  };
}
