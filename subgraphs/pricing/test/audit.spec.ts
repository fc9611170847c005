import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { unauditedTables, writeAnew } from '@naga/server-kit/testing/write-anew.js';
import { AUDITED } from '../migrations/create-audit.js';
import { importMarket } from '../src/market/import-market.command.js';
import subgraph from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { SOME_TARIFF } from './tariff.fixture.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(subgraph);
  await importMarket(world.outside, SOME_TARIFF);
});
afterAll(() => world.close());

test('every noun is audited, and what is told of it is what is there', async () => {
  expect(await unauditedTables(world.subgraph.database)).toEqual([]);
  expect(await writeAnew(world.outside, AUDITED)).toEqual([]);
  expect(await auditGaps(world.subgraph.database, AUDITED)).toEqual([]);
});
