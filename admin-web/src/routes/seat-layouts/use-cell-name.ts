import { useIntl } from 'react-intl';
import type { Cell, Place } from './drawing.rules.js';
import { editorWords, kindWords } from './words.js';

/** What a cell is called by a screen reader: its place, what it is, and all that is said of its seat. */
export function useCellName(sold: ReadonlySet<string>): (cell: Cell, place: Place) => string {
  const intl = useIntl();
  const said = ({ bookable, blocked, allowMale, allowFemale, number }: Cell): string[] => [
    intl.formatMessage(editorWords.seat, { number }),
    ...(bookable ? [] : [intl.formatMessage(editorWords.crew)]),
    ...(blocked ? [intl.formatMessage(editorWords.blocked)] : []),
    ...(allowMale ? [] : [intl.formatMessage(editorWords.womenOnly)]),
    ...(allowFemale ? [] : [intl.formatMessage(editorWords.menOnly)]),
    ...(sold.has(number) ? [intl.formatMessage(editorWords.sold)] : []),
  ];
  return (cell, { row, column }) => {
    const what = cell.kind === 'SEAT' ? said(cell).join(', ') : intl.formatMessage(kindWords[cell.kind]);
    return intl.formatMessage(editorWords.cell, { row, column, what });
  };
}
