import { afterAll, beforeAll } from '@jest/globals';
import { tryLacking } from '@naga/server-kit/testing/nouns/recorded-trials.js';
import { recordedNouns } from '../src/nouns.js';
import { type NounWorld, nounWorld } from './noun-world.js';
import { recordedMeans } from './recorded-samples.js';

let world: NounWorld;
beforeAll(async () => {
  world = await nounWorld();
});
afterAll(() => world.close());

tryLacking(() => world, recordedNouns, recordedMeans);
