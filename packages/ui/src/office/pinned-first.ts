/** What the place of a column depends on. */
interface Placeable {
  hidden?: boolean;
  action?: boolean;
  pinned?: boolean;
}

/** A column with where it stays in sight while the list scrolls sideways. */
export type Placed<Column> = Column & {
  side: 'left' | 'right' | undefined;
  /** Beside the first one: a narrow screen has no room for it there. */
  isExtra: boolean;
};

/**
 * The columns of a list as they stand: the first one seen says which row it is and stays in sight, the pinned ones
 * follow it and do the same; what is done with a row stays at the right.
 */
export function pinnedFirst<Column extends Placeable>(columns: readonly Column[]): Placed<Column>[] {
  const seen = columns.filter(({ hidden }) => hidden !== true);
  const [first, last] = [seen[0], seen.at(-1)];
  const placed = columns.map((column): Placed<Column> => {
    if (column === first) return { ...column, side: 'left', isExtra: false };
    if (column === last && column.action === true) return { ...column, side: 'right', isExtra: false };
    const isExtra = column.pinned === true && column.hidden !== true;
    return { ...column, side: isExtra ? 'left' : undefined, isExtra };
  });
  const rank = ({ side, isExtra }: Placed<Column>) => (side === 'left' && !isExtra ? 0 : isExtra ? 1 : 2);
  return placed.toSorted((a, b) => rank(a) - rank(b));
}
