import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { nouns } from '../../src/nouns.js';
import { officeSteps } from './office-steps.js';
import { staffSteps } from './staff-steps.js';
import { travellerSteps } from './traveller-steps.js';
import type { Steps } from './walk.js';

/** Mutations that no walk makes, each with the reason why none could find anything. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  payAffiliateStatement:
    'no ride of a walk is over for a week and a month: subgraphs/booking/test/affiliate-statement.spec.ts',
  saveBookingSetting: 'it writes no row that a booking has: subgraphs/booking/test/settings.spec.ts',
  ...Object.fromEntries(
    nouns.flatMap(({ name }) =>
      [`rehearse${name}Import`, `apply${name}Import`, `undo${name}Import`].map((mutation) => [
        mutation,
        'a file does what forms do, which are walked: subgraphs/booking/test/nouns.spec.ts',
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['stopBoardingRouteBulk', 'stopCodeRangeBulk', 'undoCodeRangeBulk'].map((mutation) => [
      mutation,
      'the job that changes many is walked with classes of codes; of each noun: subgraphs/booking/test/nouns.spec.ts',
    ]),
  ),
};

const contract = new URL('../../../../schema/booking.graphql', import.meta.url);

test('every mutation of this subgraph is made by a walk, or somebody says why not', () => {
  const mutations = Object.keys(
    buildSchema(readFileSync(contract, 'utf8'), { assumeValid: true, assumeValidSDL: true })
      .getMutationType()!
      .getFields(),
  );
  const tables: Steps[] = [travellerSteps, staffSteps, officeSteps];
  const made = tables.flatMap((steps) => Object.values(steps).flatMap(({ makes }) => makes));
  expect(mutations.length).toBeGreaterThan(50);
  expect([...new Set([...made, ...Object.keys(NOT_WALKED)])].sort()).toEqual(mutations.sort());
});
