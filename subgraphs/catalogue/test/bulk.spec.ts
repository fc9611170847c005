import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import type { NounReport } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { nounDocuments, nounOperations } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { rowVersions } from '@naga/server-kit/testing/row-versions.js';
import { untilWaiting } from '@naga/server-kit/testing/until-waiting.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { branchNoun } from '../src/branch/branch.noun.js';
import { stopNoun } from '../src/stop/stop.noun.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const [mekong, other] = [market.operator('mekong'), market.operator('other')];
market.departure(market.route(mekong, stops), ['07:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, {
    neighbours: {
      users: {
        send: () =>
          Promise.resolve({
            data: { __typename: 'Query', colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } },
          }),
      },
    },
  });
});
beforeEach(() => catalogue.outside.change('delete from operator_branch'));
afterAll(() => catalogue.close());

/** A support person sits there as the clerk. */
const clerk = staff('operator', { operatorId: mekong, impersonatorId: '8' });
const rival = staff('operator', { operatorId: other });

interface Report extends NounReport {
  readonly code?: string;
}
async function ask<T = Report>(
  viewer: Viewer,
  what: keyof ReturnType<typeof nounDocuments>,
  variables: object,
  noun = branchNoun,
): Promise<T> {
  const document = nounDocuments(catalogue.subgraph.schema, noun)[what];
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  return (errors === undefined ? data!.answer : { ...errors[0]!.extensions }) as T;
}
const work = () => catalogue.subgraph.runJob('work-on-bulk');

async function branches(count: number, operatorId = mekong): Promise<string[]> {
  const made = await catalogue.outside.change<{ id: string }>(
    `insert into operator_branch (operator_id, name) select $1::bigint, 'Office ' || n from generate_series(1, $2::int) n
     returning id::text as id`,
    [operatorId, count],
  );
  return made.map(({ id }) => id);
}
const all = () =>
  catalogue.outside.rows<{ id: string; active: boolean; version: number }>(
    'select id::text as id, active, version from operator_branch order by operator_branch.id',
  );
const off = async () => (await all()).filter(({ active }) => !active).length;
const AUDITED = `select count(*)::int as count, count(distinct row_id)::int as rows from audit_entry
  where entity = 'Branch' and action = 'update' and actor_user_id = 9 and impersonator_id = 8 and row_id = any($1)`;

/** More than are done before a press is answered. */
const MANY = 120;
const AT_ONCE = 50;

describe('more than a press waits for', () => {
  test('is done by the job as whoever pressed, all that the filter finds within his reach', async () => {
    const ids = await branches(MANY);
    await branches(3, other);
    const report = await ask(clerk, 'end', { filter: { text: 'office' } });
    expect(report).toMatchObject({ state: 'GOING', total: MANY, waiting: MANY - AT_ONCE, doneCount: AT_ONCE });
    expect(await off()).toBe(AT_ONCE);
    await work();
    expect(await ask(clerk, 'report', { id: null })).toMatchObject({ state: 'DONE' });
    expect((await all()).map(({ active, version }) => [active, version])).toEqual([
      ...ids.map(() => [false, 2]),
      ...[1, 2, 3].map(() => [true, 1]),
    ]);
    // One entry of each, in the name of who pressed and of who sat there.
    expect(await catalogue.outside.rows(AUDITED, [ids])).toEqual([{ count: MANY, rows: MANY }]);
  });

  test('is refused at its field where the list would refuse the filter, and nothing is begun', async () => {
    await branches(1);
    const refused = await ask(clerk, 'end', { filter: { text: 'x'.repeat(201) } });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'filter.text', code: 'MAX_LENGTH' }] });
    expect(await off()).toBe(0);
  });

  test('is stopped behind what is done, and that is taken back: by the job as well', async () => {
    await branches(MANY);
    const { id } = await ask(clerk, 'end', { filter: {} });
    expect(await ask(clerk, 'stopBulk', { id })).toMatchObject({ state: 'STOPPED', waiting: MANY - AT_ONCE });
    await work();
    expect(await off()).toBe(AT_ONCE);
    expect(await ask(clerk, 'undoBulk', { id })).toMatchObject({ state: 'UNDONE', undoneCount: AT_ONCE });
    expect(await off()).toBe(0);
    const again = await ask(clerk, 'end', { filter: {} });
    await work();
    expect(await ask(clerk, 'undoBulk', { id: again.id })).toMatchObject({ state: 'UNDOING', undoneCount: AT_ONCE });
    await work();
    expect(await ask(clerk, 'undoBulk', { id: again.id })).toMatchObject({ state: 'UNDONE', undoneCount: MANY });
    expect(await off()).toBe(0);
  });

  test('is stopped behind the record in hand: taken back at once, that is taken back, too', async () => {
    const ids = await branches(5);
    const { database } = catalogue.subgraph;
    const answers = await inRowTransaction(database, async (colleague) => {
      await colleague.rows('select 1 from operator_branch where id = $1 for update', [ids[4]]);
      const pressed = ask(clerk, 'end', { ids });
      await untilWaiting(database, 1);
      const [{ id }] = (await database.rows<{ id: string }>('select max(id)::text as id from bulk_change')) as [Report];
      const stopped = ask(clerk, 'stopBulk', { id });
      const undone = stopped.then(() => ask(clerk, 'undoBulk', { id }));
      await Promise.race([undone, untilWaiting(database, 2)]);
      return [pressed, stopped, undone] as const;
    }).then((asked) => Promise.all(asked));
    expect(answers[1]).toMatchObject({ changedCount: 5, waiting: 0 });
    expect(answers[2]).toMatchObject({ state: 'UNDONE', undoneCount: 5, changedCount: 0 });
    expect((await all()).map(({ active }) => active)).toEqual(ids.map(() => true));
  });

  test('is chosen when it is pressed: what comes later is not touched, and what goes is told by its name', async () => {
    const ids = await branches(MANY);
    const { id } = await ask(clerk, 'end', { filter: {} });
    const [late] = await branches(1);
    await catalogue.outside.change('delete from operator_branch where id = $1', [ids[0]]);
    await work();
    const { lines } = await ask<{ lines: { rows: { id: string; name: string; state: string; code: string }[] } }>(
      clerk,
      'report',
      { id },
    );
    expect(lines.rows).toHaveLength(MANY);
    expect(lines.rows.at(-1)).toMatchObject({ name: 'Office 1', state: 'FAILED', code: 'RECORD_NOT_FOUND' });
    expect((await all()).find((one) => one.id === late)).toMatchObject({ active: true });
  });
});

