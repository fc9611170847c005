import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { SOME_TARIFF } from './tariff.fixture.js';

/** It is 20 November. */
const TODAY = '2026-11-20';
const DECEMBER = '2026-12-01';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  const pricedTimings = () => [{ id: '100', routeId: '10' }];
  world = await startTestSubgraph(pricing, { neighbours: { catalogue: playedCatalogue({ pricedTimings }) } });
  await importMarket(world.outside, SOME_TARIFF);
});
afterAll(() => world.close());

const both = (scope: string) => ({ 'pricing.ask': scope, 'pricing.edit': scope });
const BOSS = user('1', both('all'));
const CAMBODIA = user('11', both('country'), { countryCode: 'KH' });
const LAOS = user('12', both('country'), { countryCode: 'LA' });
const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });

interface Change {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly number: number | null;
  readonly effectiveFrom: string;
  readonly operations: readonly object[];
  readonly code?: string;
  readonly facts?: object;
  readonly returnedById: string | null;
}
const PRICE = 'currency local foreign localOffer foreignOffer offerFrom offerTo commission';
const RULE = 'routeTimingId local nonLocal validFrom validTo daysOfWeek priority status';
const CHANGE = `id version state number effectiveFrom note returnsId returnedById canWrite canDecide canWithdraw canReturn
  operationCount operations { kind from to passengerType price { ${PRICE} } wasPrice { ${PRICE} } ruleId rule { ${RULE} } wasRule { ${RULE} } }`;
const ANSWER = `{ ... on TariffChange { ${CHANGE} } ... on Refused { code facts } }`;
const DOCUMENTS = {
  draft: `mutation ($operatorId: ID!, $input: TariffChangeInput!) { answer: draftTariffChange(operatorId: $operatorId, input: $input) ${ANSWER} }`,
  update: `mutation ($id: ID!, $version: Int!, $input: TariffChangeInput!) { answer: updateTariffDraft(id: $id, version: $version, input: $input) ${ANSWER} }`,
  ask: `mutation ($id: ID!, $version: Int!) { answer: askTariffChange(id: $id, version: $version) ${ANSWER} }`,
  write: `mutation ($id: ID!, $version: Int!, $commission: Int) { answer: writeTariffChange(id: $id, version: $version, commission: $commission) ${ANSWER} }`,
  decide: `mutation ($id: ID!, $approve: Boolean!, $answer: String) { answer: decideTariffChange(id: $id, approve: $approve, answer: $answer) ${ANSWER} }`,
  withdraw: `mutation ($id: ID!) { answer: withdrawTariffChange(id: $id) ${ANSWER} }`,
  takeBack: `mutation ($id: ID!, $effectiveFrom: LocalDate) { answer: returnTariffChange(id: $id, effectiveFrom: $effectiveFrom) {
    ... on ReturnedTariff { left change { ${CHANGE} } } ... on Refused { code facts } } }`,
  one: `query ($id: ID!) { answer: tariffChange(id: $id) { ${CHANGE} } }`,
  list: `query ($operatorId: ID, $state: TariffChangeState) { answer: tariffChanges(operatorId: $operatorId, state: $state) {
    total rows { id state operations { kind } } } }`,
} as const;

async function run<T = Change>(what: keyof typeof DOCUMENTS, variables: object, viewer: Viewer = BOSS): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(DOCUMENTS[what], variables, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
}

/** From Phnom Penh (zone 1) to Siem Reap (zone 3) locals pay 9.00, from there to nowhere; to Kampong Thom (2) 5.00. */
const put = (local: number, toZoneId = '3', more: object = {}) => ({
  ...{ kind: 'PUT_PRICE', fromZoneId: '1', toZoneId, passengerType: 'ADULT' },
  price: { currency: 'USD', local, foreign: 1500, ...more },
});
const drop = (toZoneId = '3') => ({ kind: 'DROP_PRICE', fromZoneId: '1', toZoneId, passengerType: 'ADULT' });
const weekend = (local: number, more: object = {}) => ({
  ...{ routeTimingId: '100', local, nonLocal: 1600, originalLocal: 900, originalNonLocal: 1200, status: 'ACTIVE' },
  ...{ isDayOfWeekDependent: true, daysOfWeek: [7, 6], priority: 0, ...more },
});
const draft = (operations: object[], more: object = {}, viewer = BOSS, operatorId = '1') =>
  run('draft', { operatorId, input: { operations, effectiveFrom: DECEMBER, ...more } }, viewer);
