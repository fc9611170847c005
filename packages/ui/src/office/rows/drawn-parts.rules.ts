/** As many rows of a long list are drawn, or left out, together. */
export const PART = 25;

/** Lists of more rows than this draw what is near; shorter ones are drawn whole, and the browser finds words in them. */
export const WHOLE = 100;

/** Which part of a list a row belongs to. */
export const partOf = (row: number): number => Math.floor(row / PART);

export interface Parts {
  /** Where each begins, in pixels below the upper edge of the window; one more for where the last one ends. */
  edges: readonly number[];
  /** Height of the window. */
  screen: number;
  /** The part that has the focus. */
  focused?: number | undefined;
}

/**
 * The parts of a list that are drawn: those in sight, one screen before and behind them; the first one, where the keyboard
 * begins; and that with the focus and its neighbours, so that each step of the keyboard finds its row.
 */
export function drawnParts({ edges, screen, focused }: Parts): number[] {
  const isNear = (part: number) => edges[part + 1]! >= -screen && edges[part]! <= 2 * screen;
  const isAtFocus = (part: number) => focused !== undefined && Math.abs(part - focused) <= 1;
  return edges.slice(1).flatMap((_, part) => (part === 0 || isNear(part) || isAtFocus(part) ? [part] : []));
}

/** How high a part is that was never drawn: as high as its rows would be at the height of the others. */
export function roomOf(rows: number, drawn: readonly { rows: number; height: number }[]): number {
  const sum = drawn.reduce((all, { rows: more, height }) => ({ rows: all.rows + more, height: all.height + height }), {
    rows: 0,
    height: 0,
  });
  return sum.rows === 0 ? 0 : Math.round((sum.height / sum.rows) * rows);
}
