import assert from 'node:assert/strict';
import { inPairs } from '../measure/pairs.js';
import { spread } from '../measure/statistics.js';
import type { Finding } from '../report.js';
import type { Market } from '../servers/in-this-process.js';
import { onMarket } from '../servers/on-market.js';
import { askPricing, fillMonth } from './what-if-world.js';

const TARIFF = `query ($id: ID!) { tariff(operatorId: $id) { cells { fromZoneId toZoneId passengerType
  price { currency local foreign localOffer foreignOffer offerFrom offerTo commission } } } }`;
const DRAFT = `mutation ($id: ID!, $input: TariffChangeInput!) { answer: draftTariffChange(operatorId: $id, input: $input) {
  ... on TariffChange { id } ... on Refused { code } } }`;
const REPLAY = `query ($id: ID!, $part: TariffReplayPart!, $period: Int!) { answer: tariffReplay(changeId: $id, part: $part, period: $period) {
  caseCount isCut counts { kind cases weight } rows { kind route { id } from to before { fare stages { name subtotal source } }
    after { fare stages { name subtotal source } } } revenue { currency sold before after } } }`;

interface Cell {
  readonly price: Readonly<Record<string, unknown>> & { readonly local: number; readonly foreign: number };
}

/** All prices of an operator a dollar higher, as nobody has written yet. */
async function dearer(market: Market, id: string): Promise<string> {
  const { tariff } = await askPricing<{ tariff: { cells: readonly Cell[] } }>(market, TARIFF, { id });
  const operations = tariff.cells.map(({ price, ...cell }) => ({
    ...{ kind: 'PUT_PRICE', ...cell },
    price: { ...price, local: price.local + 100, foreign: price.foreign + 100 },
  }));
  const { answer } = await askPricing<{ answer: { id: string } }>(market, DRAFT, { id, input: { operations } });
  return answer.id;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A change of all prices of one operator, tried on a month. */
export const whatIf = (): AsyncGenerator<Finding> =>
  onMarket('booking', async function* (market, client) {
    const operatorId = await fillMonth(market, client);
    const id = await dearer(market, operatorId);
    for (const [part, period, what] of [
      ['SEARCHES', 30, '12,000 rows of searches of 30 days'],
      ['SALES', 30, '20,000 seats sold in 30 days'],
      ['DEPARTURES', 28, 'departures of four weeks'],
    ] as const) {
      const ask = () =>
        askPricing<{ answer: { caseCount: number; isCut: boolean } }>(market, REPLAY, { id, part, period });
      const { caseCount, isCut } = (await ask()).answer;
      assert.ok(caseCount > 0 && !isCut);
      const { a, b } = await inPairs(
        () => timed(ask),
        () => timed(() => askPricing(market, TARIFF, { id: operatorId })),
      );
      yield {
        what: `What a change of all prices does: ${what}, ${caseCount} cases`,
        ours: `${spread(a, 0)} ms`,
        beside: `reading the operator's tariff ${spread(b, 1)} ms`,
      };
    }
  });
