import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Ask,
  holding,
  nounAsker,
  type NounReport,
  type NounRow,
} from '@naga/server-kit/testing/nouns/noun-desk.js';
import { missingIndexes } from '@naga/server-kit/testing/nouns/noun-indexes.js';
import { nounParts } from '@naga/server-kit/testing/nouns/noun-parts.js';
import { type AuditedChange, NounTrial } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { tryRecorded } from '@naga/server-kit/testing/nouns/recorded-trials.js';
import { nouns, recordedNouns } from '../src/nouns.js';
import { pricingZoneNoun } from '../src/zone/pricing-zone.noun.js';
import { samples, written } from './noun-samples.js';
import { nounWorld, type NounWorld } from './noun-world.js';
import { recordedMeans } from './recorded-samples.js';

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
    written,
    ask: ((what, variables, viewer) => nounAsker(world, noun)(what, variables, viewer)) satisfies Ask,
    audit: (id) => world.outside.rows<AuditedChange>(AUDIT, [noun.name, id]),
    workplaces: { operator: { operatorId: '1', countryCode: 'KH' }, country: { countryCode: 'KH' } },
    settled: () => world.subgraph.services.tariff.settled(),
  });
  test.each(nounParts)('%s', (_, shows) => shows(trial));

  test('an index for what its list is sorted by, narrowed to and searched for', async () =>
    expect(await missingIndexes(world.subgraph.database, noun)).toEqual([]));
});

tryRecorded(() => world, recordedNouns, recordedMeans);

describe('a zone', () => {
  const ask = <T = NounRow>(...[what, variables, viewer]: Parameters<ReturnType<typeof nounAsker>>) =>
    nounAsker(world, pricingZoneNoun)<T>(what, variables, viewer);
  const zone = (more: object = {}) => ({ name: 'Kep', operatorId: '1', routeId: null, stopIds: ['31'], ...more });

  test.each<[string, object, string]>([
    ['an operator', { operatorId: '77' }, 'operatorId'],
    ['a route of its operator', { routeId: '44' }, 'routeId'],
    ['a stop', { stopIds: ['31', '999999'] }, 'stopIds'],
  ])('names %s', async (_, more, path) => {
    expect(await ask('create', { input: zone(more) })).toMatchObject({ fields: [{ path, code: 'UNKNOWN' }] });
  });

  test('has a stop that lies in no other of the operator, but in one of a route as well', async () => {
    expect(await ask('create', { input: zone({ stopIds: ['11'] }) })).toMatchObject({
      fields: [{ path: 'stopIds', code: 'TAKEN' }],
    });
    expect(await ask('create', { input: zone({ routeId: '13', stopIds: ['11'] }) })).toMatchObject({
      stopIds: ['11'],
      route: { id: '13' },
      operator: { id: '1' },
      stopNames: [{ id: '11' }],
    });
  });

  test('with prices stays', async () => {
    expect(await ask<NounReport>('end', { ids: ['1'] })).toMatchObject({
      failed: [{ id: '1', code: 'RECORD_IN_USE', facts: { by: 'BaseTicketPrice' } }],
    });
  });

  test('is looked after where its operator is at home', async () => {
    const lao = holding({ 'pricing.edit': 'country' }, { countryCode: 'LA' });
    const { id } = await ask('create', { input: zone({ operatorId: '3', stopIds: [] }) }, lao);
    expect(await ask('one', { id }, lao)).toMatchObject({ name: 'Kep' });
    expect(await ask('one', { id }, holding({ 'pricing.edit': 'country' }, { countryCode: 'KH' }))).toBeNull();
    expect(await ask('create', { input: zone() }, lao)).toMatchObject({
      fields: [{ path: 'operatorId', code: 'UNKNOWN' }],
    });
  });
});
