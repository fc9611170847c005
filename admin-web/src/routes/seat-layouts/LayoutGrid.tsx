import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CellFace } from './CellFace.js';
import { cellAt, type CellKind, type Drawing, type Place, placesBetween } from './drawing.rules.js';
import { keyAction } from './grid-keys.rules.js';
import classes from './layout.module.css';
import { type Selection, SELECT } from './use-drawing.js';
import { useCellName } from './use-cell-name.js';
import { editorWords } from './words.js';

export interface LayoutGridProps {
  drawing: Drawing;
  selection: Selection;
  brush: CellKind | typeof SELECT;
  sold: ReadonlySet<string>;
  describedBy: string;
  onSelect: (anchor: Place, focus: Place) => void;
  /** `stroke`: changes with the same one are taken back at once. */
  onPaint: (places: readonly Place[], kind: CellKind, stroke?: number) => void;
  onDo: (does: 'undo' | 'redo') => void;
}

const FIRST = { row: 1, column: 1 };
const keyOf = ({ floor, row, column }: Place): string => `${floor}/${row}/${column}`;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A grid for each floor: cells are selected and drawn by pointer and by keyboard, the Tab key stops once. */
export function LayoutGrid(props: LayoutGridProps) {
  const { drawing, selection, brush, sold, describedBy, onSelect, onPaint, onDo } = props;
  const { anchor, focus } = selection;
  const intl = useIntl();
  const nameOf = useCellName(sold);
  const floors = useRef<HTMLDivElement>(null);
  /** The keyboard has moved on: focus follows once it is drawn. */
  const follows = useRef(false);
  const stroke = useRef({ id: 0, isDown: false });
  const places = placesBetween(anchor, focus);
  const selected = new Set(places.map(keyOf));

  const at = keyOf(focus);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    floors.current?.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus();
  }, [at]);
  useEffect(() => {
    const lift = () => (stroke.current.isDown = false);
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    return () => {
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
    };
  }, []);

  function press(event: KeyboardEvent) {
    const action = keyAction(event, focus, drawing);
    if (action === undefined) return;
    // Nothing of the page answers to what the grid has taken.
    event.preventDefault();
    event.stopPropagation();
    if (action.does === 'move') {
      follows.current = true;
      onSelect(action.extends ? anchor : action.to, action.to);
    } else if (action.does === 'paint') {
      const wanted = action.kind === 'brush' ? brush : action.kind;
      onPaint(places, wanted === SELECT ? 'SEAT' : wanted);
    } else if (action.does === 'all') {
      const { floor } = focus;
      follows.current = true;
      onSelect({ ...FIRST, floor }, { floor, row: drawing.rows, column: drawing.columns });
    } else onDo(action.does);
  }
  function draw(place: Place, from: Place) {
    if (brush === SELECT) return onSelect(from, place);
    onSelect(place, place);
    onPaint([place], brush, stroke.current.id);
  }
  function down(event: PointerEvent<HTMLElement>, place: Place) {
    if (event.button > 0) return;
    // A finger keeps what it touched first, unless it is let go.
    if (event.currentTarget.hasPointerCapture?.(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    stroke.current = { id: stroke.current.id + 1, isDown: true };
    draw(place, event.shiftKey ? anchor : place);
  }
  const cell = (place: Place) => {
    const here = cellAt(drawing, place);
    return (
      <div
        key={place.column}
        role="gridcell"
        data-place={keyOf(place)}
        tabIndex={keyOf(place) === at ? 0 : -1}
        aria-selected={selected.has(keyOf(place))}
        aria-label={nameOf(here, place)}
        className={clsx(classes.cell, classes[here.kind], here.kind === 'SEAT' && !here.bookable && classes.crew)}
        onPointerDown={(event) => down(event, place)}
        onPointerEnter={() => stroke.current.isDown && draw(place, anchor)}
        onFocus={() => keyOf(place) !== at && !stroke.current.isDown && onSelect(place, place)}
      >
        <CellFace cell={here} isSold={sold.has(here.number)} />
      </div>
    );
  };
  return (
    <div className={classes.floors} ref={floors}>
      {upTo(drawing.floors).map((floor) => (
        <div key={floor} className={classes.floor}>
          <h3 id={`${describedBy}-floor-${floor}`}>{intl.formatMessage(editorWords.floor, { floor })}</h3>
          <p className={classes.front} aria-hidden="true">
            {intl.formatMessage(editorWords.front)}
          </p>
          <div
            role="grid"
            tabIndex={-1}
            aria-multiselectable="true"
            aria-labelledby={`${describedBy}-floor-${floor}`}
            aria-describedby={describedBy}
            className={classes.grid}
            onKeyDown={press}
          >
            {upTo(drawing.rows).map((row) => (
              <div key={row} role="row" className={classes.row}>
                {upTo(drawing.columns).map((column) => cell({ floor, row, column }))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
