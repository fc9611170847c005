import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nasty } from '@naga/server-kit/testing/nouns/any-file.js';
import { filesEndWell } from '@naga/server-kit/testing/nouns/files-end-well.js';
import { nounAsker, type NounRow } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { nounFile } from '@naga/server-kit/testing/nouns/noun-file.js';
import fc from 'fast-check';
import { draws } from '@naga/server-kit/testing/draws.js';
import { amenityNoun } from '../src/amenity/amenity.noun.js';
import { nouns } from '../src/nouns.js';
import { seatCategoryNoun } from '../src/vehicle/seat-category.noun.js';
import { samples } from './noun-samples.js';
import { nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await nounWorld();
});
afterAll(() => catalogue.close());

test.each(nouns)(
  'whatever a file of $plural holds, it is refused with a code, has problems at its lines, or is applied and undone as a whole',
  (noun) => filesEndWell({ noun, sample: samples.get(noun.name)! }, nounAsker(catalogue, noun)),
);

test('what was written is read as it was: formulas, quotes and marks in names change nothing', async () => {
  const ask = nounAsker(catalogue, seatCategoryNoun);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 }), nasty, async (en, km) => {
      const made = await ask<NounRow>('create', { input: { names: { en, km } } });
      if (made.code !== undefined) return expect(made.code).toBe('BAD_USER_INPUT');
      const file = await nounFile(seatCategoryNoun, [await ask<NounRow>('one', { id: made.id })]);
      expect(await ask('rehearse', { file })).toMatchObject({ rows: [{ action: 'SAME' }] });
      await ask('end', { ids: [made.id] });
    }),
    draws(30),
  );
});

test('a line of many letters is too long at its field, and a file of ten million is refused as a whole', async () => {
  const ask = nounAsker(catalogue, amenityNoun);
  const file = (letters: number) => `code,names.en,icon\nlong,${'x'.repeat(letters)},wifi`;
  expect(await ask('rehearse', { file: file(900_000) })).toMatchObject({
    rows: [{ problems: [{ path: 'names.en', code: 'MAX_LENGTH' }] }],
  });
  expect(await ask('rehearse', { file: file(10_000_000) })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'file', code: 'MAX_LENGTH' }],
  });
});
