import { useState } from 'react';
import {
  type Cell,
  type CellKind,
  changeSeats,
  copyRow,
  type Drawing,
  FIRST_PLACE,
  paint,
  type Place,
  resize,
  type Size,
} from './drawing.rules.js';
import { begin, changed, type History, redone, undone } from './history.rules.js';
import { numbered, type Numbering } from './numbering.rules.js';

/** Instead of a kind that is drawn. */
export const SELECT = 'SELECT';

/** A rectangle of cells: where it begins, and where one stands. */
export interface Selection {
  readonly anchor: Place;
  readonly focus: Place;
}

interface DrawingPlan {
  /** As the form keeps it. */
  value: string;
  drawing: Drawing;
  /** How seats are numbered until somebody says otherwise. */
  first: Numbering;
  onChange: (value: string) => void;
}

const within = ({ floors, rows, columns }: Size, { floor, row, column }: Place): Place => ({
  floor: Math.min(floor, floors),
  row: Math.min(row, rows),
  column: Math.min(column, columns),
});

/** A drawing under somebody's hands: what is selected, how seats are numbered, and the way back. */
export function useDrawing({ value, drawing, first, onChange }: DrawingPlan) {
  const [history, setHistory] = useState<History<string>>(() => begin(value));
  const [numbering, setNumbering] = useState(first);
  const [selected, setSelected] = useState<Selection>({ anchor: FIRST_PLACE, focus: FIRST_PLACE });
  // The form began again, or took a draft back.
  if (history.now !== value) setHistory(begin(value));
  const selection = { anchor: within(drawing, selected.anchor), focus: within(drawing, selected.focus) };

  function go(next: History<string>) {
    setHistory(next);
    onChange(next.now);
  }
  const change = (next: Drawing, stroke?: number, by = numbering) =>
    go(changed(history, JSON.stringify(numbered(next, by)), stroke));
  return {
    numbering,
    selection,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    select: (anchor: Place, focus: Place) => setSelected({ anchor, focus }),
    paint: (places: readonly Place[], kind: CellKind, stroke?: number) => change(paint(drawing, places, kind), stroke),
    resize: (size: Partial<Size>) => change(resize(drawing, size)),
    copyRow: () => change(copyRow(drawing, selection.focus.floor, selection.focus.row)),
    changeSeats: (places: readonly Place[], part: Partial<Cell>) => change(changeSeats(drawing, places, part)),
    setNumbering(by: Numbering) {
      setNumbering(by);
      change(drawing, undefined, by);
    },
    /** Written by hand: numbers stay from now on. Its letters are one change. */
    setNumber(place: Place, number: string) {
      setNumbering('KEEP');
      const index = ((place.floor - 1) * drawing.rows + place.row - 1) * drawing.columns + place.column - 1;
      go(changed(history, JSON.stringify(changeSeats(drawing, [place], { number })), -1 - index));
    },
  };
}
