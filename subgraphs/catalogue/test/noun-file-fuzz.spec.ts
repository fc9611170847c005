import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { headingsOf } from '@naga/server-kit/crud/import-file.js';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import {
  type Ask,
  everyRecord,
  nounAsker,
  type NounImport,
  type NounRow,
} from '@naga/server-kit/testing/nouns/noun-desk.js';
import { nounFile } from '@naga/server-kit/testing/nouns/noun-file.js';
import fc from 'fast-check';
import { amenityNoun } from '../src/amenity/amenity.noun.js';
import { nouns } from '../src/nouns.js';
import { seatCategoryNoun } from '../src/vehicle/seat-category.noun.js';
import { samples } from './noun-samples.js';
import { nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
const asks = new Map<Noun, Ask>();
beforeAll(async () => {
  catalogue = await nounWorld();
  for (const noun of nouns) {
    const ask = nounAsker(catalogue, noun);
    for (const n of [1, 2]) await ask('create', { input: samples.get(noun.name)!(n) });
    asks.set(noun, ask);
  }
});
afterAll(() => catalogue.close());

const withoutVersion = (rows: readonly NounRow[]) => rows.map((row) => ({ ...row, version: 0 }));

/** What a file may end in: a coded refusal of all of it, problems of its lines, or all of it applied and undone. */
async function endsWell(noun: Noun, file: string): Promise<void> {
  const ask = asks.get(noun)!;
  const before = await everyRecord(ask);
  const { code, fields, id, rows } = await ask<NounImport>('rehearse', { file });
  if (code !== undefined) {
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toEqual([expect.objectContaining({ path: 'file', code: expect.stringMatching(/^[A-Z_]+$/) })]);
    return;
  }
  const said = new Set([...headingsOf(noun), ...Object.keys(noun.fields)]);
  for (const { action, problems } of rows) {
    expect(problems.length > 0).toBe(action === 'WRONG');
    for (const problem of problems) expect(said).toContain(problem.path);
    for (const problem of problems) expect(problem.code).toMatch(/^[A-Z_]+$/);
  }
  expect(await everyRecord(ask)).toEqual(before);
  const applied = await ask<NounImport>('apply', { id });
  if (rows.some(({ action }) => action === 'WRONG')) {
    expect(applied.code).toBe('IMPORT_HAS_ERRORS');
    expect(await everyRecord(ask)).toEqual(before);
    return;
  }
  expect(applied.state).toBe('APPLIED');
  const made = rows.filter(({ action }) => action === 'CREATE').length;
  expect(await everyRecord(ask)).toHaveLength(before.length + made);
  expect(await ask<NounImport>('undo', { id })).toMatchObject({ state: 'UNDONE' });
  expect(withoutVersion(await everyRecord(ask))).toEqual(withoutVersion(before));
}

const nasty = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '1', '2', '-1', '1;2', ';', '1;1', '999999999', '9223372036854775808', '1e9', '1.5', 'NaN'],
    ...['=1+1', '=cmd|"/c calc"!A1', '@SUM(A1)', '+855', "'=x", "''=x", '"', '""', 'a"b', "'; drop table amenity; --"],
    ...['\0', '\u0001', '\uFFFD', '\uD800', '\uFEFF', '\u202E', 'a\nb', 'a\r\nb', '\t', '%', '\\', '{}', '[]', 'null'],
    ...['yes', 'no', 'constructor', '__proto__', 'toString', 'BUS', 'bus', 'TOWN', 'KH', 'sample-1', 'Sample 1', 'S1'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ minLength: 300, maxLength: 400 }),
);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Columns as a noun has them, some left out, doubled or wrong, over anything at all. */
const anyTable = (noun: Noun) =>
  fc
    .array(fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...headingsOf(noun)) }, nasty), {
      minLength: 1,
      maxLength: 8,
    })
    .chain((headings) =>
      fc
        .array(
          fc.array(fc.oneof(nasty, nasty.map(quoted)), { minLength: headings.length, maxLength: headings.length }),
          {
            maxLength: 4,
          },
        )
        .map((lines) => [headings, ...lines].map((cells) => cells.join(',')).join('\n')),
    );

