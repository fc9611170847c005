import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { axeAndWords } from './harness/axe-and-words.js';
import { lookAtMember, lookAtOffice, lookAtSite, openWorld, Place, type World } from './harness/look-at.js';
import { untranslated } from './harness/untranslated.js';

// Everybody can use every screen, and it says everything in all five languages. One site for all, since nothing is bought here.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => expect(await world.close()).toBe(0));

describe.each([
  ['the back office', lookAtOffice, []],
  ['the site', lookAtSite, ['vi', 'es']],
  ['an account', lookAtMember, ['es']],
] as const)('every screen of %s', (_, lookAt, long) => {
  let place: Place;
  beforeAll(async () => {
    place = await Place.open(world);
  });

  test.each([
    ['en', 1280],
    ['km', 375],
  ] as const)('axe finds nothing serious in %s, %i wide, and no word is missing', async (language, width) => {
    expect(await lookAt(place, language, width, axeAndWords(language))).toEqual({});
  });

  // Looked at for words and overflow alone, where words are long; `npm run storm` has axe and words in all five everywhere.
  for (const language of long)
    test(`has all its words in ${language} and fits a telephone`, async () => {
      expect(await lookAt(place, language, 375, (page) => untranslated(page, language))).toEqual({});
    });
});
