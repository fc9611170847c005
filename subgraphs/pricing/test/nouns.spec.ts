import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { amountToType, type Currency } from '@naga/kernel/money.js';
import { type Ask, nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import type { Written } from '@naga/server-kit/testing/nouns/noun-file.js';
import { missingIndexes } from '@naga/server-kit/testing/nouns/noun-indexes.js';
import { nounParts } from '@naga/server-kit/testing/nouns/noun-parts.js';
import { type AuditedChange, NounTrial } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { nouns } from '../src/nouns.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { samples } from './noun-samples.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  const users = { send: () => Promise.resolve({ data: { colleague: { name: 'Bopha Chea' } } }) };
  world = await startTestSubgraph(pricing, { neighbours: { users } });
});
afterAll(() => world.close());

const AUDIT = `select action, actor_user_id::text as by, changes from audit_entry
  where entity = $1 and row_id = $2 order by id`;

const money = (value: unknown, { currency }: Readonly<Record<string, unknown>>): string =>
  value === null ? '' : amountToType({ amount: value as number, currency: currency as Currency });
const percent = (value: unknown): string => (value === null ? '' : String((value as number) / 100));

/** What files say as people write it. */
const written: Written = {
  value: (value, row) => (row['kind'] === 'PERCENT' ? percent(value) : money(value, row)),
  cap: money,
  minimumAmount: money,
  budget: money,
  operatorShare: percent,
};

test('each noun has a sample, so that it goes through all that follows', () => {
  expect(nouns.map(({ name }) => name)).toEqual([...samples.keys()]);
});

describe.each(nouns)('$name has', (noun) => {
  const trial = new NounTrial({
    noun,
    sample: samples.get(noun.name)!,
    written,
    ask: ((what, variables, viewer) => nounAsker(world, noun)(what, variables, viewer)) satisfies Ask,
    audit: (id) => world.outside.rows<AuditedChange>(AUDIT, [noun.name, id]),
    workplaces: { operator: { operatorId: '1', countryCode: 'KH' }, country: { countryCode: 'KH' } },
    settled: () => Promise.resolve(),
  });
  test.each(nounParts)('%s', (_, shows) => shows(trial));

  test('an index for what its list is sorted by, narrowed to and searched for', async () =>
    expect(await missingIndexes(world.subgraph.database, noun)).toEqual([]));
});
