import { describe, expect, test } from '@jest/globals';
import type { Noun } from '../../crud/noun.js';
import type { TestSubgraph } from '../start-test-subgraph.js';
import { LACKING } from './lacking.js';
import { type Ask, nounAsker } from './noun-desk.js';
import { missingIndexes } from './noun-indexes.js';
import { recordedParts } from './noun-parts.js';
import type { TrialMeans } from './noun-trial.js';
import { type RecordedMeans, recordedTrial } from './recorded-means.js';

type MeansByNoun = ReadonlyMap<string, RecordedMeans>;

/** Leads each noun that no form says through all that it has. */
export function tryRecorded<Services>(
  world: () => TestSubgraph<Services>,
  nouns: readonly Noun[],
  means: MeansByNoun,
): void {
  test('each noun that no form says has a sample', () =>
    expect(nouns.map(({ name }) => name)).toEqual([...means.keys()]));

  describe.each(nouns)('$name, which no form says, has', (noun) => {
    const trial = recordedTrial(world, noun, means.get(noun.name)!);
    test.each(recordedParts)('%s', (_, shows) => shows(trial));

    test('an index for what its list is sorted by, narrowed to and searched for', async () =>
      expect(await missingIndexes(world().subgraph.database, noun)).toEqual([]));
  });
}

/** Shows that the trial of each of them fails where a part is missing, by the name of that part. */
export function tryLacking<Services>(
  world: () => TestSubgraph<Services>,
  nouns: readonly Noun[],
  means: MeansByNoun,
): void {
  let made = 0;
  test.each(recordedParts)(
    'a noun that no form says and that lacks %s fails by that name, and one that does not passes',
    async (part, shows) => {
      for (const noun of nouns) {
        const own = means.get(noun.name)!;
        // What earlier trials wrote is there.
        const write = () => own.write(world().outside, ++made);
        const isShown = (lacking: (ask: Ask) => Partial<TrialMeans> = () => ({})) =>
          shows(recordedTrial(world, noun, own, { write, ...lacking(nounAsker(world(), noun)) })).then(
            () => true,
            () => false,
          );
        expect([noun.name, await isShown()]).toEqual([noun.name, true]);
        expect([noun.name, await isShown(LACKING[part])]).toEqual([noun.name, false]);
      }
    },
  );
}
