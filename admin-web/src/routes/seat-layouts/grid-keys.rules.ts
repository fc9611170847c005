import type { CellKind, Place, Size } from './drawing.rules.js';

/** Letters that paint. */
export const LETTERS: Readonly<Record<CellKind, string>> = {
  SEAT: 'S',
  AISLE: 'A',
  DOOR: 'D',
  DRIVER: 'R',
  TOILET: 'T',
  STAIRS: 'X',
  EMPTY: 'E',
};

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does on the grid. */
export type KeyAction =
  | { readonly does: 'move'; readonly to: Place; readonly extends: boolean }
  | { readonly does: 'paint'; readonly kind: CellKind | 'brush' }
  | { readonly does: 'all' | 'undo' | 'redo' };

const STEPS: Readonly<Record<string, readonly [side: keyof Place, size: keyof Size, step: number]>> = {
  ArrowUp: ['row', 'rows', -1],
  ArrowDown: ['row', 'rows', 1],
  ArrowLeft: ['column', 'columns', -1],
  ArrowRight: ['column', 'columns', 1],
  Home: ['column', 'columns', -Infinity],
  End: ['column', 'columns', Infinity],
  PageUp: ['floor', 'floors', -1],
  PageDown: ['floor', 'floors', 1],
};

const WITH_CONTROL: Readonly<Record<string, 'all' | 'undo' | 'redo'>> = { a: 'all', z: 'undo', y: 'redo' };

/** What a key does that is pressed on a place; undefined where it is the browser's. */
export function keyAction(press: KeyPress, at: Place, size: Size): KeyAction | undefined {
  const { key, shiftKey } = press;
  const letter = key.toLowerCase();
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) {
    const does = letter === 'z' && shiftKey ? 'redo' : WITH_CONTROL[letter];
    return does && { does };
  }
  const step = STEPS[key];
  if (step !== undefined) {
    const [side, limit, by] = step;
    const to = { ...at, [side]: Math.min(size[limit], Math.max(1, at[side] + by)) };
    // A range lies on one floor.
    return { does: 'move', to, extends: shiftKey && side !== 'floor' };
  }
  if (key === ' ') return { does: 'paint', kind: 'brush' };
  if (key === 'Delete' || key === 'Backspace') return { does: 'paint', kind: 'EMPTY' };
  const kind = (Object.keys(LETTERS) as CellKind[]).find((one) => LETTERS[one] === letter.toUpperCase());
  return kind && { does: 'paint', kind };
}
