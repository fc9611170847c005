import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { CAMBODIA, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
let country: SignedIn;
let support: SignedIn;
beforeAll(async () => {
  world = await World.start();
  [admin, country, support] = [await staff(world, 1), await staff(world, 11, CAMBODIA), await staff(world, 7)];
});
afterAll(() => world.close());

const LEVEL = `{ id name countryCode agencies agents active version
  rates { operatorId transportType percent amount { amount currency } validFrom validUntil } }`;
const ANSWER = `{ __typename ... on Refused { code facts } ... on CommissionLevelRecord ${LEVEL} }`;
const OWN = '{ id name rates { percent } }';
type Answer = Record<string, unknown> & { id: string; version: number };

let serial = 0;
const level = (more: object = {}) => ({
  name: `Silver ${++serial}`,
  countryCode: 'KH',
  rates: [{ percent: 7.25 }, { operatorId: '3', transportType: 'FERRY', amount: 50, currency: 'USD' }],
  ...more,
});
type Raw<Data> = { data?: Data | null; errors?: readonly { extensions: object }[] };
const raw = <Data>(document: string, variables: Record<string, unknown>, viewer: Viewer) =>
  world.run<never>(document, variables, viewer) as unknown as Promise<Raw<Data>>;

const CREATE = `mutation ($input: CommissionLevelRecordInput!) { createCommissionLevel(input: $input) ${ANSWER} }`;
const create = (input: object, viewer: Viewer = admin): Promise<Answer> => world.ask(CREATE, { input }, viewer);
const update = (id: string, version: number, input: object, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!, $version: Int!, $input: CommissionLevelRecordInput!) {
      updateCommissionLevel(id: $id, version: $version, input: $input) ${ANSWER} }`,
    { id, version, input },
    viewer,
  );
const read = (id: string, viewer: Viewer): Promise<Answer | null> =>
  world.ask(`query ($id: ID!) { commissionLevelRecord(id: $id) ${LEVEL} }`, { id }, viewer);
const setAgent = (userId: string, levelId: string | null, viewer: Viewer = admin): Promise<Answer | null> =>
  world.ask(
    `mutation ($userId: ID!, $levelId: ID) { setAgentCommissionLevel(userId: $userId, levelId: $levelId) {
      __typename ... on Refused { code } ... on CommissionLevel ${OWN} } }`,
    { userId, levelId },
    viewer,
  );
const own = (viewer: Viewer): Promise<Answer | null> => world.ask(`{ ownCommissionLevel ${OWN} }`, {}, viewer);
const anAgency = (commissionLevelId: string | null, viewer: Viewer = admin, countryCode = 'KH') =>
  raw<{ createAgency: { id: string; code?: string } }>(
    `mutation ($input: AgencyInput!) { createAgency(input: $input) {
      __typename ... on Refused { code } ... on Agency { id commissionLevel { name } } } }`,
    { input: { name: `Agency ${++serial}`, countryCode, commissionLevelId } },
    viewer,
  );

describe('a commission level', () => {
  test('is made and changed; what somebody saved meanwhile is not written over', async () => {
    const made = await create(level({ name: 'Gold' }));
    expect(made).toMatchObject({
      name: 'Gold',
      agencies: 0,
      version: 1,
      rates: [
        { percent: 7.25, amount: null, operatorId: null },
        { percent: null, amount: { amount: 50, currency: 'USD' }, operatorId: '3', transportType: 'FERRY' },
      ],
    });
    const rates = [{ percent: 8, validFrom: '2027-01-01' }];
    expect(await update(made.id, 1, level({ rates }))).toMatchObject({ version: 2, rates: [{ percent: 8 }] });
    expect(await update(made.id, 1, level())).toMatchObject({ code: 'CHANGED_MEANWHILE', facts: { by: 'Dara Keo' } });
  });

  test('is called as no other of its country', async () => {
    const { name, id } = await create(level());
    const same = async (countryCode: string) => raw(CREATE, { input: level({ name, countryCode }) }, admin);
    expect((await same('KH')).errors![0]!.extensions).toMatchObject({ fields: [{ path: 'name', code: 'TAKEN' }] });
    expect((await same('LA')).errors).toBeUndefined();
    expect(await read(id, admin)).toMatchObject({ countryCode: 'KH' });
  });

  test('of rates that contradict each other is invalid, rate by rate', async () => {
    const rates = [{ percent: 5 }, { percent: 6, validFrom: '2027-01-01' }, { percent: 5, amount: 5, operatorId: '1' }];
    const { errors } = await raw(CREATE, { input: level({ rates }) }, admin);
    expect(errors![0]!.extensions).toMatchObject({
      fields: [
        { path: 'rates.1.validFrom', code: 'OVERLAPS' },
        { path: 'rates.2.percent', code: 'EITHER_OR' },
      ],
    });
  });

  test('is its country’s admin’s to make and to see, and nobody’s who edits no prices', async () => {
    const abroad = await create(level({ countryCode: 'LA' }));
    const { errors: strange } = await raw(CREATE, { input: level({ countryCode: 'LA' }) }, country);
    expect(strange![0]!.extensions).toMatchObject({ fields: [{ path: 'countryCode', code: 'UNKNOWN' }] });
    expect(await read(abroad.id, country)).toBeNull();
    expect(await update(abroad.id, 1, level({ countryCode: 'LA' }), country)).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
    expect(await create(level(), country)).toMatchObject({ countryCode: 'KH' });
    const { errors } = await raw(CREATE, { input: level() }, support);
    expect(errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'pricing.edit' });
  });

  test('is given to agencies of its country by who edits prices', async () => {
    const made = await create(level());
    const abroad = await create(level({ countryCode: 'LA' }));
    expect((await anAgency(made.id)).data!.createAgency).toMatchObject({ commissionLevel: { name: made['name'] } });
    expect((await anAgency(abroad.id)).errors![0]!.extensions).toMatchObject({
      fields: [{ path: 'commissionLevelId', code: 'NOT_FOUND' }],
    });
    expect(await read(made.id, admin)).toMatchObject({ agencies: 1 });
  });

  test('an agent earns by his agency’s until he has one of his own; both see it, and travellers have none', async () => {
    const [theirs, his, abroad] = [
      await create(level()),
      await create(level()),
      await create(level({ countryCode: 'LA' })),
    ];
    const agencyId = (await anAgency(theirs.id)).data!.createAgency.id;
    const agent = await staff(world, 3, { agencyId, ...CAMBODIA });
    expect(await own(agent)).toMatchObject({ id: theirs.id });
    expect(await setAgent(agent.userId, his.id, country)).toMatchObject({ id: his.id });
    expect(await read(his.id, admin)).toMatchObject({ agents: 1 });
    expect(await own(agent)).toMatchObject({ id: his.id });
    const listed = () =>
      world.ask<{ rows: object[] }>(
        `query ($id: ID!) { users(filter: { agencyId: $id }) {
          rows { commissionLevel { name } agency { commissionLevel { name } } } } }`,
        { id: agencyId },
        admin,
      );
    const ofAgency = { commissionLevel: { name: theirs['name'] } };
    expect(await listed()).toEqual({ rows: [{ commissionLevel: { name: his['name'] }, agency: ofAgency }] });
    expect(await setAgent(agent.userId, abroad.id)).toMatchObject({ code: 'COMMISSION_LEVEL_NOT_FOUND' });
    expect(await setAgent(agent.userId, null)).toBeNull();
    expect(await listed()).toEqual({ rows: [{ commissionLevel: null, agency: ofAgency }] });
    expect(await own(agent)).toMatchObject({ id: theirs.id });
    const customer = await staff(world, 6);
    expect(await own(customer)).toBeNull();
    expect(await setAgent(customer.userId, his.id)).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  test('that is off is given to nobody, and stays with who has it', async () => {
    const made = await create(level());
    const agency = (await anAgency(made.id)).data!.createAgency;
    const agent = await staff(world, 3, { agencyId: agency.id, ...CAMBODIA });
    const document = 'mutation ($ids: [ID!]!) { setCommissionLevelsActive(ids: $ids, active: false) { done } }';
    expect(await world.ask(document, { ids: [made.id] }, admin)).toEqual({ done: [made.id] });
    expect((await anAgency(made.id)).errors![0]!.extensions).toMatchObject({
      fields: [{ path: 'commissionLevelId', code: 'NOT_FOUND' }],
    });
    expect(await setAgent(agent.userId, made.id)).toMatchObject({ code: 'COMMISSION_LEVEL_NOT_FOUND' });
    expect(await own(agent)).toMatchObject({ id: made.id });
    const input = { name: `Agency ${++serial}`, countryCode: 'KH', commissionLevelId: made.id };
    const save = `mutation ($id: ID!, $input: AgencyInput!) { updateAgency(id: $id, version: 1, input: $input) {
      ... on Agency { version commissionLevel { id } } } }`;
    expect(await world.ask(save, { id: agency.id, input }, admin)).toEqual({
      version: 2,
      commissionLevel: { id: made.id },
    });
  });

  test('booking is told the rates of who sells, and none of an agency without a level', async () => {
    const made = await create(level({ rates: [{ percent: 7.25 }] }));
    const agencyId = (await anAgency(made.id)).data!.createAgency.id;
    const bare = (await anAgency(null)).data!.createAgency.id;
    const agent = await staff(world, 3, { agencyId, ...CAMBODIA });
    const facts = (agency: string, sellerId: string | null) =>
      world.ask<{ commissionLevel: object | null; commissionRates: object[] }>(
        `query ($agencyId: ID, $sellerId: ID) { payerFacts(agencyId: $agencyId, sellerId: $sellerId) {
          commissionLevel { name version } commissionRates { operatorId basisPoints amount } } }`,
        { agencyId: agency, sellerId },
        { kind: 'service', service: 'booking', mode: 'live', language: 'en', requestId: 'r' } as Viewer,
      );
    expect(await facts(agencyId, agent.userId)).toEqual({
      commissionLevel: { name: made.name, version: 1 },
      commissionRates: [{ operatorId: null, basisPoints: 725, amount: null }],
    });
    expect(await facts(bare, agent.userId)).toEqual({ commissionLevel: null, commissionRates: [] });
  });
});
