import type { ChosenColumns } from '../list-address.js';

/** What is known of a column to put it into sets. */
export interface PresetColumn {
  readonly key: string;
  /** Not seen unless somebody asks for it. */
  readonly optional?: boolean | undefined;
  /** Seen in the compact set. */
  readonly brief?: boolean | undefined;
}

/** A set of columns that a list declares beside those that every list has. */
export interface ColumnPreset {
  readonly id: string;
  readonly label: string;
  /** Their keys; the first column of a list is always seen. */
  readonly columns: readonly string[];
}

/** Sets that a list has by itself. */
export type OwnPreset = 'usual' | 'compact' | 'all';

export interface ArrangedPreset<Id extends string = string> {
  readonly id: Id;
  /** What the address says of it. */
  readonly chosen: Required<Pick<ChosenColumns, 'hide' | 'show'>>;
}

/** Beside what names the row: so many, and the last, which says how it stands. */
const BRIEF = 2;

const arranged = (columns: readonly PresetColumn[], isSeen: (column: PresetColumn, index: number) => boolean) => ({
  hide: columns.filter((column, index) => column.optional !== true && !isSeen(column, index)).map(({ key }) => key),
  show: columns.filter((column, index) => column.optional === true && isSeen(column, index)).map(({ key }) => key),
});

/** Of the columns that are seen by themselves. */
function briefOf(columns: readonly PresetColumn[]): ReadonlySet<string> {
  const usual = columns.filter(({ optional }) => optional !== true);
  const said = usual.filter(({ brief }) => brief === true);
  const chosen = said.length > 0 ? said : [...usual.slice(0, BRIEF), ...usual.slice(-1)];
  return new Set(chosen.map(({ key }) => key));
}

/**
 * Sets of the columns of a list, one press each. `columns` are all but the first, which always stays. Those that every
 * list has: the usual ones; the compact set, where it leaves something out; all of them, where some are not seen by
 * themselves. Then those that the list declares.
 */
export function presetsOf(
  columns: readonly PresetColumn[],
  declared: readonly ColumnPreset[] = [],
): readonly ArrangedPreset[] {
  const brief = briefOf(columns);
  const usual = arranged(columns, ({ optional }) => optional !== true);
  const compact = arranged(columns, ({ key }) => brief.has(key));
  const all = arranged(columns, () => true);
  const own: readonly ArrangedPreset<OwnPreset>[] = [
    { id: 'usual', chosen: usual },
    ...(compact.hide.length > 0 ? [{ id: 'compact' as const, chosen: compact }] : []),
    ...(all.show.length > 0 ? [{ id: 'all' as const, chosen: all }] : []),
  ];
  return [
    ...own,
    ...declared.map(({ id, columns: keys }) => ({ id, chosen: arranged(columns, ({ key }) => keys.includes(key)) })),
  ];
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((key) => other.includes(key));

/** Which of them an address says; undefined where its reader chose others. */
export const presetOf = (
  presets: readonly ArrangedPreset[],
  { hidden, shown }: { readonly hidden: readonly string[]; readonly shown: readonly string[] },
): string | undefined =>
  presets.find(({ chosen }) => isSameSet(chosen.hide, hidden) && isSameSet(chosen.show, shown))?.id;
