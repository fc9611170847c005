import type { Cell } from './drawing.rules.js';
import classes from './layout.module.css';
import { LETTERS } from './grid-keys.rules.js';

/** What one sees of a cell: a seat's number with its marks, or the letter of what stands there. */
export function CellFace({ cell, isSold }: { cell: Cell; isSold: boolean }) {
  const { kind, number, blocked, allowMale, allowFemale } = cell;
  if (kind === 'EMPTY' || kind === 'AISLE') return null;
  if (kind !== 'SEAT') return <span aria-hidden="true">{LETTERS[kind]}</span>;
  const marks = [blocked && '×', !allowMale && '♀', !allowFemale && '♂', isSold && '●'].filter(Boolean).join('');
  return (
    <span aria-hidden="true" className={classes.seatFace}>
      {number}
      {marks !== '' && <small>{marks}</small>}
    </span>
  );
}
