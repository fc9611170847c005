import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { axeAndWords } from './axe-and-words.js';
import { type LookAt, openWorld, type World } from './look-at.js';
import { untranslated } from './untranslated.js';

/** Every screen of these places can be used by everybody, and says everything in all five languages. */
export function everyScreenOf(places: readonly (readonly [string, LookAt])[]): void {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(async () => expect(await world.close()).toBe(0));

  describe.each(places)('every screen of %s', (_, lookAt) => {
    test.each([
      ['en', 1280],
      ['km', 375],
    ] as const)('axe finds nothing serious in %s, %i wide, and no word is missing', async (language, width) => {
      expect(await lookAt(world, language, width, axeAndWords(language))).toEqual({});
    });

    // Looked at for words and overflow alone, where words are long: `npm run storm` has axe and words in all five.
    test.each(['vi', 'es'] as const)('has all its words in %s and fits a telephone', async (language) => {
      expect(await lookAt(world, language, 375, (page) => untranslated(page, language))).toEqual({});
    });
  });
}
