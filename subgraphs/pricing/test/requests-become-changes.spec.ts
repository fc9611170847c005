import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { REQUESTS_BECOME_CHANGES } from '../migrations/requests-become-changes.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing);
  // As it stood before (prices-are-asked-for.ts, feeds-ask-for-prices.ts).
  await world.outside.change(`create table price_request (id bigserial primary key, state text, line_id bigint,
    operator_id bigint, country_code varchar(2), currency varchar(3), prices jsonb, seen text, zones jsonb default '[]',
    sold jsonb null, import_id bigint null, asked_by_id bigint, asked_at timestamptz, decided_by_id bigint null,
    decided_at timestamptz null, answer text null)`);
});
afterAll(() => world.close());

const PRICE = { fromStopId: '11', toStopId: '14', local: 900, foreign: 1200 };
const INSERT = `insert into price_request (state, line_id, operator_id, country_code, currency, prices, seen, zones, import_id,
    asked_by_id, asked_at, decided_by_id, decided_at, answer)
  values ($1, $2, $3, 'KH', 'USD', $4::jsonb, 'v1', '[["11", "12"]]', $5, 4, '2026-11-20T18:30:00Z', $6, $7, $8)`;
const asked = (state: string, lineId: string, operatorId: string, more: object = {}) => {
  const { importId = null, answer = null } = more as { importId?: string; answer?: string };
  const decided = state === 'waiting' ? [null, null] : ['9', '2026-11-21T02:00:00Z'];
  return world.outside.change(INSERT, [
    ...[state, lineId, operatorId, JSON.stringify([PRICE]), importId],
    ...[...decided, answer],
  ]);
};

test('what was asked for of a line is a change: what was written numbers its operator’s versions in its order', async () => {
  await asked('done', '9', '1', { importId: '12' });
  await asked('refused', '9', '1', { answer: 'Below cost' });
  await asked('done', '8', '1');
  await asked('withdrawn', '7', '2');
  await asked('waiting', '9', '1');
  for (const statement of REQUESTS_BECOME_CHANGES) await world.outside.change(statement);
  const changes = await world.outside.rows(
    `select state, number, line_id::text as line, import_id::text as feed, effective_from::text as "from", answer,
      jsonb_array_length(operations) as operations from tariff_change order by id`,
  );
  const change = { operations: 0, feed: null, answer: null, from: '2026-11-21', number: null };
  expect(changes).toEqual([
    { ...change, state: 'applied', number: 1, line: '9', feed: '12' },
    { ...change, state: 'declined', line: '9', answer: 'Below cost' },
    { ...change, state: 'applied', number: 2, line: '8' },
    { ...change, state: 'withdrawn', line: '7' },
    { ...change, state: 'waiting', line: '9' },
  ]);
  const [{ wish }] = (await world.outside.rows<{ wish: object }>(
    `select wish from tariff_change where state = 'waiting'`,
  )) as [{ wish: object }];
  expect(wish).toEqual({ currency: 'USD', prices: [PRICE], zones: [['11', '12']], sold: null, seen: 'v1' });
  const tariffs = 'select operator_id::text as id, version, country_code as country from operator_tariff order by id';
  expect(await world.outside.rows(tariffs)).toEqual([
    { id: '1', version: 2, country: 'KH' },
    { id: '2', version: 0, country: 'KH' },
  ]);
});
