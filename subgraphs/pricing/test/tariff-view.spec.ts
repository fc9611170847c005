import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { SOME_TARIFF } from './tariff.fixture.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing, { neighbours: { catalogue: playedCatalogue() } });
  await importMarket(world.outside, SOME_TARIFF);
  await world.outside
    .change(`insert into base_ticket_price (zone_from_id, zone_to_id, passenger_type, currency, local_value,
    foreign_value, effective_from, version) values (1, 3, 'ADULT', 'USD', 1000, 1400, '2026-12-01', 1)`);
  await world.outside
    .change(`insert into base_ticket_price (zone_from_id, zone_to_id, passenger_type, currency, local_value,
    foreign_value, effective_from, sold) values (1, 2, 'ADULT', 'USD', 0, 0, '2026-12-01', false)`);
  await world.subgraph.services.tariff.settled();
});
afterAll(() => world.close());

const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });
const ask = async <T>(query: string, viewer: Viewer = CLERK): Promise<T> => {
  const { data, errors } = await world.run<{ answer: T }, object>(`{ answer: ${query} }`, {}, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
};
const MATRIX = `version day zones { id name stopCount } cells { fromZoneId toZoneId passengerType since until version price { local } }`;
interface Matrix {
  zones: { name: string; stopCount: number }[];
  cells: object[];
}
const matrixOn = (day: string) => ask<Matrix>(`tariff(operatorId: "1", day: "${day}") { ${MATRIX} }`);

describe('a matrix', () => {
  test('has the zones by name, and what is sold on a day with since and until when', async () => {
    const { zones, cells } = await matrixOn('2026-11-30');
    expect(zones.map(({ name, stopCount }) => `${name} ${stopCount}`)).toEqual([
      'Kampong Thom 1',
      'Phnom Penh 2',
      'Siem Reap 1',
    ]);
    expect(cells).toHaveLength(3);
    const toSiemReap = { fromZoneId: '1', toZoneId: '3', passengerType: 'ADULT' };
    expect(cells).toContainEqual({
      ...toSiemReap,
      since: null,
      until: '2026-12-01',
      version: 0,
      price: { local: 900 },
    });
    const later = await matrixOn('2026-12-01');
    expect(later.cells).toContainEqual({
      ...{ ...toSiemReap, since: '2026-12-01', until: null, version: 1, price: { local: 1000 } },
    });
    expect(later.cells).toHaveLength(2);
  });

  test('lies with its operator, and costs a constant number of statements', async () => {
    expect(await ask(`tariff(operatorId: "1") { version }`, RIVAL)).toBeNull();
    expect(await ask(`tariff(operatorId: "77") { version }`, user('1', { 'pricing.ask': 'all' }))).toBeNull();
    expect(await statementsOf(() => matrixOn('2026-12-01'))).toHaveLength(6);
  });
});

describe('rules', () => {
  test('are listed while they are not over, for whom they concern', async () => {
    const list = `tariffRules(operatorId: "1") { id version rule { routeTimingId local daysOfWeek priority } }`;
    expect(await ask(list)).toEqual([
      { id: '7', version: 0, rule: { routeTimingId: '100', local: 1000, daysOfWeek: [6, 7], priority: 0 } },
    ]);
    expect(await ask(list, RIVAL)).toEqual([]);
  });

  test('tell which of them decides on which day, with what nobody has written yet', async () => {
    const days = (change = '') =>
      ask<{ ruleId: string | null; operation: number | null }[]>(
        `ruleDays(operatorId: "1", routeTimingId: "100", days: 4${change}) { date ruleId operation }`,
      );
    // From Friday on.
    expect((await days()).map(({ ruleId }) => ruleId)).toEqual([null, '7', '7', null]);
    const rule = `{ routeTimingId: "100", local: 1, nonLocal: 1, originalLocal: 0, originalNonLocal: 0, status: ACTIVE,
      isDayOfWeekDependent: false, daysOfWeek: [], priority: 2 }`;
    const change = `, change: { effectiveFrom: "2026-11-22", operations: [{ kind: PUT_RULE, rule: ${rule} }] }`;
    expect((await days(change)).map(({ ruleId, operation }) => ruleId ?? operation)).toEqual([null, '7', 0, 0]);
  });
});
