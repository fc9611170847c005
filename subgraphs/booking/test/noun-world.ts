import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import type { BookingServices } from '../src/services.js';
import subgraph from '../src/subgraph.js';
import { ticketClassNoun } from '../src/ticket-code/ticket-class.noun.js';
import { routeOf } from './noun-samples.js';
import { PlayedCatalogue, PlayedPricing } from './played-neighbours.js';
import { SECRET, TEST_ENV } from './world.js';

export type NounWorld = TestSubgraph<BookingServices>;

/** More than all trials make. */
const ROUTES = 400;

const NAMES: Transport = {
  send: () =>
    Promise.resolve({
      data: { __typename: 'Query', colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } },
    }),
};

/** Sales in which all that the samples of nouns name is there: an operator of Cambodia with its routes, and a class of codes. */
export async function nounWorld(): Promise<NounWorld> {
  const catalogue = new PlayedCatalogue();
  catalogue.abroad.set('1', 'KH').set('2', 'LA');
  catalogue.routes.set(
    '1',
    Array.from({ length: ROUTES }, (_, n) => ({ id: routeOf(n), names: { en: `Sample ${n}` } })),
  );
  const neighbours = { catalogue, pricing: new PlayedPricing(), users: NAMES };
  const world = await startTestSubgraph(subgraph, { neighbours, env: { SANDBOX_SECRET: SECRET, ...TEST_ENV } });
  const input = { operatorId: '1', prefix: 'R-', digits: 12, suffix: null, createFor: 'EVERYBODY', journeyType: 'ANY' };
  await nounAsker(world, ticketClassNoun)('create', { input: { ...input, allowForeigners: true, allowLocals: true } });
  return world;
}
