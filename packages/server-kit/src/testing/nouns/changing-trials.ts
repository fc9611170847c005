import { expect } from '@jest/globals';
import { MOST_CHOSEN } from '../../crud/bulk/ask-bulk.command.js';
import { saidFields } from '../../crud/noun.js';
import type { Viewer } from '../../viewer/viewer.js';
import type { NounImport, NounReport, NounRow, Wrong } from './noun-desk.js';
import { idsOf, type NounTrial } from './noun-trial.js';

const NOBODYS = '999999999';
type Refused = Pick<NounImport, 'fields' | 'code'>;

/** A record is made as its form says; what is wrong is said at its field, all of it at once. */
export async function create(trial: NounTrial): Promise<void> {
  const { noun, ask } = trial;
  const said = trial.next();
  const made = await trial.add(said);
  expect(made).toMatchObject({ ...said, version: 1 });
  expect({ ...made, __typename: undefined }).toEqual({ ...(await trial.one(made.id)), __typename: undefined });
  const fields = saidFields(noun);
  const required = fields.filter(([, { optional, output }]) => !optional && output() === String);
  const empty = Object.fromEntries(required.map(([field]) => [field, ' ']));
  const input = { ...trial.next(), ...empty };
  if (required.length > 0) {
    const { fields: wrong = [] } = await ask<{ fields?: readonly Wrong[] }>('create', { input });
    expect(wrong.map(({ path, code }) => [path, code])).toEqual(required.map(([field]) => [field, 'REQUIRED']));
  }
  for (const [field, { of, link }] of fields) {
    if (of === undefined) continue;
    const unknown = { ...trial.next(), [field]: link === undefined ? NOBODYS : [NOBODYS] };
    expect(await ask<Refused>('create', { input: unknown })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: field, code: 'UNKNOWN' }],
    });
  }
}