test('a process that dies after any statement has done each record once or not at all, and the job does the rest', async () => {
  const { database } = catalogue.subgraph;
  const deaths = await afterEachStatement({
    make: async () => {
      await catalogue.outside.change('delete from bulk_change');
      await catalogue.outside.change('delete from operator_branch');
      await branches(3);
      return (await all()).map(({ id }) => id);
    },
    act: () => ask(clerk, 'end', { filter: {} }),
    kept: () => rowVersions(database, 'catalogue'),
    look: async (ids) => {
      const changed = await off();
      const [begun] = await database.rows('select 1 from bulk_change');
      await work();
      const rows = await all();
      // Nobody was told of what had not begun: nothing is done of it.
      const [active, version] = begun === undefined ? [true, 1] : [false, 2];
      expect(rows).toEqual(ids.map((id) => ({ id, active, version })));
      if (begun === undefined) expect(changed).toBe(0);
      const [told] = await database.rows('select state from bulk_change');
      expect(told).toEqual(begun && { state: 'DONE' });
    },
  });
  expect(deaths).toBeGreaterThan(8);
});

describe('what cannot be done', () => {
  test('of others’ records is told by their names, of one that is needed by what needs it; the rest is done', async () => {
    const [stop] = await catalogue.outside.change<{ id: string }>(
      `insert into stop (names, operator_id, location_id, latitude, longitude)
       select '{"en": "Own stop"}', $1::bigint, min(id), 11.5, 104.9 from location
       returning id::text as id`,
      [mekong],
    );
    const [needed] = await catalogue.outside.change<{ id: string }>(
      `update stop set operator_id = $1::bigint where id = (select min(stop_id) from route_stop) returning id::text as id`,
      [mekong],
    );
    const { failed, done } = await ask(clerk, 'end', { filter: {} }, stopNoun);
    expect(done).toEqual([stop!.id]);
    expect(failed.map(({ name, code }) => [name, code]).toSorted()).toEqual([
      ['kampot', 'RECORD_NOT_FOUND'],
      ['phnom-penh', 'RECORD_IN_USE'],
    ]);
    expect(failed.find(({ code }) => code === 'RECORD_IN_USE')).toMatchObject({ id: needed!.id });
    // What is removed does not come back.
    expect(nounOperations(stopNoun)).not.toHaveProperty('undoBulk');
  });

  test('by a fault of ours is tried three times, told as such, and holds up nothing', async () => {
    const ids = await branches(3);
    await catalogue.outside.rows(`create function stumble() returns trigger language plpgsql as $$
      begin if new.id = ${ids[1]} then raise exception 'stumbled'; end if; return new; end $$`);
    await catalogue.outside.rows(
      'create trigger stumbles before update on operator_branch for each row execute function stumble()',
    );
    expect(await ask(clerk, 'end', { ids })).toMatchObject({
      state: 'DONE',
      done: [ids[0], ids[2]],
      failed: [{ id: ids[1], name: 'Office 2', code: 'UNEXPECTED' }],
    });
    await catalogue.outside.rows('drop trigger stumbles on operator_branch');
  });

  test.each([
    ['another operator’s clerk', rival],
    ['whoever works for nobody', staff('operator')],
  ])('%s ends none of it, by id or by filter', async (_, viewer) => {
    const ids = await branches(2);
    expect((await ask(viewer, 'end', { ids })).failed.map(({ code }) => code)).toEqual([
      'RECORD_NOT_FOUND',
      'RECORD_NOT_FOUND',
    ]);
    expect(await ask(viewer, 'end', { filter: {} })).toMatchObject({ total: 0 });
    expect(await off()).toBe(0);
  });

  test('a branch’s people are not let in, nor whoever has another right', async () => {
    const ids = await branches(1);
    const atBranch = staff('branch', { operatorId: mekong, branchId: ids[0] });
    for (const what of ['end', 'report', 'stopBulk', 'undoBulk'] as const)
      expect(await ask(atBranch, what, { id: '1', ids })).toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = { ...clerk, grants: { 'booking.edit': 'all' } } as Viewer;
    expect(await ask(elsewhere, 'end', { ids })).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('who works elsewhere by now takes nothing back', async () => {
    const ids = await branches(2);
    const { id } = await ask(clerk, 'end', { ids });
    const moved = staff('operator', { operatorId: other });
    expect(await ask(moved, 'undoBulk', { id })).toMatchObject({ state: 'UNDONE', undoneCount: 0, failedCount: 2 });
    expect(await off()).toBe(2);
  });
});

test('who saved a record since is told when it is not taken back', async () => {
  const ids = await branches(2);
  const { id } = await ask(clerk, 'end', { ids });
  const input = { name: 'Mended', operatorId: mekong };
  await ask(clerk, 'update', { id: ids[0], version: 2, input });
  const { failed } = await ask<{ failed: object[] }>(clerk, 'undoBulk', { id });
  expect(failed).toMatchObject([{ id: ids[0], code: 'CHANGED_MEANWHILE', facts: { by: 'Bopha Chea' } }]);
});

test('pressed twice under one key it is done once', async () => {
  const ids = await branches(2);
  const press = { ...clerk, idempotencyKey: 'press' } as Viewer;
  const [first, second] = [await ask(press, 'end', { ids }), await ask(press, 'end', { ids })];
  expect(second).toEqual(first);
  expect((await all()).map(({ version }) => version)).toEqual([2, 2]);
});

describe('of who asked', () => {
  const request = { session: { id: '7', generation: 1 }, bookingToken: 'opens-a-booking', userAgent: 'Firefox' };
  const holder = { ...clerk, ...request } as Viewer;
  const kept = async (id: string): Promise<object | null> =>
    (
      await catalogue.outside.rows<{ as: object | null }>('select asked_as as "as" from bulk_change where id = $1', [
        id,
      ])
    )[0]!.as;

  test('nothing is kept that opens or shows something, and nothing at all once nobody works on it', async () => {
    await branches(MANY);
    const { id } = await ask(holder, 'end', { filter: {} });
    expect(await kept(id)).toMatchObject({ kind: 'user', userId: '9', impersonatorId: '8' });
    for (const secret of Object.keys(request)) expect(await kept(id)).not.toHaveProperty(secret);
    await ask(holder, 'stopBulk', { id });
    expect(await kept(id)).toBeNull();
  });

  test.each([
    ['done', 'DONE'],
    ['stopped', 'STOPPED'],
  ])('a change that was %s is forgotten after thirty days', async (_, state) => {
    await branches(MANY);
    const { id } = await ask(clerk, 'end', { filter: {} });
    if (state === 'STOPPED') await ask(clerk, 'stopBulk', { id });
    await work();
    const forget = () => catalogue.subgraph.runJob('forget-bulk');
    catalogue.clock.advance({ days: 29 });
    await forget();
    expect(await ask(clerk, 'report', { id })).toMatchObject({ state });
    catalogue.clock.advance({ days: 2 });
    await forget();
    expect(await ask(clerk, 'report', { id })).toBeNull();
  });
});