/** A good file of a few records in which a few cells are anything: a record twice, the key of another, its own id. */
const almostGood = (noun: Noun) =>
  fc
    .record({
      of: fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }),
      harms: fc.array(fc.record({ row: fc.nat(3), column: fc.nat(40), cell: nasty }), { maxLength: 2 }),
      left: fc.nat(60),
      ends: fc.constantFrom('\r\n', '\n', '\r'),
    })
    .map(({ of, harms, left, ends }) => {
      const headings = headingsOf(noun);
      const table = of.map((n) => cellsOf(noun, n));
      for (const { row, column, cell } of harms) table[row % table.length]![column % headings.length] = cell;
      const lines = [headings, ...table.map((cells) => cells.map(quoted))];
      return lines.map((cells) => cells.filter((_, at) => at !== left).join(',')).join(ends);
    });

/** The nth record of a noun as a line; below three of one that is there. */
function cellsOf(noun: Noun, n: number): string[] {
  const values = samples.get(noun.name)!(n);
  return headingsOf(noun).map((heading) => {
    const [field = '', language] = heading.split('.');
    const value = values[field] as Record<string, unknown> | unknown[] | null | undefined;
    if (Array.isArray(value)) return value.join(';');
    return String((language === undefined ? value : (value as Record<string, unknown> | null)?.[language]) ?? '');
  });
}

/** Bytes that are no text, and a good file cut anywhere or with other bytes in it. */
const garbage = (noun: Noun) =>
  fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('utf8')),
    fc.tuple(almostGood(noun), fc.nat(400)).map(([file, at]) => file.slice(0, at)),
    fc.tuple(almostGood(noun), fc.nat(400), fc.uint8Array({ minLength: 1, maxLength: 8 })).map(([file, at, bytes]) => {
      const all = Buffer.from(file);
      all.set(bytes.subarray(0, Math.max(0, all.length - at)), Math.min(at, all.length));
      return all.toString('utf8');
    }),
    almostGood(noun).map((file) => Buffer.from(`\uFEFF${file}`, 'utf16le').toString('utf8')),
  );

const byNoun = fc
  .constantFrom(...nouns)
  .chain((noun) =>
    fc.oneof(anyTable(noun), almostGood(noun), garbage(noun)).map((file): [Noun, string] => [noun, file]),
  );

test('whatever a file holds, it is refused with a code, has problems at its lines, or is applied and undone as a whole', async () => {
  await fc.assert(
    fc.asyncProperty(byNoun, ([noun, file]) => endsWell(noun, file)),
    { numRuns: 400 },
  );
});

test('what was written is read as it was: formulas, quotes and marks in names change nothing', async () => {
  const ask = asks.get(seatCategoryNoun)!;
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 }), nasty, async (en, km) => {
      const made = await ask<NounRow>('create', { input: { names: { en, km } } });
      if (made.code !== undefined) return expect(made.code).toBe('BAD_USER_INPUT');
      const file = await nounFile(seatCategoryNoun, [await ask<NounRow>('one', { id: made.id })]);
      expect(await ask('rehearse', { file })).toMatchObject({ rows: [{ action: 'SAME' }] });
      await ask('end', { ids: [made.id] });
    }),
    { numRuns: 100 },
  );
});

test('a line of many letters is too long at its field, and a file of ten million is refused as a whole', async () => {
  const ask = asks.get(amenityNoun)!;
  const file = (letters: number) => `code,names.en,icon\nlong,${'x'.repeat(letters)},wifi`;
  expect(await ask('rehearse', { file: file(900_000) })).toMatchObject({
    rows: [{ problems: [{ path: 'names.en', code: 'MAX_LENGTH' }] }],
  });
  expect(await ask('rehearse', { file: file(10_000_000) })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'file', code: 'MAX_LENGTH' }],
  });
});
