import { afterAll, beforeAll } from '@jest/globals';
import { tryLacking } from '@naga/server-kit/testing/nouns/recorded-trials.js';
import { recordedNouns } from '../src/nouns.js';
import { nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';
import { recordedMeans } from './recorded-samples.js';

let world: TestCatalogue;
beforeAll(async () => {
  world = await nounWorld();
});
afterAll(() => world.close());

tryLacking(() => world, recordedNouns, recordedMeans);
