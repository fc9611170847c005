import { afterAll, beforeAll, test } from '@jest/globals';
import { filesEndWell } from '@naga/server-kit/testing/nouns/files-end-well.js';
import { nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import type { TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { nouns } from '../src/nouns.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { samples, written } from './noun-samples.js';
import { nounWorld } from './noun-world.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await nounWorld();
});
afterAll(() => world.close());

test.each(nouns)(
  'whatever a file of $plural holds, it is refused with a code, has problems at its lines, or is applied and undone as a whole',
  (noun) => filesEndWell({ noun, sample: samples.get(noun.name)!, written }, nounAsker(world, noun)),
);
