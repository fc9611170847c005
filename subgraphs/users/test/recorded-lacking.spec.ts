import { afterAll, beforeAll } from '@jest/globals';
import { tryLacking } from '@naga/server-kit/testing/nouns/recorded-trials.js';
import { recordedNouns } from '../src/nouns.js';
import { World } from './world.js';
import { recordedMeans } from './recorded-samples.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

tryLacking(() => world.users, recordedNouns, recordedMeans);
