import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { unauditedTables, writeAnew } from '@naga/server-kit/testing/write-anew.js';
import { AUDITED } from '../migrations/create-audit.js';
import { importMarket } from '../src/market/import-market.command.js';
import subgraph from '../src/subgraph.js';

let world: TestSubgraph<undefined>;
beforeAll(async () => {
  world = await startTestSubgraph(subgraph);
  await importMarket(world.subgraph.contextFor(guest()), world.clock.now());
});
afterAll(() => world.close());

test('every noun is audited, and what is told of it is what is there', async () => {
  expect(await unauditedTables(world.subgraph.database)).toEqual([]);
  expect(await writeAnew(world.outside, AUDITED)).toEqual([]);
  expect(await auditGaps(world.subgraph.database, AUDITED)).toEqual([]);
});

test('who sends and who receives is shown in part, what gives a parcel out not at all', async () => {
  const [row] = await world.outside.rows<{ changes: Record<string, unknown> }>(
    `select changes from audit_entry where entity = 'Parcel' and action = 'insert' order by id limit 1`,
  );
  expect(row!.changes).toMatchObject({
    sender_mobile: expect.stringMatching(/^\*\*\*00#[0-9a-f]{3}$/),
    receiver_email: expect.stringMatching(/^r\*\*\*@example\.com#[0-9a-f]{3}$/),
    pick_up_code: '***',
  });
});
