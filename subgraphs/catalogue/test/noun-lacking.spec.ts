import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import { LACKING } from '@naga/server-kit/testing/nouns/lacking.js';
import { type Ask, nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { NOUN_PARTS, type NounPart } from '@naga/server-kit/testing/nouns/noun-parts.js';
import type { TrialMeans } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { operatorNoun } from '../src/operator/operator.noun.js';
import { seatCategoryNoun } from '../src/vehicle/seat-category.noun.js';
import { samples } from './noun-samples.js';
import { nounTrial, nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await nounWorld();
});
afterAll(() => catalogue.close());

let made = 0;
const isShown = (part: NounPart, noun: Noun, lacking: (ask: Ask) => Partial<TrialMeans> = () => ({})) => {
  // What earlier trials made is there.
  const sample = () => samples.get(noun.name)!(++made);
  const trial = nounTrial(() => catalogue, noun, { sample, ...lacking(nounAsker(catalogue, noun)) });
  return NOUN_PARTS[part](trial).then(
    () => true,
    () => false,
  );
};

test.each(Object.entries(LACKING) as [NounPart, (ask: Ask) => Partial<TrialMeans>][])(
  'a noun that lacks %s fails by that name, and one that does not passes',
  async (part, lacking) => {
    for (const noun of [operatorNoun, seatCategoryNoun]) {
      expect(await isShown(part, noun)).toBe(true);
      expect(await isShown(part, noun, lacking)).toBe(false);
    }
  },
);
