import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { rowsOfText, textOfRows } from '../../../features/clipboard/clipboard.js';
import { A_DIGIT } from '../../../features/form/plain-digits.js';
import { at, boxOf, moved, type Place, placesIn, type Selection, tabbed } from './selection.js';

export interface MatrixHands {
  readonly size: number;
  textAt: (place: Place) => string;
  /** Says texts at places; where nobody rides, within a zone of one stop, they are left out. */
  say: (texts: readonly { place: Place; text: string }[]) => void;
  undo: () => void;
}

/** Begins an edit. */
const BEGINNING = new RegExp(`^(${A_DIGIT}|[.,-])$`);

/**
 * What the keyboard and the clipboard do to a matrix. `typed`: what is being edited; undefined while
 * nothing is. `beyond`: how many cells of what was pasted last found no place.
 */
export function useMatrixKeys({ size, textAt, ...hands }: MatrixHands) {
  const [selection, select] = useState<Selection>(at({ row: 0, column: Math.min(1, size - 1) }));
  const [typed, setTyped] = useState<string>();
  const [beyond, setBeyond] = useState(0);
  const { focus } = selection;
  const say: MatrixHands['say'] = (texts) => {
    setBeyond(0);
    hands.say(texts);
  };
  const undo = () => {
    setBeyond(0);
    hands.undo();
  };
  const keep = () => {
    if (typed !== undefined) say([{ place: focus, text: typed }]);
    setTyped(undefined);
  };
  const go = (next: Selection | undefined) => {
    keep();
    if (next !== undefined) select(next);
  };
  const fill = (from: (place: Place) => Place) => {
    const places = placesIn(boxOf(selection));
    say(places.map((place) => ({ place, text: textAt(from(place)) })));
  };
  const fillDown = () => fill(({ column }) => ({ row: boxOf(selection).top, column }));
  const fillRight = () => fill(({ row }) => ({ row, column: boxOf(selection).left }));
  const clear = () => say(placesIn(boxOf(selection)).map((place) => ({ place, text: '' })));
  const withControl: Readonly<Record<string, () => void>> = { z: undo, d: fillDown, r: fillRight };

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const done = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (key === 'Tab') {
      const next = tabbed(selection, shiftKey, size);
      return next === undefined ? keep() : done(() => go(next));
    }
    if (typed !== undefined) {
      if (key === 'Escape') done(() => setTyped(undefined));
      if (key === 'Enter') done(() => go(moved(selection, shiftKey ? 'ArrowUp' : 'ArrowDown', false, size)));
      return undefined;
    }
    if (event.ctrlKey || event.metaKey) {
      const work = withControl[key.toLowerCase()];
      return work && done(work);
    }
    const next = moved(selection, key, shiftKey, size);
    if (next !== undefined) return done(() => select(next));
    if (key === 'Enter' || key === 'F2') return done(() => setTyped(textAt(focus)));
    if (key === 'Delete' || key === 'Backspace') return done(clear);
    return BEGINNING.test(key) ? done(() => setTyped(key)) : undefined;
  }

  function onCopy(event: ClipboardEvent) {
    if (typed !== undefined) return;
    const { top, bottom, left, right } = boxOf(selection);
    const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (__, column) => textAt({ row: top + row, column: left + column })),
    );
    event.clipboardData.setData('text/plain', textOfRows(rows));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    if (typed !== undefined) return;
    event.preventDefault();
    const rows = rowsOfText(event.clipboardData.getData('text'));
    const { top, left } = boxOf(selection);
    const texts = rows.flatMap((row, down) =>
      row.map((text, right) => ({ place: { row: top + down, column: left + right }, text })),
    );
    const isWithin = ({ place }: { place: Place }): boolean => place.row < size && place.column < size;
    const within = texts.filter(isWithin);
    say(within);
    setBeyond(texts.filter((one) => one.text !== '' && !isWithin(one)).length);
    const last = within.at(-1)?.place;
    if (last !== undefined) select({ anchor: { row: top, column: left }, focus: last });
  }
  const tools = { undo, fillDown, fillRight, clear };
  return { selection, select, typed, setTyped, keep, beyond, onKeyDown, onCopy, onPaste, ...tools };
}
