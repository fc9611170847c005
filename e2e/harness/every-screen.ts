import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.js';
import { type LookAt, openWorld, type World } from './look-at.js';
import { untranslated } from './untranslated.js';

/** What axe finds, and words that are missing: a screen is visited once for both. */
const axeAndWords = (language: LanguageCode) => async (page: Page) => [
  ...(await seriousFindings(page)),
  ...(await untranslated(page, language)),
];

/** Every screen of these places can be used by everybody and says everything in the reader's language. */
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

    // Spanish has the longest words; `npm run storm` has axe and words in all five.
    test('has all its words in es and fits a telephone', async () => {
      expect(await lookAt(world, 'es', 375, (page) => untranslated(page, 'es'))).toEqual({});
    });
  });
}
