import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anyRow } from '@naga/server-kit/testing/any-row.js';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { unauditedTables, writeAnew } from '@naga/server-kit/testing/write-anew.js';
import { AUDITED } from '../migrations/create-audit.js';
import { importMarket } from '../src/market/import-market.command.js';
import subgraph from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { aDemand } from '../src/tariff-operation/operation.fixture.js';
import { frontRow, SOME_TARIFF } from './tariff.fixture.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(subgraph);
  await importMarket(world.outside, {
    ...{ ...SOME_TARIFF, tariffSupplements: [frontRow()] },
    tariffDemands: [{ id: '1', operatorId: '1', routeId: null, ...aDemand() }],
    currencyRates: [{ id: '1', currency: 'KHR', perDollar: '4100', validFrom: new Date(0), writtenAt: new Date(0) }],
  });
  await world.outside.change(`insert into add_on (names, kind, currency, fixed, most_per_seat, transport_types)
    values ('{"en":"Bag"}', 'LUGGAGE', 'USD', 200, 3, '{BUS}')`);
  await world.outside.change(
    `insert into setting (key, value, version, saved_at, saved_by_id) values ('COUPON_CODE_LETTERS', 7, 1, now(), 9)`,
  );
  await world.outside.change('insert into cache_clearing (at, asked_by_id) values (now(), 9)');
  await world.outside.change(`with made as (insert into coupon (name, kind, value, currency, weekdays, transport_types,
      operator_ids, route_ids, channels, payment_methods, funded_by, created_at)
    values ('Summer', 'AMOUNT', 200, 'USD', '{5,6}', '{BUS}', '{7}', '{}', '{web}', '{}', 'OPERATOR', now()) returning id)
    insert into coupon_code (coupon_id, code, created_at) select id, 'SUMMER', now() from made`);
  await anyRow(world.outside, 'tariff_change', { state: 'waiting', operator_id: 1, number: null, returns_id: null });
});
afterAll(() => world.close());

test('every noun is audited, and what is told of it is what is there', async () => {
  expect(await unauditedTables(world.subgraph.database)).toEqual([
    'bulk_change',
    'bulk_line',
    'cache_reload',
    'coupon_count',
    'coupon_try',
    'coupon_use',
    'followed_timing',
    'operator_tariff',
    'record_import',
  ]);
  expect(await writeAnew(world.outside, AUDITED)).toEqual([]);
  expect(await auditGaps(world.subgraph.database, AUDITED)).toEqual([]);
});
