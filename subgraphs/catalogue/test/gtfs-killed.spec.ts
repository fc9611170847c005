import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { afterEachStatement, dyingAt } from '@naga/server-kit/testing/dying-at.js';
import { feedDesk, type FeedDesk } from './feed-desk.js';
import { packed, SMALL } from './gtfs.fixture.js';

let desk: FeedDesk;
beforeAll(async () => {
  desk = await feedDesk();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

const MOST_TRIES = 3;
/** Statements of a step before its transaction has done much: it has begun. */
const IN_THE_MIDDLE = 12;
const LATER = {
  ...SMALL,
  'stop_times.txt': SMALL['stop_times.txt']!.replace('T3,07:00:00,07:00:00', 'T3,07:15:00,07:15:00'),
};
async function dieIn(): Promise<boolean> {
  await desk.settled();
  return dyingAt(IN_THE_MIDDLE, () => desk.work());
}

describe('a process that dies at any statement leaves nothing half done, and the step is done by the next', () => {
  test.each(['apply', 'undo'] as const)('%s', async (step) => {
    const deaths = await afterEachStatement({
      make: async () => {
        await desk.clear();
        await desk.applied(SMALL);
        const { id } = await desk.rehearsed(await packed(LATER));
        const before = await desk.state();
        if (step === 'undo') await desk.done(id, 'apply');
        const from = await desk.state();
        await desk.ask(step, id);
        await desk.settled();
        return { id, from, to: step === 'undo' ? before : undefined };
      },
      act: () => desk.work(),
      // How far it was and how often it was begun stands beside what is done, and is no half of it.
      kept: async () => {
        await desk.database.change('update gtfs_import set tries = 0');
        return JSON.stringify([await desk.state(), await desk.database.rows('select id, state from gtfs_import')]);
      },
      look: async ({ id, from, to }, n, died) => {
        const left = await desk.state();
        const isOver = (await desk.see(id)).state === (step === 'undo' ? 'UNDONE' : 'APPLIED');
        if (!isOver) expect({ n, left }).toEqual({ n, left: from });
        if (died) await desk.work();
        expect(await desk.see(id)).toMatchObject({ state: step === 'undo' ? 'UNDONE' : 'APPLIED', failure: null });
        const after = await desk.state();
        expect(after).not.toEqual(from);
        if (to !== undefined) expect(after).toEqual(to);
      },
    });
    expect(deaths).toBeGreaterThan(IN_THE_MIDDLE);
  });
});

test('what ended its process three times is not begun a fourth time, and others go on', async () => {
  const { id } = await desk.rehearsed(await packed(SMALL));
  await desk.ask('apply', id);
  for (let time = 0; time < MOST_TRIES; time++) {
    expect(await dieIn()).toBe(true);
    expect(await desk.see(id)).toMatchObject({ state: 'APPLYING' });
  }
  await desk.work();
  expect(await desk.see(id)).toMatchObject({ state: 'FAILED', failure: 'TRIED_TOO_OFTEN' });
  expect(await desk.state()).toEqual([]);
  // Who asks again by hand begins anew.
  expect(await desk.done(id, 'rehearse')).toMatchObject({ state: 'REHEARSED', failure: null });
  expect(await desk.done(id, 'apply')).toMatchObject({ state: 'APPLIED' });
});

test('an undo that ended its process three times leaves the feed applied', async () => {
  const { id } = await desk.applied(SMALL);
  await desk.ask('undo', id);
  for (let time = 0; time < MOST_TRIES; time++) expect(await dieIn()).toBe(true);
  await desk.work();
  expect(await desk.see(id)).toMatchObject({ state: 'APPLIED', failure: 'TRIED_TOO_OFTEN' });
});

test('the audit names who pressed, not who sent the file', async () => {
  const { id } = await desk.rehearsed(await packed(SMALL));
  await desk.done(id, 'apply', desk.colleague);
  const actors = await desk.database.rows(
    `select distinct on_behalf_of::text as who from audit_entry where entity in ('Stop', 'Route') and request_id = 'gtfs-import-${id}'`,
  );
  expect(actors).toEqual([{ who: desk.colleague.userId }]);
});

test('a stop’s long name is cut; what is no name at all is told at its row', async () => {
  const called = (name: string) => ({ ...SMALL, 'stops.txt': SMALL['stops.txt']!.replace('Rest place', name) });
  expect(await desk.applied(called(`${'x'.repeat(99)} y`))).toMatchObject({ state: 'APPLIED' });
  const names = await desk.database.rows(`select names ->> 'en' as name from stop where names ->> 'en' like 'x%'`);
  expect(names).toEqual([{ name: 'x'.repeat(99) }]);
  const { report } = await desk.rehearsed(await packed(called('x'.repeat(1001))));
  expect(report!.problems[0]).toEqual({ file: 'stops.txt', line: 4, code: 'MAX_LENGTH' });
});
