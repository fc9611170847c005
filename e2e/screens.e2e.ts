import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeAndWords } from './harness/axe-and-words.js';
import { lookAtMember, lookAtOffice, lookAtSite, openWorld, Place, type World } from './harness/look-at.js';
import { untranslated } from './harness/untranslated.js';

// Everybody can use every screen, and it says everything in his language. One site for all, since nothing is bought here.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => expect(await world.close()).toBe(0));

// axe looks where most of their people are; `npm run storm` has it everywhere, in all five languages.
describe.each([
  ['the back office', lookAtOffice, 1280],
  ['the site', lookAtSite, 375],
  ['an account', lookAtMember, 375],
] as const)('every screen of %s', (_, lookAt, widthOfAxe) => {
  let place: Place;
  beforeAll(async () => {
    place = await Place.open(world);
  });

  test.each([
    ['en', 1280],
    ['km', 375],
  ] as const)('has all its words in %s, fits %i, and axe finds nothing serious', async (language, width) => {
    const look = width === widthOfAxe ? axeAndWords(language) : (page: Page) => untranslated(page, language);
    expect(await lookAt(place, language, width, look)).toEqual({});
  });
});
