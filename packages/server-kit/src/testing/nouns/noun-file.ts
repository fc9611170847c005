import { type CsvColumn, csvPieces, pagesOf } from '@naga/kernel/to-csv.js';
import { type Noun, saidFields } from '../../crud/noun.js';
import type { NounRow } from './noun-desk.js';

type Row = Readonly<Record<string, unknown>>;

const cellOf = (value: unknown, part: string): string => {
  if (Array.isArray(value)) return value.join(';');
  return String((part === '' ? value : (value as Row | null)?.[part.slice(1)]) ?? '');
};

/** What stands in the cells of fields that files say otherwise than the graph: amounts, moments. */
export type Written = Readonly<Record<string, (value: unknown, row: Row) => string>>;

/** The columns of the file that the back office offers to fill in (ImportFile). */
export const columnsOfFile = (noun: Noun, written: Written = {}): readonly CsvColumn<Row>[] => [
  { title: 'id', text: (row) => cellOf(row['id'], '') },
  ...saidFields(noun).flatMap(([name, { parts }]) =>
    parts.map((part) => ({
      title: `${name}${part}`,
      text: (row: Row) => written[name]?.(row[name], row) ?? cellOf(row[name], part),
    })),
  ),
];

/** The same as a spreadsheet of another country saves it, or one that is copied: other marks, decimal commas, an empty row and two empty columns at its ends. */
export function foreignFile(noun: Noun, rows: readonly Row[], mark: string, written?: Written): string {
  const columns = columnsOfFile(noun, written);
  const local = (cell: string): string => cell.replace(/^(-?\d+)\.(\d+)$/, '$1,$2');
  const quoted = (cell: string): string => `"${local(cell).replaceAll('"', '""')}"`;
  return [
    [...columns.map(({ title }) => title), '', ''],
    ...rows.map((row) => columns.map(({ text }) => quoted(text(row)))),
    columns.map(() => ''),
  ]
    .map((cells) => cells.join(mark))
    .join('\r\n');
}

/** A file of records; those without id are new ones. */
export async function nounFile(
  noun: Noun,
  rows: readonly (Partial<NounRow> | Row)[],
  written?: Written,
): Promise<string> {
  const pieces: string[] = [];
  for await (const { text } of csvPieces(columnsOfFile(noun, written), pagesOf<Row>(rows))) pieces.push(text);
  return pieces.join('');
}
