import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { RowProblems } from './row-problem.js';

/** A row longer than this is no row: an opening quote without its end. */
const MOST_LETTERS = 64 * 1024;

/** As long as an index takes. */
const MOST_ID_LETTERS = 200;

/** One row with its place; every question that finds nothing good says so in the problems. */
export class FeedRow {
  isWrong = false;

  constructor(
    private readonly file: string,
    readonly line: number,
    private readonly record: Readonly<Record<string, string | undefined>>,
    private readonly problems: RowProblems,
  ) {}

  wrong(code: string, field: string | null, value: string | null = null): void {
    this.isWrong = true;
    this.problems.add(this.file, this.line, code, field, value);
  }

  /** Whether its file has such a column. */
  has(field: string): boolean {
    return this.record[field] !== undefined;
  }

  /** Empty where it is not said; what no line of text holds (zero bytes, breaks) is a space. */
  text(field: string): string {
    return (this.record[field] ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  }

  /** A text that has its place in a column. */
  short(field: string, most: number): string {
    const text = this.text(field);
    if (text.length > most) this.wrong('MAX_LENGTH', field, text);
    return text;
  }

  required(field: string, most = MOST_ID_LETTERS): string {
    const text = this.short(field, most);
    if (text === '') this.wrong('REQUIRED', field);
    return text;
  }

  /** What a cell means; undefined, and told by `code`, for what it cannot mean. An empty one is `usual`. */
  read<T>(
    field: string,
    meaning: (text: string) => T | undefined,
    usual: T | 'REQUIRED',
    code = 'FORM',
  ): T | undefined {
    const text = this.text(field);
    if (text === '') {
      if (usual === 'REQUIRED') this.wrong('REQUIRED', field);
      return usual === 'REQUIRED' ? undefined : usual;
    }
    const value = meaning(text);
    if (value === undefined) this.wrong(code, field, text);
    return value;
  }

  /** What an id of another file names. */
  named<T>(field: string, known: ReadonlyMap<string, T>): T | undefined {
    const id = this.required(field);
    const value = known.get(id);
    if (id !== '' && value === undefined) this.wrong('UNKNOWN', field, id);
    return value;
  }
}

interface Parsed {
  readonly record: Record<string, string>;
  readonly info: {
    readonly lines: number;
    readonly columns: readonly { readonly name: string }[] | boolean;
    readonly error?: { readonly record?: readonly string[] };
  };
}

/** Where a parser stopped. */
interface Stopped {
  readonly records?: number;
  readonly empty_lines?: number;
}

/** Spreadsheets write empty cells behind the last heading, in some rows and not in others. */
const isWhole = (cells: readonly string[] = [], named: number): boolean =>
  cells.length >= named && cells.slice(named).every((cell) => cell === '');

/**
 * The rows of one file, one at a time. What is no row is told and left out; where the file itself cannot be read further,
 * that is told and it ends there.
 */
export async function* feedRows(
  file: string,
  content: Readable,
  fields: readonly string[],
  problems: RowProblems,
  delimiter = ',',
): AsyncGenerator<FeedRow, void> {
  let line = 1;
  let named = 0;
  let isHeaded = false;
  const headings = (names: readonly string[]): string[] => {
    isHeaded = true;
    const trimmed = names.map((name) => name.trim());
    for (const field of fields) if (!trimmed.includes(field)) problems.add(file, 1, 'NO_COLUMN', field);
    named = trimmed.findLastIndex((name) => name !== '') + 1;
    return trimmed.map((name, index) => (trimmed.indexOf(name) < index ? `${name} ${index}` : name));
  };
  const parser = parse({
    bom: true,
    delimiter,
    columns: headings,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MOST_LETTERS,
  });
  content.on('error', (error) => parser.destroy(error));
  content.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      line = info.lines;
      if (info.error && !isWhole(info.error.record, named)) problems.add(file, line, 'ROW_LENGTH');
      else yield new FeedRow(file, line, record, problems);
    }
    if (!isHeaded) headings([]);
  } catch (error) {
    const { records = 0, empty_lines: empty = 0 } = error as Stopped;
    // Rows that were read ahead of who takes them are gone: the wrong one lies behind those, too.
    problems.add(file, isHeaded ? Math.max(line, records + empty + 1) + 1 : 1, 'NOT_CSV');
  } finally {
    content.destroy();
  }
}
