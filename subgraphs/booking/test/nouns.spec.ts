import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Ask, nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { missingIndexes } from '@naga/server-kit/testing/nouns/noun-indexes.js';
import { nounParts } from '@naga/server-kit/testing/nouns/noun-parts.js';
import { type AuditedChange, NounTrial } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { tryRecorded } from '@naga/server-kit/testing/nouns/recorded-trials.js';
import { nouns, recordedNouns } from '../src/nouns.js';
import { samples } from './noun-samples.js';
import { recordedMeans } from './recorded-samples.js';
import { type NounWorld, nounWorld } from './noun-world.js';

let world: NounWorld;
beforeAll(async () => {
  world = await nounWorld();
});
afterAll(() => world.close());

const AUDIT = `select action, actor_user_id::text as by, changes from audit_entry
  where entity = $1 and row_id = $2 order by id`;

test('each noun has a sample, so that it goes through all that follows', () => {
  expect(nouns.map(({ name }) => name)).toEqual([...samples.keys()]);
});

describe.each(nouns)('$name has', (noun) => {
  const trial = new NounTrial({
    noun,
    sample: samples.get(noun.name)!,
    ask: ((what, variables, viewer) => nounAsker(world, noun)(what, variables, viewer)) satisfies Ask,
    audit: (id) => world.outside.rows<AuditedChange>(AUDIT, [noun.name, id]),
    workplaces: { operator: { operatorId: '1', countryCode: 'KH' }, country: { countryCode: 'KH' } },
    settled: () => Promise.resolve(),
  });
  test.each(nounParts)('%s', (_, shows) => shows(trial));

  test('an index for what its list is sorted by, narrowed to and searched for', async () =>
    expect(await missingIndexes(world.subgraph.database, noun)).toEqual([]));
});

tryRecorded(() => world, recordedNouns, recordedMeans);
