import { expect } from '@jest/globals';
import { readDoors } from '../access-table.js';
import { everyRecord, holding, type NounImport, type NounRow } from './noun-desk.js';
import { FILE_OPERATIONS } from './noun-documents.js';
import { foreignFile, nounFile } from './noun-file.js';
import { idsOf, type NounTrial } from './noun-trial.js';

type File = Parameters<typeof nounFile>[1];
const rehearsal = async ({ noun, ask, written }: NounTrial, rows: File) =>
  ask<NounImport>('rehearse', { file: await nounFile(noun, rows, written) });
const actionsIn = ({ rows }: NounImport) => rows.map(({ line, action, id }) => [line, action, id]);

/**
 * A file of all records, or of those that are seen, says all of them: brought back, it changes nothing. Of records that
 * no file brings in, it has each once, with all that its list has.
 */
export async function exported(trial: NounTrial): Promise<void> {
  const rows = await trial.addSeveral(3);
  if (trial.noun.drawn !== undefined || trial.noun.recorded !== undefined) return written(trial, rows);
  const { total } = await trial.list();
  for (const [variables, count] of [
    [{ pageSize: 7 }, total],
    [{ pageSize: 2, filter: { ids: idsOf(rows) } }, rows.length],
  ] as const) {
    const file = await rehearsal(trial, await everyRecord(trial.ask, variables));
    expect(file.rows).toHaveLength(count);
    expect(new Set(file.rows.map(({ action }) => action))).toEqual(new Set(['SAME']));
  }
  for (const mark of [';', '\t']) {
    const file = foreignFile(
      trial.noun,
      await everyRecord(trial.ask, { filter: { ids: idsOf(rows) } }),
      mark,
      trial.written,
    );
    expect(actionsIn(await trial.ask<NounImport>('rehearse', { file }))).toEqual(
      rows.map(({ id }, at) => [at + 2, 'SAME', id]),
    );
    expect(actionsIn(await trial.ask<NounImport>('rehearse', { file: `sep=${mark}\r\n${file}` }))).toHaveLength(3);
  }
}

async function written(trial: NounTrial, made: readonly NounRow[]): Promise<void> {
  const { total } = await trial.list();
  const all = await everyRecord(trial.ask, { pageSize: 7 });
  expect(new Set(idsOf(all)).size).toBe(total);
  expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(made)));
  const some = await everyRecord(trial.ask, { pageSize: 2, filter: { ids: idsOf(made) } });
  expect(some).toEqual(all.filter(({ id }) => idsOf(made).includes(id)));
}

/** A file is rehearsed, applied and undone, each as a whole; what is wrong or outdated changes nothing. */
export async function imported(trial: NounTrial): Promise<void> {
  if (trial.noun.drawn !== undefined) return broughtInByNoFile(trial);
  await appliedAndUndone(trial);
  await wrongLines(trial);
  await outdated(trial);
}

/** A noun that says so has no door for files, and says why. */
function broughtInByNoFile({ noun }: NounTrial): void {
  const doors = new Set(readDoors().map(({ path }) => path));
  expect(Object.values(FILE_OPERATIONS(noun)).filter((path) => doors.has(path))).toEqual([]);
  expect(noun.drawn!.noImport).toMatch(/\w+ \w+/);
}

async function appliedAndUndone(trial: NounTrial): Promise<void> {
  const { ask } = trial;
  const first = trial.next();
  const [same, changed] = [await trial.add(), await trial.add(first)];
  const [made, saved] = [trial.next(), trial.nextOf(first)];
  const before = await everyRecord(ask);
  const rehearsed = await rehearsal(trial, [made, same, { ...saved, id: changed.id }]);
  expect(actionsIn(rehearsed)).toEqual([
    [2, 'CREATE', null],
    [3, 'SAME', same.id],
    [4, 'CHANGE', changed.id],
  ]);
  // What it would change, field by field.
  expect(rehearsed.rows[2]).toMatchObject({ before: first, after: saved, problems: [] });
  expect(await everyRecord(ask)).toEqual(before);
  const applied = await ask<NounImport>('apply', { id: rehearsed.id });
  expect(applied.state).toBe('APPLIED');
  expect(await ask('apply', { id: rehearsed.id })).toEqual(applied);
  expect(await trial.one(applied.rows[0]!.id!)).toMatchObject(made);
  expect(await trial.one(changed.id)).toMatchObject({ ...saved, version: 2 });
  expect((await ask<NounImport>('undo', { id: rehearsed.id })).state).toBe('UNDONE');
  expect(idsOf(await everyRecord(ask))).toEqual(idsOf(before));
  expect(await trial.one(changed.id)).toMatchObject(first);
}

async function wrongLines(trial: NounTrial): Promise<void> {
  const { ask } = trial;
  const before = await everyRecord(ask);
  const wrong = await rehearsal(trial, [trial.next(), { ...trial.next(), id: '999999999' }]);
  const said = wrong.rows.map(({ action, problems }) => [action, problems.map(({ path, code }) => `${path} ${code}`)]);
  expect(said).toEqual([
    ['CREATE', []],
    ['WRONG', ['id RECORD_NOT_FOUND']],
  ]);
  expect(await ask('apply', { id: wrong.id })).toMatchObject({ code: 'IMPORT_HAS_ERRORS', facts: { count: 1 } });
  const another = holding({ [trial.noun.permission]: 'all' }, { userId: '10' });
  expect(await ask('apply', { id: wrong.id }, another)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  for (const id of ['\0', 'x', '9'.repeat(30)])
    expect(await ask('undo', { id })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  for (const [file, code] of [
    ['', 'NO_LINES'],
    ['id,no such column\n1,2', 'UNKNOWN_COLUMN'],
    ['id,id\n1,2', 'COLUMN_TWICE'],
    ['id,,\n1,,2', 'UNNAMED_COLUMN'],
    ['id,,\n,,', 'NO_LINES'],
    ['id\n"1', 'NOT_CSV'],
  ] as const)
    expect(await ask('rehearse', { file })).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'file', code }] });
  expect(await everyRecord(ask)).toEqual(before);
}

async function outdated(trial: NounTrial): Promise<void> {
  const { ask } = trial;
  const first = trial.next();
  const { id } = await trial.add(first);
  const save = (version: number, input = trial.nextOf(first)) => ask('update', { id, version, input });
  const one = await rehearsal(trial, [trial.next(), { ...trial.nextOf(first), id }]);
  await save(1);
  expect(await ask('apply', { id: one.id })).toMatchObject({ code: 'IMPORT_OUTDATED', facts: { line: 3 } });
  const two = await rehearsal(trial, [{ ...trial.nextOf(first), id }]);
  await ask('apply', { id: two.id });
  const last = trial.nextOf(first);
  await save(3, last);
  expect(await ask('undo', { id: two.id })).toMatchObject({ code: 'IMPORT_NOT_UNDONE', facts: { line: 2 } });
  expect(await trial.one(id)).toMatchObject(last);
}
