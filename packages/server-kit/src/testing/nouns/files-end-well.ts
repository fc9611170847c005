import { expect } from '@jest/globals';
import fc from 'fast-check';
import { draws } from '../draws.js';
import { headingsOf } from '../../crud/import-file.js';
import type { Noun } from '../../crud/noun.js';
import { anyFile, type Filed } from './any-file.js';
import { type Ask, everyRecord, type NounImport, type NounRow } from './noun-desk.js';

const withoutVersion = (rows: readonly NounRow[]) => rows.map((row) => ({ ...row, version: 0 }));

/** What a file may end in: a coded refusal of all of it, problems of its lines, or all of it applied and undone. */
async function endsWell(noun: Noun, ask: Ask, file: string): Promise<void> {
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

/** Whatever a file of a noun holds, it ends well. The first two of its samples are made to begin with. */
export async function filesEndWell(filed: Filed, ask: Ask): Promise<void> {
  for (const n of [1, 2]) {
    const { version } = await ask<NounRow>('create', { input: filed.sample(n) });
    expect(version).toBe(1);
  }
  await fc.assert(
    fc.asyncProperty(anyFile(filed), (file) => endsWell(filed.noun, ask, file)),
    draws(15),
  );
}
