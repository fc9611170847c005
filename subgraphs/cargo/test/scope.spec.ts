import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ColumnSum } from '@naga/server-kit/list/column-sums.rules.js';
import { addedUp, sortedSums } from '@naga/server-kit/testing/added-up.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest, service, type Scope, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import { ParcelEvent } from '../src/parcel/parcel-event.entity.js';
import { Parcel } from '../src/parcel/parcel.entity.js';
import definition from '../src/subgraph.js';

interface Page {
  total: number;
  rows: { id: string; code: string; senderMobile: string }[];
}

let world: TestSubgraph<undefined>;
let ours: { id: string; code: string };
let sandboxCode: string;
beforeAll(async () => {
  world = await startTestSubgraph(definition);
  await importMarket(world.subgraph.contextFor(guest()), world.clock.now());
  const em = world.outside.em();
  const { id: _, code: __, ...facts } = { ...(await em.findOneOrFail(Parcel, { code: 'NAGA-1001' })) };
  const owner = { operatorId: '7', countryCode: 'KH', branchId: '71', agencyId: '31', sentByUserId: '501' };
  const parcel = em.create(Parcel, { ...facts, ...owner, code: 'NAGA-OURS', senderMobile: '+855 99 123 456' });
  const sandbox = em.create(Parcel, { ...facts, ...owner, mode: 'sandbox' });
  await em.flush();
  ours = { id: parcel.id, code: parcel.code };
  sandboxCode = sandbox.code;
});
afterAll(() => world.close());

const LIST = `query ($filter: CargoBookingFilterInput, $page: Int! = 1, $pageSize: Int! = 50) {
  cargoBookings(filter: $filter, page: $page, pageSize: $pageSize) { total rows { id code senderMobile } } }`;
const REFERENCE = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Parcel { code } } }';

type User = Extract<Viewer, { kind: 'user' }>;
const user = (person: Partial<User>, scope?: Scope): Viewer => {
  const grants: Record<string, Scope> = scope === undefined ? {} : { 'cargo.view': scope };
  return { ...(guest() as User), kind: 'user', userId: '1', roleId: 4, grants, ...person };
};

async function list(viewer: Viewer, variables: object = {}): Promise<Page> {
  const { data, errors } = await world.run<{ cargoBookings: Page }, object>(LIST, variables, viewer);
  expect(errors).toBeUndefined();
  return data!.cargoBookings;
}
async function byReference(viewer: Viewer, id: string): Promise<string | undefined> {
  const { data } = await world.run(REFERENCE, { r: [{ __typename: 'Parcel', id }] }, viewer);
  return (data as { _entities: ({ code: string } | null)[] })._entities[0]?.code;
}

