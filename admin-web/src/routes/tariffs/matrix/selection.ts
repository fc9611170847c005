/** A cell by its row and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells from where it began to where one stands. */
export interface Selection {
  readonly anchor: Place;
  readonly focus: Place;
}

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const boxOf = ({ anchor, focus }: Selection): Box => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

/** Every place of a rectangle, row by row. */
export function placesIn({ top, bottom, left, right }: Box): Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column });
  return places;
}

export const at = (place: Place): Selection => ({ anchor: place, focus: place });

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads in a square of so many zones; undefined where it leads nowhere. Shift draws the selection along. */
export function moved(selection: Selection, key: string, isShift: boolean, size: number): Selection | undefined {
  const { focus } = selection;
  if (key === 'Home') return at({ ...focus, column: 0 });
  if (key === 'End') return at({ ...focus, column: size - 1 });
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const within = (index: number): number => Math.min(Math.max(index, 0), size - 1);
  const place = { row: within(focus.row + step[0]), column: within(focus.column + step[1]) };
  return isShift ? { ...selection, focus: place } : at(place);
}

/** The next cell for Tab, row by row; undefined behind the last, so that the key leaves the matrix. */
export function tabbed({ focus }: Selection, isBack: boolean, size: number): Selection | undefined {
  const index = focus.row * size + focus.column + (isBack ? -1 : 1);
  return index < 0 || index >= size * size ? undefined : at({ row: Math.floor(index / size), column: index % size });
}
