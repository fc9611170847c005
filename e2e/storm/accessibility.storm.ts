import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import { axeAndWords } from '../harness/axe-and-words.js';
import type { Width } from '../harness/browser.js';
import { lookAtMember, lookAtOffice, lookAtSite, openWorld, Place, type World } from '../harness/look-at.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => expect(await world.close()).toBe(0));

const LOOKS = LANGUAGES.flatMap((language) => [375, 1280].map((width) => [language, width as Width] as const));

describe.each([
  ['the site', lookAtSite],
  ['the back office', lookAtOffice],
  ['an account', lookAtMember],
] as const)('every screen of %s', (_, lookAt) => {
  let place: Place;
  beforeAll(async () => {
    place = await Place.open(world);
  });

  test.each(LOOKS)('axe finds nothing serious in %s, %i wide, and no word is missing', async (language, width) => {
    expect(await lookAt(place, language, width, axeAndWords(language))).toEqual({});
  });
});
