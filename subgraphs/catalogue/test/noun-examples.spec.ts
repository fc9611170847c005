import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filledIn } from '@naga/kernel/examples/fill-in.js';
import { NOUN_EXAMPLES } from '@naga/kernel/examples/noun-examples.js';
import type { NounImport } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { nouns } from '../src/nouns.js';
import { nounTrial, nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await nounWorld();
});
afterAll(() => catalogue.close());

/** What the first records are that an example can name. */
const FIRST = {
  locationId: '1',
  latitude: '11.57',
  longitude: '104.92',
  vehicleCategoryId: '1',
  seatLayoutId: '1',
};
/** Who looks after records of the platform, and of an operator: their examples are theirs. */
const DESKS = [
  ['all', { ...FIRST, operatorId: '' }],
  ['operator', { ...FIRST, operatorId: '1' }],
] as const;
const SAMPLED = nouns.filter(({ name }) => name in NOUN_EXAMPLES);

test('every example is of a noun', () => {
  expect(SAMPLED.map(({ name }) => name).sort()).toEqual(Object.keys(NOUN_EXAMPLES));
});

describe.each(SAMPLED)('the example of $name', (noun) => {
  const seats = DESKS.filter(([scope]) => scope === 'all' || noun.owner?.field === 'operatorId');

  test.each(seats)(
    'holds new records in all five languages, which are applied and undone by %s',
    async (scope, values) => {
      const trial = nounTrial(() => catalogue, noun);
      const staff = trial.staff(scope);
      const { EXAMPLE } = await NOUN_EXAMPLES[noun.name as keyof typeof NOUN_EXAMPLES]();
      const file = filledIn(EXAMPLE, values);
      const { id, rows } = await trial.ask<NounImport>('rehearse', { file }, staff);
      expect(rows.map(({ action, problems }) => [action, ...problems])).toEqual(rows.map(() => ['CREATE']));
      expect(rows.length).toBe(file.trim().split('\n').length - 1);
      expect(JSON.stringify(rows[0]!.after)).toMatch(/[\u1780-\u17ff].*[\u0e00-\u0e7f]/);
      expect((await trial.ask<NounImport>('apply', { id }, staff)).state).toBe('APPLIED');
      expect((await trial.ask<NounImport>('undo', { id }, staff)).state).toBe('UNDONE');
    },
  );
});
