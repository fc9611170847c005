import { MOST_LINES } from '@naga/kernel/file-limits.js';
import { parse } from 'csv-parse/sync';
import { type FieldProblem, InvalidInput } from '../graphql/refusal.js';
import { problemsOf, type RecordValues } from './check-values.js';
import { type Noun, saidFields } from './noun.js';
import { TypedCell, WHOLE } from './noun-field.js';
import { cellMarkOf, markLineOf } from './spreadsheet.rules.js';

/** One line of a file: the record that it names, or a new one, and what it says of it. */
export interface ImportLine {
  /** As a spreadsheet counts: the headings are line 1. */
  readonly line: number;
  readonly id: string | undefined;
  readonly values: RecordValues;
  readonly problems: readonly FieldProblem[];
}

const ID = 'id';

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/** One row below the headings. */
interface Row {
  readonly line: number;
  readonly record: Readonly<Record<string, string>>;
}

const wrongFile = (code: string, facts: Record<string, unknown> = {}): InvalidInput =>
  new InvalidInput([{ path: 'file', code, facts }]);

function parsed(file: string): Parsed[] {
  const options = { bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true } as const;
  try {
    const rows: unknown = parse(file.slice(markLineOf(file).length), { ...options, delimiter: cellMarkOf(file) });
    return rows as Parsed[];
  } catch (error) {
    throw wrongFile('NOT_CSV', { line: (error as { lines?: number }).lines ?? 1 });
  }
}

function demandHeadings(headings: readonly string[], known: readonly string[]): void {
  const names = headings.filter((heading) => heading !== '');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw wrongFile('UNKNOWN_COLUMN', { columns: unknown.join(', '), known: known.join(', ') });
  if (new Set(names).size < names.length) throw wrongFile('COLUMN_TWICE');
}

/** Rows under the headings, without those that were emptied; so were columns without a heading, or it is refused. */
function rowsOf(file: string, known: readonly string[]): Row[] {
  const [first, ...rest] = parsed(file);
  const headings = first?.record ?? [];
  demandHeadings(headings, known);
  const named = headings.findLastIndex((heading) => heading !== '') + 1;
  return rest.flatMap(({ record: cells, info }) => {
    // A cell of several lines is one line of a spreadsheet.
    const line = info.records + info.empty_lines;
    if (cells.every((cell) => cell === '')) return [];
    // Spreadsheets leave out empty cells at the end of some rows.
    if (cells.length < named) throw wrongFile('NOT_CSV', { line });
    if (cells.some((cell, index) => cell !== '' && !headings[index])) throw wrongFile('UNNAMED_COLUMN', { line });
    const record = headings.flatMap((heading, index) => (heading === '' ? [] : [[heading, cells[index]!] as const]));
    return [{ line, record: Object.fromEntries(record) }];
  });
}

/** A cell as it was before a spreadsheet's formulas were made harmless (kernel/to-csv.ts). */
const plain = (cell: string): string => cell.replace(/^'(?='*[=+\-@])/, '');

/** What is no text, or was written in another encoding: PostgreSQL keeps no NUL, and no JSON half a character. */
const NO_TEXT = /[\0\uFFFD\p{Cs}]/u;

/** The headings that a file of a noun may have. */
export const headingsOf = (noun: Noun): readonly string[] => [
  ID,
  ...saidFields(noun).flatMap(([name, { parts }]) => parts.map((part) => `${name}${part}`)),
];

/** The languages that a line says; those that the file leaves out stay as they are. */
const onlyParts = (value: unknown, parts: readonly string[]): RecordValues =>
  Object.fromEntries(parts.map((part) => [part.slice(1), (value as RecordValues | null)?.[part.slice(1)] ?? '']));

/**
 * The lines of a CSV file, each with what is wrong with its values. Columns that a file leaves out say nothing (`values`
 * lacks them, see `valuesAfter`). Throws BAD_USER_INPUT for what is no such file.
 */
export function linesOf(noun: Noun, file: string): readonly ImportLine[] {
  const rows = rowsOf(file, headingsOf(noun));
  if (rows.length === 0) throw wrongFile('NO_LINES');
  if (rows.length > MOST_LINES) throw wrongFile('TOO_MANY_LINES', { most: MOST_LINES });
  const fields = saidFields(noun).map(([name, field]) => ({
    name,
    field,
    // Every line has the same headings.
    parts: field.parts.filter((part) => Object.hasOwn(rows[0]!.record, `${name}${part}`)),
  }));
  return rows.map(({ line, record }) => {
    const garbled = Object.keys(record).filter((heading) => NO_TEXT.test(record[heading]!));
    const problems: FieldProblem[] = garbled.map((path) => ({ path, code: 'FORM' }));
    const values = Object.fromEntries(
      fields.flatMap(({ name, field, parts }) => {
        if (parts.length === 0 || parts.some((part) => garbled.includes(`${name}${part}`))) return [];
        const value = field.parse((part) => plain(record[`${name}${part}`] ?? ''));
        if (value === undefined) problems.push({ path: name, code: 'FORM' });
        return [[name, parts.length < field.parts.length ? onlyParts(value, parts) : value]];
      }),
    );
    return { line, id: (!garbled.includes(ID) && record[ID]) || undefined, values, problems };
  });
}

/** What a record says after a line: where the line says nothing it stays as it was, and a new one has nothing there. */
export function valuesAfter(noun: Noun, before: RecordValues | null, { values }: ImportLine): RecordValues {
  const typed = Object.fromEntries(
    saidFields(noun).map(([name, field]) => {
      const was = before === null ? (field.parse(() => '') ?? null) : before[name];
      const is = values[name];
      if (is === undefined) return [name, was];
      return [name, field.parts === WHOLE || is === null ? is : { ...(was as object | null), ...is }];
    }),
  );
  const readable = Object.entries(typed).map(([name, is]) => [name, is instanceof TypedCell ? is.read(typed) : is]);
  return Object.fromEntries(readable) as RecordValues;
}

/** What is wrong with a line once it is known what its record says where the line says nothing. */
export function problemsOfLine(noun: Noun, { problems, values: typed }: ImportLine, values: RecordValues) {
  const unread = Object.keys(typed).filter((name) => typed[name] instanceof TypedCell && values[name] === undefined);
  const unreadable = [...problems, ...unread.map((path): FieldProblem => ({ path, code: 'FORM' }))];
  return unreadable.length > 0 ? unreadable : problemsOf(noun, values);
}
