import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Ask, nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { missingIndexes } from '@naga/server-kit/testing/nouns/noun-indexes.js';
import { nounParts } from '@naga/server-kit/testing/nouns/noun-parts.js';
import { type AuditedChange, NounTrial } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { tryRecorded } from '@naga/server-kit/testing/nouns/recorded-trials.js';
import { nouns, recordedNouns } from '../src/nouns.js';
import { samples, written } from './noun-samples.js';
import { recordedMeans } from './recorded-samples.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
  // Who does it in a trial.
  await world.users.outside.rows(`select setval('account_id_seq', 8)`);
  await world.anAccount({ firstName: 'Bopha', lastName: 'Chea' });
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
    written,
    ask: ((what, variables, viewer) => nounAsker(world.users, noun)(what, variables, viewer)) satisfies Ask,
    audit: (id) => world.users.outside.rows<AuditedChange>(AUDIT, [noun.name, id]),
    workplaces: { operator: { operatorId: '1', countryCode: 'KH' }, country: { countryCode: 'KH' } },
    settled: () => Promise.resolve(),
  });
  test.each(nounParts)('%s', (_, shows) => shows(trial));

  test('an index for what its list is sorted by, narrowed to and searched for', async () =>
    expect(await missingIndexes(world.users.subgraph.database, noun)).toEqual([]));
});

tryRecorded(() => world.users, recordedNouns, recordedMeans);
