import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nounParts } from '@naga/server-kit/testing/nouns/noun-parts.js';
import { tryRecorded } from '@naga/server-kit/testing/nouns/recorded-trials.js';
import { drawnNouns, nouns, recordedNouns } from '../src/nouns.js';
import { drawnSamples, samples } from './noun-samples.js';
import { nounTrial, nounWorld } from './noun-world.js';
import { recordedMeans } from './recorded-samples.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await nounWorld();
});
afterAll(() => catalogue.close());

test('each noun has a sample, so that it goes through all that follows', () => {
  expect(nouns.map(({ name }) => name)).toEqual([...samples.keys()]);
  expect(drawnNouns.map(({ name }) => name)).toEqual([...drawnSamples.keys()]);
});

describe.each([...nouns, ...drawnNouns])('$name has', (noun) => {
  const trial = nounTrial(() => catalogue, noun);
  test.each(nounParts)('%s', (_, shows) => shows(trial));
});

tryRecorded(() => catalogue, recordedNouns, recordedMeans);
