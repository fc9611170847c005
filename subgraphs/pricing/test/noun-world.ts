import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { playedCatalogue } from './played-catalogue.js';
import { SOME_TARIFF } from './tariff.fixture.js';

export type NounWorld = TestSubgraph<PricingServices>;

/** Prices beside which all that the samples of nouns name is there. */
export async function nounWorld(): Promise<NounWorld> {
  const users = {
    send: () =>
      Promise.resolve({
        data: { __typename: 'Query', colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } },
      }),
  };
  const world = await startTestSubgraph(pricing, { neighbours: { users, catalogue: playedCatalogue() } });
  await importMarket(world.outside, SOME_TARIFF);
  return world;
}