describe('parcels by the scopes of rules.md 8', () => {
  test.each<[string, Viewer, boolean]>([
    ['its sender', user({ userId: '501' }, 'own'), true],
    ['another customer', user({ userId: '502' }, 'own'), false],
    ['its branch', user({ branchId: '71' }, 'branch'), true],
    ['another branch of its operator', user({ operatorId: '7', branchId: '72' }, 'branch'), false],
    ['its operator', user({ operatorId: '7' }, 'operator'), true],
    ['another operator', user({ operatorId: '8' }, 'operator'), false],
    ['its agency', user({ agencyId: '31' }, 'agency'), true],
    ['another agency', user({ agencyId: '32' }, 'agency'), false],
    ['its country', user({ countryCode: 'KH' }, 'country'), true],
    ['another country', user({ countryCode: 'LA' }, 'country'), false],
    ['an operator without operator', user({}, 'operator'), false],
  ])('%s', async (_, viewer, sees) => {
    const { total, rows } = await list(viewer);
    expect([total, rows.map(({ code }) => code)]).toEqual(sees ? [1, [ours.code]] : [0, []]);
    expect(await byReference(viewer, ours.id)).toBe(sees ? ours.code : undefined);
  });

  test('prices are added up within the scope, in each currency', async () => {
    const asked = `{ cargoBookings(pageSize: 100) { columnSums { column amount currency } rows { total { amount currency } } } }`;
    type Summed = { columnSums: ColumnSum[]; rows: { total: { amount: number; currency: string } }[] };
    for (const viewer of [user({}, 'all'), user({ operatorId: '7' }, 'operator')]) {
      const { data } = await world.run<{ cargoBookings: Summed }, object>(asked, {}, viewer);
      const { columnSums, rows } = data!.cargoBookings;
      expect(rows.length).toBeGreaterThan(0);
      expect(sortedSums(columnSums)).toEqual(addedUp(rows, { total: ({ total }) => total }));
    }
  });

  test('the platform sees all of its mode', async () => {
    expect((await list(user({}, 'all'), { filter: { text: 'ours' } })).rows).toMatchObject([{ id: ours.id }]);
    const sandbox = await list(user({ mode: 'sandbox' }, 'all'));
    expect(sandbox.rows.map(({ code }) => code)).toEqual([sandboxCode]);
    expect(await byReference(user({ mode: 'sandbox' }, 'all'), ours.id)).toBeUndefined();
  });

  test('a service reads by reference, whoever is not granted it does not', async () => {
    expect(await byReference(service('users'), ours.id)).toBe(ours.code);
    expect(await byReference(guest(), ours.id)).toBeUndefined();
    expect(await byReference(user({}), ours.id)).toBeUndefined();
  });

  test('the list is for whoever holds cargo.view', async () => {
    expect((await world.run(LIST)).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const { errors } = await world.run(LIST, {}, user({ operatorId: '7' }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'cargo.view' });
  });
});

describe('the list of parcels', () => {
  const admin = user({}, 'all');
  const codes = async (filter: object) => (await list(admin, { filter })).rows.map(({ code }) => code);

  test('is found by a piece of the code, the operator or a telephone number, however written', async () => {
    expect(await codes({ text: '099 123-456' })).toEqual([ours.code]);
    expect(await codes({ text: '+855 99 123 456' })).toEqual([ours.code]);
    expect(await codes({ text: 'naga-ours' })).toEqual([ours.code]);
    expect(await codes({ text: '%' })).toEqual([]);
    expect(await codes({ operatorId: '7' })).toEqual([ours.code]);
  });

  test('filters by status and by local day, and has pages that do not overlap', async () => {
    const everything = (await list(admin, { pageSize: 500 })).total;
    const byStatus = await Promise.all(
      ['CREATED', 'IN_TRANSIT', 'ARRIVED', 'COLLECTED'].map(
        async (status) => (await list(admin, { filter: { status } })).total,
      ),
    );
    expect(byStatus.reduce((sum, each) => sum + each)).toBe(everything);
    expect(await codes({ createdTo: '2026-11-01' })).toEqual([]);
    expect((await list(admin, { filter: { createdFrom: '2026-11-20', createdTo: '2026-11-20' } })).total).toBe(12);
    const pages = await Promise.all([1, 2].map((page) => list(admin, { page, pageSize: 3 })));
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(6);
  });

  test('costs two statements, whatever its size', async () => {
    for (const pageSize of [1, 100]) expect(await statementsOf(() => list(admin, { pageSize }))).toHaveLength(2);
  });
});

test('a sender whose account is deleted is forgotten when his parcel has ended', async () => {
  const em = world.outside.em();
  const { id: _, code: __, ...facts } = { ...(await em.findOneOrFail(Parcel, { code: 'NAGA-1001' })) };
  const sent = { ...facts, sentByUserId: '901', senderEmail: 'sender@example.com' };
  const parcels = ['under way', 'ended', 'by an agency'].map((code, index) =>
    em.create(Parcel, { ...sent, code, agencyId: index === 2 ? '31' : null }),
  );
  await em.flush();
  const tell = (parcel: Parcel, type: 'IN_TRANSIT' | 'COLLECTED') =>
    em.create(ParcelEvent, { parcelId: parcel.id, type, at: new Date(world.clock.now()) });
  tell(parcels[0]!, 'IN_TRANSIT');
  for (const parcel of parcels.slice(1)) tell(parcel, 'COLLECTED');
  await em.flush();
  const event = { id: randomUUID(), type: 'account.deleted', payload: { accountId: '901' } } as const;
  await world.subgraph.consume({ ...event, mode: 'live', requestId: 'test' });
  const senders = async () => {
    const rows = await world.outside.em().find(Parcel, { sentByUserId: '901' }, { orderBy: { id: 'asc' } });
    return rows.map(({ senderEmail }) => senderEmail);
  };
  expect(await senders()).toEqual(['sender@example.com', null, 'sender@example.com']);
  tell(parcels[0]!, 'COLLECTED');
  await em.flush();
  await world.subgraph.runJob('forget-senders');
  expect(await senders()).toEqual([null, null, 'sender@example.com']);
});

test('what is kept of an account is told to its neighbour only', async () => {
  const document = 'query ($id: ID!) { parcelsOf(accountId: $id) }';
  const { data } = await world.run(document, { id: '501' }, service('users'));
  expect(data).toMatchObject({ parcelsOf: [{ code: ours.code, senderMobile: '+855 99 123 456' }] });
  expect((await world.run(document, { id: '502' }, service('users'))).data).toEqual({ parcelsOf: [] });
  const { errors } = await world.run(document, { id: '501' }, user({ userId: '501' }, 'own'));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});
