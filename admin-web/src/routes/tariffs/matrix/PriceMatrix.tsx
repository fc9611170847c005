import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { words } from '../words.js';
import { MatrixRow } from './MatrixRow.js';
import './price-matrix.css';
import { at, boxOf, type Place } from './selection.js';
import type { useMatrixKeys } from './use-matrix-keys.js';

export interface PriceMatrixProps {
  label: string;
  zones: readonly { id: string; name: string; stopCount: number }[];
  textAt: (place: Place) => string;
  markAt: (place: Place) => string;
  hands: ReturnType<typeof useMatrixKeys>;
}

const placeOf = ({ target }: MouseEvent): Place | undefined => {
  const cell = (target as Element).closest<HTMLElement>('td[data-row]');
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
};

/** Prices from each zone to each: a table that is walked and filled as a spreadsheet is. */
export function PriceMatrix({ label, zones, textAt, markAt, hands }: PriceMatrixProps) {
  const intl = useIntl();
  const table = useRef<HTMLTableElement>(null);
  const { selection, select, typed, setTyped, keep, onKeyDown, onCopy, onPaste } = hands;
  const { focus } = selection;
  const isEditing = typed !== undefined;
  const box = boxOf(selection);
  const labelOf = useCallback(
    (row: number, column: number) =>
      intl.formatMessage(words.cell, { from: zones[row]!.name, to: zones[column]!.name }),
    [intl, zones],
  );
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>(
      `td[data-row="${focus.row}"][data-column="${focus.column}"]`,
    );
    // Only who is in the matrix already is led on in it.
    if (cell && table.current?.contains(document.activeElement)) (cell.querySelector('input') ?? cell).focus();
  }, [focus.row, focus.column, isEditing]);
  function choose(event: MouseEvent) {
    const place = placeOf(event);
    if (place === undefined || (event.target as Element).tagName === 'INPUT') return;
    keep();
    select(event.shiftKey ? { anchor: selection.anchor, focus: place } : at(place));
    (event.target as Element).closest('td')?.focus();
  }
  return (
    <div className="price-matrix">
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable
        onMouseDown={choose}
        onDoubleClick={(event) => {
          const place = placeOf(event);
          if (place !== undefined) setTyped(textAt(place));
        }}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
      >
        <thead>
          <tr role="row">
            <th scope="col">{intl.formatMessage(words.fromTo)}</th>
            {zones.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map(({ id, name, stopCount }, row) => {
            const isIn = row >= box.top && row <= box.bottom;
            const isHere = focus.row === row;
            return (
              <MatrixRow
                key={id}
                row={row}
                name={name}
                isOneStop={stopCount < 2}
                texts={zones.map((_, column) => textAt({ row, column }))}
                marks={zones.map((_, column) => markAt({ row, column }))}
                left={isIn ? box.left : -1}
                right={isIn ? box.right : -2}
                focus={isHere ? focus.column : -1}
                isEditing={isHere && isEditing}
                typed={isHere ? (typed ?? '') : ''}
                label={labelOf}
                onType={setTyped}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
