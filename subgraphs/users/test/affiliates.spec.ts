import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { TELL_PERCENT } from '../migrations/affiliates-tell-their-percent.js';
import { CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const FIELDS = `id code name accountId countryCode commissionPercent active bookings recentBookings lastBookingAt version
  account { id }`;
const ANSWER = `{ __typename ... on Refused { code facts } ... on Affiliate { ${FIELDS} } }`;
type Answer = Record<string, unknown> & { id: string; code: string };

let serial = 4000;
const form = (more: object = {}) => ({
  code: String(++serial),
  name: `Blog ${serial}`,
  commissionPercent: 4.5,
  ...more,
});
const create = (input: object, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(`mutation ($input: AffiliateInput!) { createAffiliate(input: $input) ${ANSWER} }`, { input }, viewer);
const update = (id: string, version: number, input: object, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!, $version: Int!, $input: AffiliateInput!) { updateAffiliate(id: $id, version: $version, input: $input) ${ANSWER} }`,
    { id, version, input },
    viewer,
  );
const read = (id: string, viewer: Viewer = admin): Promise<Answer | null> =>
  world.ask(`query ($id: ID!) { affiliate(id: $id) { ${FIELDS} } }`, { id }, viewer);
const list = (filter: object = {}, viewer: Viewer = admin): Promise<{ total: number; rows: Answer[] }> =>
  world.ask(
    `query ($filter: AffiliateFilterInput) { affiliates(filter: $filter, pageSize: 200) { total rows { ${FIELDS} } } }`,
    { filter },
    viewer,
  );

let bookings = 0;
const tell = (type: string, payload: object, mode: 'live' | 'sandbox' = 'live') =>
  world.users.subgraph.consume({ id: randomUUID(), type, payload: { ...payload }, mode, requestId: 'r' } as never);
const aBooking = (affiliateId: string | null, more: object = {}) => ({
  bookingId: String(++bookings),
  pnr: 'KX74QP',
  language: 'en',
  affiliateId,
  legs: [],
  passengers: [],
  ticketIds: [],
  ...more,
});

describe('an affiliate', () => {
  test('has digits for a code, terms, and a user whose page it is', async () => {
    const { id: accountId } = await world.anAccount({ roleId: 8 });
    const input = form({ accountId, ...CAMBODIA });
    const made = await create(input);
    expect(await read(made.id)).toEqual({
      ...input,
      id: made.id,
      active: true,
      bookings: 0,
      recentBookings: 0,
      lastBookingAt: null,
      version: 1,
      account: { id: accountId },
    });
    await expect(create(form({ code: 'a12' }))).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'code', code: 'MATCHES' }] },
    });
    await expect(create(form({ accountId: '999999' }))).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'accountId', code: 'UNKNOWN' }] },
    });
  });

  test('shares neither his code nor his user with another one', async () => {
    const { id: accountId } = await world.anAccount({ roleId: 8 });
    const { code } = await create(form({ accountId }));
    expect(await create(form({ code }))).toMatchObject({ code: 'AFFILIATE_TAKEN', facts: { field: 'code' } });
    expect(await create(form({ accountId }))).toMatchObject({ code: 'AFFILIATE_TAKEN', facts: { field: 'accountId' } });
  });

  test('is changed, but not over what somebody saved meanwhile', async () => {
    const made = await create(form());
    const changed = form({ commissionPercent: 10, active: false });
    expect(await update(made.id, 1, changed)).toMatchObject({ commissionPercent: 10, active: false, version: 2 });
    expect(await update(made.id, 1, form())).toMatchObject({ code: 'CHANGED_MEANWHILE', facts: { by: 'Dara Keo' } });
    for (const id of ['999999', 'x'])
      expect(await update(id, 1, form())).toMatchObject({ code: 'AFFILIATE_NOT_FOUND' });
  });

  test('sees his own page, and nobody else’s', async () => {
    const partner = await staff(world, 8);
    const stranger = await staff(world, 8);
    const made = await create(form({ accountId: partner.userId }));
    const mine = (viewer: Viewer) => world.ask<Answer | null>('{ myAffiliate { id code } }', {}, viewer);
    expect(await mine(partner)).toEqual({ id: made.id, code: made.code });
    expect(await mine(stranger)).toBeNull();
    expect(await read(made.id, partner)).toMatchObject({ id: made.id, account: { id: partner.userId } });
    expect(await read(made.id, stranger)).toBeNull();
    expect(await read('x', partner)).toBeNull();
  });

  test('is kept by his country’s admins; abroad he does not exist', async () => {
    const country = await staff(world, 11, CAMBODIA);
    const [home, abroad] = [await create(form(CAMBODIA)), await create(form({ countryCode: 'LA' }))];
    expect(await read(home.id, country)).not.toBeNull();
    expect(await read(abroad.id, country)).toBeNull();
    expect((await list({}, country)).rows.every(({ countryCode }) => countryCode === 'KH')).toBe(true);
    expect(await update(abroad.id, 1, form(CAMBODIA), country)).toMatchObject({ code: 'AFFILIATE_NOT_FOUND' });
    expect(await update(home.id, 1, form({ countryCode: 'LA' }), country)).toMatchObject({ code: 'OUT_OF_YOUR_SCOPE' });
    expect(await create(form(), country)).toMatchObject({ code: 'OUT_OF_YOUR_SCOPE' });
  });

  test('is found by part of his name or by his code', async () => {
    const made = await create(form({ name: 'Slow Boats of Laos' }));
    expect(await list({ text: 'boats of' })).toMatchObject({ total: 1, rows: [{ id: made.id }] });
    expect(await list({ text: made.code })).toMatchObject({ total: 1 });
    expect(await list({ text: 'boats of', active: false })).toMatchObject({ total: 0 });
  });
});

describe('bookings that came by his links', () => {
  test('are counted once each when tickets are issued, and no longer when cancelled', async () => {
    const { id, code } = await create(form());
    const [first, second] = [aBooking(code), aBooking(code)];
    for (const booking of [first, first, second]) await tell('ticket.issued', booking);
    const lastBookingAt = new Date(world.clock.now()).toISOString();
    expect(await read(id)).toMatchObject({ bookings: 2, recentBookings: 2, lastBookingAt });
    await tell('booking.cancelled', { ...second, amount: { amount: 0, currency: 'USD' } });
    expect(await read(id)).toMatchObject({ bookings: 1 });
    await tell('ticket.issued', aBooking((await create(form({ name: 'Sum of two' }))).code));
    world.clock.advance({ days: 31 });
    expect(await read(id)).toMatchObject({ bookings: 1, recentBookings: 0 });
    const other = await create(form({ name: 'Sum of two', ...CAMBODIA }));
    for (const booking of [aBooking(other.code), aBooking(other.code)]) await tell('ticket.issued', booking);
    const sums = (viewer: Viewer) =>
      world.ask(
        '{ affiliates(filter: { text: "Sum of two" }, pageSize: 1) { columnSums { column amount currency } } }',
        {},
        viewer,
      );
    const summed = (bookings: number, recentBookings: number) => ({
      columnSums: [
        { column: 'bookings', amount: bookings, currency: null },
        { column: 'recentBookings', amount: recentBookings, currency: null },
      ],
    });
    expect(await sums(admin)).toEqual(summed(3, 2));
    expect(await sums(await staff(world, 11, CAMBODIA))).toEqual(summed(2, 2));
  });

  test('exclude his own purchases, also those he made as a guest', async () => {
    const { id: accountId, email } = await world.anAccount({ roleId: 8 });
    const { id, code } = await create(form({ accountId }));
    await tell('ticket.issued', aBooking(code, { bookedByUserId: accountId }));
    await tell('ticket.issued', aBooking(code, { contactEmail: email.toUpperCase() }));
    expect(await read(id)).toMatchObject({ bookings: 0 });
    await tell('ticket.issued', aBooking(code, { contactEmail: 'ana@example.com', bookedByUserId: '999999' }));
    expect(await read(id)).toMatchObject({ bookings: 1 });
  });

  test('count for nobody with a code that nobody has, or of who is not active; the sandbox’s are its own', async () => {
    const { id, code } = await create(form({ active: false }));
    await tell('ticket.issued', aBooking(code));
    await tell('ticket.issued', aBooking('999999999'));
    await tell('ticket.issued', aBooking(null));
    expect(await read(id)).toMatchObject({ bookings: 0 });
    const other = await create(form());
    await tell('ticket.issued', aBooking(other.code), 'sandbox');
    expect(await read(other.id)).toMatchObject({ bookings: 0 });
    expect(await read(other.id, { ...admin, mode: 'sandbox' })).toMatchObject({ bookings: 1 });
  });
});

test('bookings know him by his code: one statement for many, and nothing for who may not see him', async () => {
  const asked =
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Affiliate { code name commissionPercent } } }';
  const partner = await staff(world, 8);
  const his = await create(form({ accountId: partner.userId, ...CAMBODIA }));
  const other = await create(form({ countryCode: 'LA' }));
  const r = [his, other, { code: '999999999' }].map(({ code }) => ({ __typename: 'Affiliate', code }));
  const seen = async (viewer: Viewer) =>
    (await world.ask<(Answer | null)[]>(asked, { r }, viewer)).map((one) => one?.['name'] ?? null);
  const statements = await statementsOf(async () =>
    expect(await seen(admin)).toEqual([his['name'], other['name'], null]),
  );
  expect(statements).toHaveLength(1);
  expect(await seen(partner)).toEqual([his['name'], null, null]);
  expect(await seen(await staff(world, 11, CAMBODIA))).toEqual([his['name'], null, null]);
  expect(await seen(await staff(world, 4, OPERATOR))).toEqual([null, null, null]);
});

test('bookings are told what he earns of a sale, while he is active', async () => {
  const asked = 'query ($code: String!) { affiliateShare(code: $code) { basisPoints version } }';
  const open = await create(form({ commissionPercent: 7.25 }));
  const closed = await create(form({ active: false }));
  const told = (code: unknown) => world.ask(asked, { code }, service('booking'));
  expect([await told(open.code), await told(closed.code), await told('999999999')]).toEqual([
    { basisPoints: 725, version: 1 },
    null,
    null,
  ]);
  const { database } = world.users.subgraph;
  await inRowTransaction(database, (transaction) => transaction.rows(TELL_PERCENT));
  const events = await database.rows(
    `select payload from outbox_event where type = 'affiliate.percent_told' and payload->>'code' = $1`,
    [open.code],
  );
  expect(events).toEqual([{ payload: { code: open.code, basisPoints: 725 } }]);
});

test('the list costs as many statements for one affiliate as for many', async () => {
  const costOf = (pageSize: number) =>
    statementsOf(() => world.run(`{ affiliates(pageSize: ${pageSize}) { total rows { ${FIELDS} } } }`, {}, admin));
  const [few, many] = [await costOf(1), await costOf(100)];
  expect(many.length).toBeLessThanOrEqual(3);
  expect(many.length - few.length).toBeLessThanOrEqual(1);
});

test.each([
  ['affiliates', '{ affiliates { total } }'],
  ['createAffiliate', 'mutation { createAffiliate(input: { code: "1", name: "Aa" }) { __typename } }'],
  [
    'updateAffiliate',
    'mutation { updateAffiliate(id: 1, version: 1, input: { code: "1", name: "Aa" }) { __typename } }',
  ],
])('%s is for those who keep affiliates', async (_, document) => {
  await expect(world.ask(document, {}, guest())).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  for (const roleId of [2, 3, 4, 5, 6, 7, 8, 9, 10] as const)
    await expect(world.ask(document, {}, await staff(world, roleId, OPERATOR))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN', permission: 'affiliate.manage' },
    });
});