/** A record is saved as its form says; saved again as it is, it keeps its version. */
export async function edit(trial: NounTrial): Promise<void> {
  const first = trial.next();
  const { id } = await trial.add(first);
  const input = trial.nextOf(first);
  const save = (version: number, of = id) => trial.ask<NounRow>('update', { id: of, version, input });
  expect(await save(1)).toMatchObject({ id, ...input, version: 2 });
  expect(await trial.one(id)).toMatchObject({ ...input, version: 2 });
  expect(await save(2)).toMatchObject({ version: 2 });
  expect(await save(1, NOBODYS)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
}

/** Of two who save at once one is told who came first, and repeating what was saved is no conflict. */
export async function conflict(trial: NounTrial): Promise<void> {
  const first = trial.next();
  const { id } = await trial.add(first);
  const inputs = [trial.nextOf(first), trial.nextOf(first)] as const;
  const save = (at: 0 | 1) => trial.ask<NounRow>('update', { id, version: 1, input: inputs[at] });
  const answers = await Promise.all([save(0), save(1)]);
  const late = answers.findIndex(({ version }) => version !== 2);
  expect(answers[late]).toMatchObject({ code: 'CHANGED_MEANWHILE', facts: { by: 'Bopha Chea' } });
  expect(answers[1 - late]).toMatchObject({ version: 2 });
  expect(await save(late === 0 ? 1 : 0)).toMatchObject({ version: 2 });
  expect(await trial.one(id)).toMatchObject(inputs[late === 0 ? 1 : 0]);
}

/** A record is switched off and on again, or is gone where such records are removed. */
export async function disable(trial: NounTrial): Promise<void> {
  const { noun, ask } = trial;
  const { id } = await trial.add();
  const end = (variables: object = {}) => ask<NounReport>('end', { ids: [id], ...variables });
  expect(await end()).toMatchObject({ state: 'DONE', done: [id], failed: [] });
  if (noun.ends === 'removed') {
    expect(await trial.one(id)).toBeNull();
    expect((await trial.list({ filter: { ids: [id] } })).rows).toEqual([]);
    expect(await end()).toMatchObject({ done: [], failed: [{ id, code: 'RECORD_NOT_FOUND' }] });
    return;
  }
  const isOn = async () => {
    const { rows } = await trial.list({ filter: { ids: [id], active: true } });
    expect((await trial.one(id))?.active).toBe(rows.length === 1);
    return rows.length === 1;
  };
  expect(await isOn()).toBe(false);
  expect(await end({ active: true })).toMatchObject({ state: 'DONE', done: [id], failed: [] });
  expect(await isOn()).toBe(true);
}

/** Many are changed at once, by their ids or by what a list finds: what one refuses stops no other and is told with its reason. */
export async function bulk(trial: NounTrial): Promise<void> {
  const ids = idsOf(await trial.addSeveral(3));
  const end = (some: readonly string[]) => trial.ask<NounReport & Refused>('end', { ids: some });
  const many = Array.from({ length: MOST_CHOSEN + 1 }, (_, at) => String(at));
  expect(await end(many)).toMatchObject({ fields: [{ path: 'ids', code: 'ARRAY_MAX_SIZE' }] });
  const { done, failed } = await end([ids[0]!, NOBODYS, ids[1]!, 'x', ids[2]!, ids[0]!]);
  expect(done).toEqual(ids);
  expect(failed.map(({ id, code }) => [id, code])).toEqual([
    [NOBODYS, 'RECORD_NOT_FOUND'],
    ['x', 'RECORD_NOT_FOUND'],
  ]);
  const left = await Promise.all(ids.map((id) => trial.one(id)));
  expect(left.map((row) => row?.active ?? false)).toEqual([false, false, false]);
  await byFilter(trial);
  if (trial.noun.ends === 'switched') await undone(trial);
}

/** All that a filter finds when it is pressed; the report is its maker's alone. */
async function byFilter(trial: NounTrial): Promise<void> {
  const rows = await trial.addSeveral(2);
  const report = await trial.ask<NounReport>('end', { filter: { ids: idsOf(rows) } });
  expect(report).toMatchObject({ state: 'DONE', total: 2, waiting: 0, done: idsOf(rows).toReversed() });
  expect(await trial.ask('report', { id: report.id })).toMatchObject({
    lines: { next: null, rows: idsOf(rows.toReversed()).map((id) => ({ id, state: 'CHANGED' })) },
  });
  const somebody = { ...trial.staff('all'), userId: '10' } as Viewer;
  expect(await trial.ask('report', { id: report.id }, somebody)).toBeNull();
  expect(await trial.ask('stopBulk', { id: report.id }, somebody)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await trial.ask<Refused>('end', {})).toMatchObject({ fields: [{ path: 'ids', code: 'REQUIRED' }] });
}

/** What was switched is switched back, but what was so before, and what somebody has saved since: that is told. */
async function undone(trial: NounTrial): Promise<void> {
  const first = trial.next();
  const [saved, other, before] = [await trial.add(first), await trial.add(), await trial.add()];
  await trial.ask('end', { ids: [before.id] });
  const { id, changedCount } = await trial.ask<NounReport>('end', { ids: [saved.id, other.id, before.id] });
  expect(changedCount).toBe(2);
  await trial.ask('update', { id: saved.id, version: 2, input: trial.nextOf(first) });
  expect(await trial.ask<NounReport>('undoBulk', { id })).toMatchObject({
    state: 'UNDONE',
    undoneCount: 1,
    failed: [{ id: saved.id, code: 'CHANGED_MEANWHILE' }],
  });
  const isOn = async (of: string) => (await trial.one(of))?.active;
  expect([await isOn(saved.id), await isOn(other.id), await isOn(before.id)]).toEqual([false, true, false]);
}

/** Who did what, and when, is told of every change of a record: its making, its saving, its end. */
export async function audit(trial: NounTrial): Promise<void> {
  const first = trial.next();
  const { id } = await trial.add(first);
  await trial.ask('update', { id, version: 1, input: trial.nextOf(first) });
  await trial.ask('end', { ids: [id] });
  const told = await trial.audit(id);
  expect(told.map(({ action, by }) => [action, by])).toEqual([
    ['insert', '9'],
    ['update', '9'],
    [trial.noun.ends === 'removed' ? 'delete' : 'update', '9'],
  ]);
  for (const { changes } of told) expect(Object.keys(changes)).not.toEqual([]);
}
