import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { headingsOf } from '@naga/server-kit/crud/import-file.js';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import { saidFields, scopesOfNoun, scopesSeeing } from '@naga/server-kit/crud/noun.js';
import {
  type Ask,
  holding,
  nounAsker,
  type NounImport,
  type NounPage,
  type NounReport,
  type NounRow,
} from '@naga/server-kit/testing/nouns/noun-desk.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, SCOPES } from '@naga/server-kit/viewer/viewer.js';
import { nouns } from '../src/nouns.js';
import { samples } from './noun-samples.js';
import { MEKONG, nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await nounWorld();
});
afterAll(() => catalogue.close());

type Names = Record<string, string | null> | null;

const OF_SCOPE: Readonly<Record<string, object>> = {
  operator: { operatorId: MEKONG },
  country: { countryCode: 'KH' },
  branch: { operatorId: MEKONG, branchId: '1' },
};

test('each noun has a sample, so that it goes through all that follows', () => {
  expect(nouns.map(({ name }) => name)).toEqual([...samples.keys()]);
});

describe.each(nouns.map((noun): [string, Noun] => [noun.name, noun]))('%s', (name, noun) => {
  const sample = samples.get(name)!;
  const admin = holding({ [noun.permission]: 'all' });
  const ask: Ask = (what, variables, viewer = admin) => nounAsker(catalogue, noun)(what, variables, viewer);
  const add = (n: number, viewer = admin) => ask<NounRow>('create', { input: sample(n) }, viewer);
  const listed = (variables: object = {}, viewer = admin) => ask<NounPage>('list', variables, viewer);

  test('a record is made, read, listed and found by its words', async () => {
    const made = await add(1);
    expect(made).toMatchObject({ ...sample(1), version: 1 });
    expect(await ask('one', { id: made.id })).toEqual({ ...made, __typename: undefined });
    const { rows } = await listed({ filter: { ids: [made.id] } });
    expect(rows).toEqual([await ask('one', { id: made.id })]);
    const found = await listed({ filter: { text: made.name.toUpperCase() } });
    expect(found.rows.map(({ id }) => id)).toContain(made.id);
    for (const text of ['no such words', 'no such\0 words']) expect((await listed({ filter: { text } })).total).toBe(0);
  });

  test('what is wrong is said at its field, all of it at once', async () => {
    const required = saidFields(noun).filter(([, { optional, output }]) => !optional && output() === String);
    const empty = Object.fromEntries(required.map(([field]) => [field, ' ']));
    const answer = await ask<{ fields: { path: string; code: string }[] }>('create', {
      input: { ...sample(2), ...empty },
    });
    expect(required.length === 0 ? [] : answer.fields.map(({ path, code }) => [path, code])).toEqual(
      required.map(([field]) => [field, 'REQUIRED']),
    );
  });

  test('it is sorted by each field that says so, both ways, and read page by page', async () => {
    for (let n = 3; n < 8; n++) await add(n);
    const orders = ['', ...Object.keys(noun.fields).filter((field) => noun.fields[field]!.sorted)];
    for (const field of orders) {
      const order = field === '' ? null : field.replace(/[A-Z]/g, '_$&').toUpperCase();
      const up = await listed({ order, pageSize: 100 });
      const down = await listed({ order, pageSize: 100, descending: true });
      expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).reverse());
      const walked: string[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const page: NounPage = await listed({ order, pageSize: 2, ...(after && { after }) });
        walked.push(...page.rows.map(({ id }) => id));
        after = page.next;
      }
      expect(walked).toEqual(up.rows.map(({ id }) => id));
    }
  });

  test('a page costs as many statements for a hundred rows as for one', async () => {
    // Who keeps the catalogue in memory reads what was changed before.
    await catalogue.subgraph.services.catalogue.settled();
    const cost = async (pageSize: number) => (await statementsOf(() => listed({ pageSize }))).length;
    expect(await cost(100)).toBe(await cost(1));
  });

  test('it is saved in the version that was read: of two who save at once one is told, and a repeated one is not', async () => {
    const { id } = await add(10);
    const save = (n: number, version = 1) =>
      ask<NounRow>('update', { id, version, input: { ...sample(n), ...fixedOf(10) } });
    const answers = await Promise.all([save(11), save(12)]);
    expect(answers.map(({ code, version }) => (version === 2 ? 'saved' : code)).sort()).toEqual([
      'CHANGED_MEANWHILE',
      'saved',
    ]);
    expect(answers.find(({ code }) => code === 'CHANGED_MEANWHILE')).toMatchObject({ facts: { by: 'Bopha Chea' } });
    const saved = answers.findIndex(({ version }) => version === 2);
    expect(await save(11 + saved)).toMatchObject({ version: 2 });
    expect(await ask('update', { id: '999999999', version: 1, input: sample(13) })).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
  });
  const fixedOf = (n: number) =>
    Object.fromEntries(Object.entries(sample(n)).filter(([field]) => noun.fields[field]!.fixed));

  test('what is unique or refers to nothing is refused at its field', async () => {
    for (const [field, { of, link }] of Object.entries(noun.fields)) {
      if (of === undefined) continue;
      const nothing = link === undefined ? '999999999' : ['999999999'];
      expect(await ask('create', { input: { ...sample(20), [field]: nothing } })).toMatchObject({
        fields: [{ path: field, code: 'UNKNOWN' }],
      });
    }
  });

  test('it ends, and every change of it was written down', async () => {
    const [first, second] = [await add(30), await add(31)];
    const report = await ask<NounReport>('end', { ids: [first.id, '999999999', second.id] });
    expect(report.done).toEqual([first.id, second.id]);
    expect(report.failed).toMatchObject([{ id: '999999999', code: 'RECORD_NOT_FOUND' }]);
    const entries = await catalogue.outside.rows<{ action: string; by: string }>(
      'select action, actor_user_id::text as by from audit_entry where entity = $1 and row_id = $2 order by at, id',
      [name, first.id],
    );
    expect(entries).toEqual([
      { action: 'insert', by: '9' },
      { action: noun.ends === 'removed' ? 'delete' : 'update', by: '9' },
    ]);
  });

  const listOf = (value: unknown): unknown => (Array.isArray(value) ? value.join(';') : value);
  const cellOf = (value: unknown): string => `"${value === null ? '' : String(value).replaceAll('"', '""')}"`;
  const fileOf = (rows: readonly object[]): string => {
    const cells = (row: Record<string, unknown>) =>
      saidFields(noun).flatMap(([field, { parts }]) =>
        parts.map((part) =>
          cellOf(part === '' ? listOf(row[field]) : ((row[field] as Names)?.[part.slice(1)] ?? null)),
        ),
      );
    const lines = rows.map((row) => [cellOf((row as NounRow).id ?? null), ...cells(row as NounRow)].join(','));
    return ['\uFEFF' + headingsOf(noun).join(','), ...lines].join('\r\n');
  };
  const rehearse = (file: string, viewer = admin) => ask<NounImport>('rehearse', { file }, viewer);

  test('a file of it is rehearsed, applied and undone: new records, changed ones, and those that stay', async () => {
    const [same, changed] = [await add(50), await add(51)];
    const rows = [{ ...sample(52), id: null }, same, { ...changed, ...sample(53), ...fixedOf(51), id: changed.id }];
    const before = await listed({ pageSize: 200 });
    const rehearsed = await rehearse(fileOf(rows));
    expect(rehearsed.rows.map(({ line, action, id }) => [line, action, id])).toEqual([
      [2, 'CREATE', null],
      [3, 'SAME', same.id],
      [4, 'CHANGE', changed.id],
    ]);
    expect(await listed({ pageSize: 200 })).toEqual(before);
    const applied = await ask<NounImport>('apply', { id: rehearsed.id });
    expect(applied.state).toBe('APPLIED');
    expect(await ask('apply', { id: rehearsed.id })).toEqual(applied);
    expect(await ask('one', { id: applied.rows[0]!.id })).toMatchObject(sample(52));
    expect(await ask('one', { id: changed.id })).toMatchObject({ ...sample(53), ...fixedOf(51), version: 2 });
    // Exported again, it changes nothing.
    const again = await rehearse(fileOf((await listed({ pageSize: 200 })).rows));
    expect(new Set(again.rows.map(({ action }) => action))).toEqual(new Set(['SAME']));
    expect((await ask<NounImport>('undo', { id: rehearsed.id })).state).toBe('UNDONE');
    const ids = (page: NounPage) => page.rows.map(({ id }) => id);
    expect(ids(await listed({ pageSize: 200 }))).toEqual(ids(before));
    expect(await ask('one', { id: changed.id })).toMatchObject(sample(51));
  });

  test('what is wrong in a file is said at its line, and nothing of it is applied', async () => {
    const good = { ...sample(60), id: null };
    const wrong = await rehearse(fileOf([good, { ...sample(61), id: '999999999' }]));
    expect(
      wrong.rows.map(({ action, problems }) => [action, problems.map(({ path, code }) => `${path} ${code}`)]),
    ).toEqual([
      ['CREATE', []],
      ['WRONG', ['id RECORD_NOT_FOUND']],
    ]);
    expect(await ask('apply', { id: wrong.id })).toMatchObject({ code: 'IMPORT_HAS_ERRORS', facts: { count: 1 } });
    const foreign = holding({ [noun.permission]: 'all' }, { userId: '10' });
    expect(await ask('apply', { id: wrong.id }, foreign)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    for (const id of ['\0', 'x', '9'.repeat(30)])
      expect(await ask('undo', { id })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    for (const [file, code] of [
      ['', 'NO_LINES'],
      ['id,no such column\n1,2', 'UNKNOWN_COLUMN'],
      ['id,id\n1,2', 'COLUMN_TWICE'],
      ['id\n"1', 'NOT_CSV'],
    ] as const)
      expect(await rehearse(file)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'file', code }] });
  });

  test('a file that is outdated changes nothing, neither forwards nor backwards', async () => {
    const { id } = await add(70);
    const save = (n: number, version: number) =>
      ask('update', { id, version, input: { ...sample(n), ...fixedOf(70) } });
    const one = await rehearse(
      fileOf([
        { ...sample(72), id: null },
        { ...sample(71), ...fixedOf(70), id },
      ]),
    );
    await save(73, 1);
    expect(await ask('apply', { id: one.id })).toMatchObject({ code: 'IMPORT_OUTDATED', facts: { line: 3 } });
    const two = await rehearse(fileOf([{ ...sample(71), ...fixedOf(70), id }]));
    await ask('apply', { id: two.id });
    await save(74, 3);
    expect(await ask('undo', { id: two.id })).toMatchObject({ code: 'IMPORT_NOT_UNDONE', facts: { line: 2 } });
    expect(await ask('one', { id })).toMatchObject({ ...sample(74), ...fixedOf(70) });
  });

  test('who may not look after it is refused, in each scope', async () => {
    const input = sample(40);
    for (const what of ['list', 'one', 'create', 'update', 'end', 'rehearse', 'apply', 'undo'] as const) {
      const variables = { id: '1', ids: ['1'], version: 1, input, file: '' };
      expect(await ask(what, variables, guest())).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await ask(what, variables, holding({ 'booking.view': 'all' }))).toMatchObject({ code: 'FORBIDDEN' });
    }
    for (const scope of SCOPES) {
      const mine = holding({ [noun.permission]: scope }, OF_SCOPE[scope]);
      const page = await listed({}, mine);
      expect(page.total === undefined ? 'refused' : 'let in').toBe(
        scopesSeeing(noun).includes(scope) ? 'let in' : 'refused',
      );
      const { code } = await ask<NounRow>('update', { id: '999999999', version: 1, input }, mine);
      expect(code).toBe(scopesOfNoun(noun).includes(scope) ? 'RECORD_NOT_FOUND' : 'FORBIDDEN');
    }
  });
});
