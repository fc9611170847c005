import fc from 'fast-check';
import type { Noun } from '../../crud/noun.js';
import type { RecordValues } from '../../crud/check-values.js';
import { headingsOf } from '../../crud/import-file.js';
import { columnsOfFile, type Written } from './noun-file.js';

/** Cells as nobody should type them: formulas, half characters, numbers beyond all columns, names of JavaScript's own. */
export const nasty = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '1', '2', '-1', '1;2', ';', '1;1', '999999999', '9223372036854775808', '1e9', '1.5', 'NaN'],
    ...['=1+1', '=cmd|"/c calc"!A1', '@SUM(A1)', '+855', "'=x", "''=x", '"', '""', 'a"b', "'; drop table amenity; --"],
    ...['\0', '\u0001', '\uFFFD', '\uD800', '\uFEFF', '\u202E', 'a\nb', 'a\r\nb', '\t', '%', '\\', '{}', '[]', 'null'],
    ...['yes', 'no', 'constructor', '__proto__', 'toString', 'BUS', 'bus', 'TOWN', 'KH', 'sample-1', 'Sample 1', 'S1'],
    ...[
      '2027-02-30',
      '2027-01-31',
      '2027-01-31 25:61',
      '0000-00-00',
      'EVERYBODY',
      'PERCENT',
      'USD',
      '-0',
      '5000',
      '5001',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ minLength: 300, maxLength: 400 }),
);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A noun whose files are written, with its nth record; the first two are there. */
export interface Filed {
  readonly noun: Noun;
  readonly sample: (n: number) => RecordValues;
  readonly written?: Written | undefined;
}

/** Columns as a noun has them, some left out, doubled or wrong, over anything at all. */
const anyTable = ({ noun }: Filed) =>
  fc
    .array(fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...headingsOf(noun)) }, nasty), {
      minLength: 1,
      maxLength: 8,
    })
    .chain((headings) => {
      const cells = fc.oneof(nasty, nasty.map(quoted));
      const line = fc.array(cells, { minLength: headings.length, maxLength: headings.length });
      return fc
        .array(line, { maxLength: 4 })
        .map((lines) => [headings, ...lines].map((row) => row.join(',')).join('\n'));
    });

/** The nth record of a noun as a line; below three of one that is there. */
const cellsOf = ({ noun, sample, written }: Filed, n: number): string[] =>
  columnsOfFile(noun, written).map(({ text }) => text(sample(n)));

/** A good file of a few records in which a few cells are anything: a record twice, the key of another, its own id. */
const almostGood = (filed: Filed) =>
  fc
    .record({
      of: fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }),
      harms: fc.array(fc.record({ row: fc.nat(3), column: fc.nat(40), cell: nasty }), { maxLength: 2 }),
      left: fc.nat(60),
      ends: fc.constantFrom('\r\n', '\n', '\r'),
    })
    .map(({ of, harms, left, ends }) => {
      const headings = headingsOf(filed.noun);
      const table = of.map((n) => cellsOf(filed, n));
      for (const { row, column, cell } of harms) table[row % table.length]![column % headings.length] = cell;
      const lines = [headings, ...table.map((cells) => cells.map(quoted))];
      return lines.map((cells) => cells.filter((_, at) => at !== left).join(',')).join(ends);
    });

/** Bytes that are no text, and a good file cut anywhere or with other bytes in it. */
const garbage = (filed: Filed) =>
  fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('utf8')),
    fc.tuple(almostGood(filed), fc.nat(400)).map(([file, at]) => file.slice(0, at)),
    fc.tuple(almostGood(filed), fc.nat(400), fc.uint8Array({ minLength: 1, maxLength: 8 })).map(([file, at, bytes]) => {
      const all = Buffer.from(file);
      all.set(bytes.subarray(0, Math.max(0, all.length - at)), Math.min(at, all.length));
      return all.toString('utf8');
    }),
    almostGood(filed).map((file) => Buffer.from(`\uFEFF${file}`, 'utf16le').toString('utf8')),
  );

/** A file that somebody might bring. */
export const anyFile = (filed: Filed): fc.Arbitrary<string> =>
  fc.oneof(anyTable(filed), almostGood(filed), garbage(filed));
