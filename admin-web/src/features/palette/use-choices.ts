import { useState } from 'react';
import { useIntl } from 'react-intl';
import { inOrder, matching } from './match.rules.js';
import { GROUPS, type PaletteGroup, type PaletteItem, type Place, type Source } from './palette-item.js';
import type { ItemGroup } from './PaletteOptions.js';
import { keepRecent, readRecent } from './recent.js';
import { useFind } from './use-find.js';

/** Of one group, once something is typed: more are found by another word. */
const MOST_OF_A_GROUP = 6;

/** Groups in the order of their first items; everything of them while nothing is typed. */
function grouped(items: readonly PaletteItem[], most: number): ItemGroup[] {
  const groups = Map.groupBy(items, ({ group }) => group.id);
  return [...groups.values()].map((some) => ({ group: some[0]!.group, items: some.slice(0, most) }));
}

/** The kinds of records that somebody looks after, and where they are found. */
export interface RecordKinds {
  readonly groups: readonly PaletteGroup[];
  readonly source: Source;
}

/** What may be chosen for what is typed, and which of it Enter takes. */
export function useChoices(userId: string, items: readonly PaletteItem[], records: RecordKinds) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [kept] = useState(() => readRecent(userId));
  const find = useFind(text, records.source);
  const kinds = new Map([...Object.values<PaletteGroup>(GROUPS), ...records.groups].map((group) => [group.id, group]));

  /** As it is called now, in the language of now; what he may no longer open is left out. */
  const recent = kept.flatMap(({ id, title, to, from }): Place[] => {
    const known = items.find((item) => item.id === id);
    const group = kinds.get(from);
    if (group === undefined || (known === undefined && (group === GROUPS.go || group === GROUPS.do))) return [];
    const detail = group === GROUPS.go ? undefined : intl.formatMessage(group.words);
    return [{ id: `recent-${id}`, group: GROUPS.recent, title: known?.title ?? title, detail, to }];
  });
  const isBlank = text.trim() === '';
  const shown = isBlank ? [...recent, ...matching(items, '')] : inOrder(matching(items, text), find.places, text);
  const groups = grouped(shown, isBlank ? Infinity : MOST_OF_A_GROUP);
  const flat = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    flat.findIndex(({ id }) => id === activeId),
  );

  return {
    text,
    type: (next: string) => {
      setText(next);
      setActiveId(undefined);
    },
    groups,
    active: flat[at],
    step: (by: 1 | -1) => setActiveId(flat[(at + by + flat.length) % flat.length]?.id),
    pick: ({ id }: PaletteItem) => setActiveId(id),
    /** A place that is opened comes first the next time. */
    remember: (place: Place) => {
      const before = kept.find(({ id }) => `recent-${id}` === place.id);
      keepRecent(userId, before === undefined ? place : { ...place, ...before, group: kinds.get(before.from)! });
    },
    find,
  };
}
