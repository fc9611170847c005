import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LACKING } from '@naga/server-kit/testing/nouns/lacking.js';
import { type Ask, nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { recordedParts } from '@naga/server-kit/testing/nouns/noun-parts.js';
import type { TrialMeans } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { recordedNouns } from '../src/nouns.js';
import { type NounWorld, nounWorld, recordedTrial } from './noun-world.js';
import { recordedMeans } from './recorded-samples.js';

let world: NounWorld;
beforeAll(async () => {
  world = await nounWorld();
});
afterAll(() => world.close());

let made = 0;

test.each(recordedParts)(
  'a noun that others write and that lacks %s fails by that name, and one that does not passes',
  async (part, shows) => {
    for (const noun of recordedNouns) {
      // What earlier trials wrote is there.
      const write = () => recordedMeans.get(noun.name)!.write(world.outside, ++made);
      const isShown = (lacking: (ask: Ask) => Partial<TrialMeans> = () => ({})) =>
        shows(recordedTrial(() => world, noun, { write, ...lacking(nounAsker(world, noun)) })).then(
          () => true,
          () => false,
        );
      expect([noun.name, await isShown()]).toEqual([noun.name, true]);
      expect([noun.name, await isShown(LACKING[part])]).toEqual([noun.name, false]);
    }
  },
);
