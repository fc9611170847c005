import clsx from 'clsx';
import { memo } from 'react';

export interface MatrixRowProps {
  row: number;
  name: string;
  /** Of a zone of one stop: nobody rides within it. */
  isOneStop: boolean;
  texts: readonly string[];
  /** Of each cell: 'changed', 'wrong', or nothing. */
  marks: readonly string[];
  /** Columns that are selected, from–to; -1 where none is. */
  left: number;
  right: number;
  /** Where one stands; -1 in another row. */
  focus: number;
  isEditing: boolean;
  typed: string;
  label: (row: number, column: number) => string;
  onType: (text: string) => void;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at]);

/** One zone where one gets on. Drawn anew only where it is different: a matrix of forty zones has 1,600 cells. */
export const MatrixRow = memo(Row, (a, b) => {
  const rest = (['row', 'name', 'left', 'right', 'focus', 'isEditing', 'typed', 'label', 'isOneStop'] as const).every(
    (key) => a[key] === b[key],
  );
  return rest && same(a.texts, b.texts) && same(a.marks, b.marks);
});

function Row({ row, name, isOneStop, texts, marks, ...props }: MatrixRowProps) {
  const { left, right, focus, isEditing, typed, label, onType } = props;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name}
      </th>
      {texts.map((text, column) => (
        <td
          key={column}
          role="gridcell"
          data-row={row}
          data-column={column}
          tabIndex={column === focus ? 0 : -1}
          aria-selected={column >= left && column <= right}
          aria-label={`${label(row, column)}: ${text}`}
          aria-invalid={marks[column] === 'wrong'}
          aria-readonly={isOneStop && row === column}
          className={clsx('price-matrix__cell', marks[column] && `price-matrix__cell--${marks[column]}`)}
        >
          {isEditing && column === focus ? (
            <input
              className="price-matrix__input"
              aria-label={label(row, column)}
              inputMode="decimal"
              value={typed}
              onChange={({ currentTarget }) => onType(currentTarget.value)}
            />
          ) : (
            text
          )}
        </td>
      ))}
    </tr>
  );
}