const write = async (operations: object[], more: object = {}) => {
  const { id, version } = await draft(operations, more);
  return run('write', { id, version });
};
const asked = async (operations: object[], more: object = {}) => {
  const { id, version } = await draft(operations, more, CLERK);
  return run('ask', { id, version }, CLERK);
};
const stagesOn = async (date: string, to = '14') => {
  const query = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { items { fare stages { name subtotal source } } } }`;
  const items = [{ ref: '1', fareKey: `1.10.100.11-${to}`, date, nationality: 'LOCAL' }];
  const { data } = await world.run<{ answer: { items: { fare: number; stages: object[] }[] } | null }, object>(
    query,
    { items },
    service('booking'),
  );
  return data!.answer?.items[0] ?? null;
};
const fareOn = async (date: string, to?: string) => (await stagesOn(date, to))?.fare;
const wrong = (path: string, code: string) => ({
  extensions: { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ path, code })] },
});

/** As it was imported. */
beforeEach(async () => {
  await world.outside.change(`delete from tariff_change where returns_id is not null`);
  await world.outside.change(`delete from tariff_change`);
  await world.outside.change(`delete from base_ticket_price where effective_from is not null`);
  await world.outside.change(`delete from pricing_rule where id <> 7`);
  await world.outside.change(`update pricing_rule set valid_to = null where id = 7`);
  await world.outside.rows(`update operator_tariff set version = 0`);
  await world.subgraph.services.tariff.settled();
});

describe('a change that is written', () => {
  test('holds from its first day on, and is named as its operator’s version', async () => {
    const change = await write([put(1000), drop('2')], { note: 'Fuel' });
    expect(change).toMatchObject({
      state: 'applied',
      number: 1,
      effectiveFrom: DECEMBER,
      note: 'Fuel',
      canReturn: true,
    });
    expect([await fareOn('2026-11-30'), await fareOn(DECEMBER)]).toEqual([900, 1000]);
    expect(await stagesOn(DECEMBER)).toMatchObject({
      stages: [{ name: 'base', subtotal: 1000, source: 'zones Phnom Penh → Siem Reap version 1' }],
    });
    expect([await fareOn('2026-11-30', '13'), await fareOn(DECEMBER, '13')]).toEqual([500, undefined]);
    expect(await write([put(1100)], { effectiveFrom: '2026-12-24' })).toMatchObject({ number: 2 });
    expect([await fareOn('2026-12-23'), await fareOn('2026-12-24')]).toEqual([1000, 1100]);
  });

  test('says what each price was, by the names of its zones', async () => {
    const { operations } = await write([put(1000, '3', { localOffer: 800, offerTo: '2026-12-31' })]);
    expect(operations).toMatchObject([
      {
        ...{ kind: 'PUT_PRICE', from: 'Phnom Penh', to: 'Siem Reap', passengerType: 'ADULT' },
        price: { local: 1000, localOffer: 800, offerTo: '2026-12-31', commission: 1000 },
        wasPrice: { local: 900, localOffer: null, commission: 1000 },
      },
    ]);
    expect(await stagesOn(DECEMBER)).toMatchObject({ stages: [{}, { source: 'offer version 1 until 2026-12-31' }] });
  });

  test('in the midst of others leaves what begins later', async () => {
    await write([put(1100)], { effectiveFrom: '2026-12-24' });
    await write([put(1000)]);
    expect([await fareOn('2026-12-23'), await fareOn('2026-12-24')]).toEqual([1000, 1100]);
  });

  test('puts a rule in the place of another, which ends the day before', async () => {
    await write([{ kind: 'PUT_RULE', ruleId: '7', rule: weekend(1200) }]);
    // Saturdays.
    expect([await fareOn('2026-11-28'), await fareOn('2026-12-05')]).toEqual([1000, 1200]);
    expect(await stagesOn('2026-12-05')).toMatchObject({
      stages: [{}, { source: expect.stringMatching(/^rule \d+ version 1 on Sat, Sun from 2026-12-01$/) }],
    });
  });

  test('ends a rule, and makes one that goes before others by its priority', async () => {
    await write([
      { kind: 'PUT_RULE', rule: weekend(1300, { isDayOfWeekDependent: false, daysOfWeek: [], priority: 5 }) },
    ]);
    expect([await fareOn('2026-12-04'), await fareOn('2026-12-05')]).toEqual([1300, 1300]);
    await write([{ kind: 'END_RULE', ruleId: '7' }], { effectiveFrom: '2026-12-12' });
    expect(await world.outside.rows(`select valid_to::text as "to" from pricing_rule where id = 7`)).toEqual([
      { to: '2026-12-11' },
    ]);
  });

  test('of a whole matrix costs a constant number of statements', async () => {
    const cost = async (operations: object[]) => {
      const { id, version } = await draft(operations);
      await world.subgraph.services.tariff.settled();
      return (await statementsOf(() => run('write', { id, version }))).filter((text) => !text.startsWith('select id, '))
        .length;
    };
    const one = await cost([put(1000)]);
    const types = ['ADULT', 'CHILD'];
    const pairs = ['1', '2', '3'].flatMap((from) =>
      ['1', '2', '3'].filter((to) => to !== from).map((to) => [from, to]),
    );
    const many = pairs.flatMap(([fromZoneId, toZoneId]) =>
      types.map((passengerType) => ({ ...put(2000, toZoneId), fromZoneId, passengerType })),
    );
    expect(many).toHaveLength(12);
    expect(await cost(many)).toBe(one);
  });
});

describe('a change that is wrong', () => {
  test.each<[string, object[], object, string, string]>([
    ['nothing', [], {}, 'operations', 'REQUIRED'],
    ['for nothing', [put(900), put(0, '2')], {}, 'operations.1.price.local', 'MIN'],
    ['another operator’s zone', [put(900, '5')], {}, 'operations.0.to', 'UNKNOWN'],
    [
      'another operator’s timing',
      [{ kind: 'PUT_RULE', rule: weekend(1, { routeTimingId: '4' }) }],
      {},
      'operations.0.rule.routeTimingId',
      'UNKNOWN',
    ],
    ['a price without one', [{ ...put(1), price: null }], {}, 'operations.0.price', 'REQUIRED'],
    ['no rule’s id', [{ kind: 'END_RULE', ruleId: 'x' }], {}, 'operations.0.ruleId', 'UNKNOWN'],
    ['a day that is over', [put(900)], { effectiveFrom: '2026-11-19' }, 'effectiveFrom', 'PAST'],
    ['a long note', [put(900)], { note: 'x'.repeat(501) }, 'note', 'MAX_LENGTH'],
  ])('%s is said at its place', async (_, operations, more, path, code) => {
    await expect(draft(operations, more)).rejects.toMatchObject(wrong(path, code));
  });

  test('what the platform keeps is not said by who only asks', async () => {
    await expect(draft([put(900, '3', { commission: 5 })], {}, CLERK)).rejects.toMatchObject(
      wrong('operations.0.price.commission', 'NOT_YOURS'),
    );
    expect(await draft([put(900, '3', { commission: 1000 })], {}, CLERK)).toMatchObject({ state: 'draft' });
  });
});

describe('two changes at once', () => {
  test('of one price: the second is told which, and nothing of it is written', async () => {
    const [one, two] = [await draft([put(1000)]), await draft([put(700, '2'), put(1100)])];
    const answers = await Promise.all([one, two].map(({ id, version }) => run('write', { id, version })));
    const late = answers.find(({ code }) => code !== undefined)!;
    expect(late).toMatchObject({ code: 'TARIFF_CHANGED' });
    const first = answers.find(({ state }) => state === 'applied')!;
    expect(first.number).toBe(1);
    expect(await fareOn(DECEMBER)).toBe(first.id === one.id ? 1000 : 1100);
  });

  test('of different prices: both are written, one after the other', async () => {
    const drafts = [await draft([put(1000)]), await draft([put(700, '2')])];
    const answers = await Promise.all(drafts.map(({ id, version }) => run('write', { id, version })));
    expect(answers.map(({ number }) => number).toSorted()).toEqual([1, 2]);
    expect([await fareOn(DECEMBER), await fareOn(DECEMBER, '13')]).toEqual([1000, 700]);
  });

  test('who looked at an older version is told what was written since, when he drafts', async () => {
    await write([put(1000)]);
    expect(await draft([put(700, '2'), put(1100)], { seen: 0 })).toEqual({
      code: 'TARIFF_CHANGED',
      facts: { operations: [1] },
    });
    expect(await draft([put(700, '2'), put(1100)], { seen: 1 })).toMatchObject({ state: 'draft' });
  });

  test('a draft is edited by one at a time', async () => {
    const { id, version } = await draft([put(1000)]);
    const edit = (local: number) => run('update', { id, version, input: { operations: [put(local)] } });
    const answers = await Promise.all([edit(1001), edit(1002)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CHANGED_MEANWHILE', undefined]);
    expect(await run('one', { id })).toMatchObject({ version: version + 1, effectiveFrom: TODAY });
  });
});

describe('a second person', () => {
  test('decides what an operator asks for; nothing changes until then', async () => {
    const { id, state } = await asked([put(1000)]);
    expect(state).toBe('waiting');
    expect(await fareOn(DECEMBER)).toBe(900);
    expect(await run('decide', { id, approve: true }, user('4', both('all')))).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await run('decide', { id, approve: true }, LAOS)).toMatchObject({ code: 'TARIFF_CHANGE_NOT_FOUND' });
    expect(await run('decide', { id, approve: true }, CAMBODIA)).toMatchObject({ state: 'applied', number: 1 });
    expect(await fareOn(DECEMBER)).toBe(1000);
    expect(await run('decide', { id, approve: false, answer: 'No' })).toEqual({
      code: 'TARIFF_CHANGE_CLOSED',
      facts: { state: 'applied' },
    });
    const told = await world.outside.rows<{ type: string; kind: string | null }>(
      `select type, payload ->> 'kind' as kind from outbox_event where payload ->> 'recordId' = $1 or payload ->> 'requestId' = $1 order by created_at`,
      [id],
    );
    expect(told).toEqual([
      { type: 'second_person.asked', kind: 'TARIFF' },
      { type: 'prices.decided', kind: null },
    ]);
  });

  test('says why not', async () => {
    const { id } = await asked([put(10)]);
    await expect(run('decide', { id, approve: false })).rejects.toMatchObject(wrong('answer', 'REQUIRED'));
    expect(await run('decide', { id, approve: false, answer: 'Below cost' })).toMatchObject({ state: 'declined' });
    expect(await fareOn(DECEMBER)).toBe(900);
  });

  test('does not approve what was written otherwise since, until it is asked for anew', async () => {
    const { id } = await asked([put(1000)]);
    await write([put(950)]);
    expect(await run('decide', { id, approve: true })).toEqual({ code: 'TARIFF_CHANGED', facts: { operations: [0] } });
    expect(await run('decide', { id, approve: false, answer: 'Outdated' })).toMatchObject({ state: 'declined' });
  });

  test('approves late: what should have begun begins today', async () => {
    const { id } = await asked([put(1000)], { effectiveFrom: '2026-11-21' });
    world.clock.advance({ days: 3 });
    expect(await run('decide', { id, approve: true })).toMatchObject({ effectiveFrom: '2026-11-23' });
    world.clock.advance({ days: -3 });
  });
});

describe('a return', () => {
  test('is another change: what was there before is there again', async () => {
    const first = await write([put(1000), drop('2'), { kind: 'PUT_RULE', ruleId: '7', rule: weekend(1200) }]);
    const { change, left } = await run<{ change: Change; left: number }>('takeBack', { id: first.id });
    expect([left, change.number, change.effectiveFrom]).toEqual([0, 2, DECEMBER]);
    expect([await fareOn(DECEMBER), await fareOn(DECEMBER, '13'), await fareOn('2026-12-05')]).toEqual([
      900, 500, 1000,
    ]);
    expect(await run('one', { id: first.id })).toMatchObject({ returnedById: change.id, canReturn: false });
  });

  test('from a day on leaves the days before as they were sold', async () => {
    const { id } = await write([put(1000)]);
    await run('takeBack', { id, effectiveFrom: '2026-12-17' });
    expect([await fareOn('2026-12-16'), await fareOn('2026-12-17')]).toEqual([1000, 900]);
  });

  test('leaves what others changed since, and refuses where that is all', async () => {
    const { id } = await write([put(1000), put(700, '2')]);
    await write([put(1100)]);
    expect(await run<{ left: number }>('takeBack', { id })).toMatchObject({ left: 1 });
    expect([await fareOn(DECEMBER), await fareOn(DECEMBER, '13')]).toEqual([1100, 500]);
    expect(await run('takeBack', { id })).toMatchObject({ code: 'NOTHING_TO_RETURN' });
  });

  test('by who only asks waits for a second person', async () => {
    const { id } = await write([put(1000)]);
    const { change } = await run<{ change: Change }>('takeBack', { id }, CLERK);
    expect(change).toMatchObject({ state: 'waiting' });
    expect(await fareOn(DECEMBER)).toBe(1000);
    await run('decide', { id: change.id, approve: true });
    expect(await fareOn(DECEMBER)).toBe(900);
  });

  test('of what was not written is none', async () => {
    const { id } = await draft([put(1000)]);
    expect(await run('takeBack', { id })).toMatchObject({ code: 'TARIFF_CHANGE_CLOSED', facts: { state: 'draft' } });
  });
});

describe('who may', () => {
  test('an operator’s change lies with its people, its country and the platform; a draft with its author', async () => {
    const { id, version } = await draft([put(1000)], {}, CLERK);
    for (const viewer of [BOSS, CAMBODIA, LAOS, RIVAL]) expect(await run('one', { id }, viewer)).toBeNull();
    expect(await draft([put(1000)], {}, RIVAL)).toMatchObject({ code: 'TARIFF_CHANGE_NOT_FOUND' });
    expect(await draft([put(1000)], {}, LAOS)).toMatchObject({ code: 'TARIFF_CHANGE_NOT_FOUND' });
    await run('ask', { id, version }, CLERK);
    for (const viewer of [BOSS, CAMBODIA, CLERK]) expect(await run('one', { id }, viewer)).toMatchObject({ id });
    for (const viewer of [LAOS, RIVAL]) expect(await run('one', { id }, viewer)).toBeNull();
    for (const viewer of [CAMBODIA, RIVAL])
      expect(await run('withdraw', { id }, viewer)).toMatchObject({ code: 'TARIFF_CHANGE_NOT_FOUND' });
    expect(await run('withdraw', { id }, CLERK)).toMatchObject({ state: 'withdrawn' });
  });

  test('who only asks writes nothing himself', async () => {
    const { id, version } = await draft([put(1000)], {}, CLERK);
    await expect(run('write', { id, version }, CLERK)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    await expect(run('decide', { id, approve: true }, CLERK)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('lists are narrowed to an operator and a state, and read in a constant number of statements', async () => {
    await write([put(1000)]);
    await draft([put(1100)]);
    await draft([{ ...put(5), fromZoneId: '4', toZoneId: '5' }], {}, BOSS, '2');
    const list = (variables: object) => run<{ total: number; rows: { state: string }[] }>('list', variables);
    expect((await list({ operatorId: '1' })).rows.map(({ state }) => state)).toEqual(['draft', 'applied']);
    expect((await list({ state: 'applied' })).total).toBe(1);
    expect(await statementsOf(() => list({}))).toHaveLength(4);
  });
});
