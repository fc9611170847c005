import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { PASSWORD, World } from './world.js';

let world: World;
let admin: SignedIn;
let country: SignedIn;
beforeAll(async () => {
  world = await World.start();
  [admin, country] = [await staff(world, 1), await staff(world, 11, CAMBODIA)];
});
afterAll(() => world.close());

const AGENCY = `{ id name contactName contactEmail contactPhone countryCode commissionLevel { name }
  creditLimit { amount currency } active staffCount version }`;
const ANSWER = `{ __typename ... on Refused { code facts } ... on Agency ${AGENCY} }`;
type Answer = Record<string, unknown> & { id: string };

/** What the door says to a scope of user.manage that no agency is looked at by. */
const FORBIDDEN = { extensions: { code: 'FORBIDDEN', permission: 'user.manage' } };

let serial = 0;
const form = (more: object = {}) => ({ name: `Angkor Travel ${++serial}`, countryCode: 'KH', ...more });
const create = (input: object, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(`mutation ($input: AgencyInput!) { createAgency(input: $input) ${ANSWER} }`, { input }, viewer);
const update = (id: string, version: number, input: object, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!, $version: Int!, $input: AgencyInput!) { updateAgency(id: $id, version: $version, input: $input) ${ANSWER} }`,
    { id, version, input },
    viewer,
  );
const read = (id: string, viewer: Viewer): Promise<Answer | null> =>
  world.ask(`query ($id: ID!) { agency(id: $id) ${AGENCY} }`, { id }, viewer);
const list = (filter: object, viewer: Viewer = admin): Promise<{ total: number; rows: Answer[] }> =>
  world.ask(
    `query ($filter: AgencyFilterInput) { agencies(filter: $filter) { total rows ${AGENCY} } }`,
    { filter },
    viewer,
  );

describe('an agency', () => {
  test('is made with its terms, and counts its people', async () => {
    const input = form({
      contactName: 'Kosal Tep',
      contactEmail: 'kosal@agency.example',
      contactPhone: '+85512000111',
      creditLimit: 50_000,
    });
    const made = await create(input);
    await world.anAccount({ roleId: 2, agencyId: made.id, ...CAMBODIA });
    const { creditLimit: amount, ...said } = input as typeof input & { creditLimit: number };
    expect(await read(made.id, admin)).toEqual({
      ...said,
      id: made.id,
      creditLimit: { amount, currency: 'USD' },
      commissionLevel: null,
      active: true,
      staffCount: 1,
      version: 1,
    });
  });

  test('is changed, but not over what somebody saved meanwhile, and not under another’s name', async () => {
    const other = form();
    await create(other);
    const made = await create(form());
    const changed = form({ creditLimit: 900, creditCurrency: 'KHR' });
    expect(await update(made.id, 1, changed)).toMatchObject({
      name: changed.name,
      creditLimit: { amount: 900, currency: 'KHR' },
      version: 2,
    });
    expect(await update(made.id, 1, form())).toMatchObject({ code: 'CHANGED_MEANWHILE', facts: { by: 'Dara Keo' } });
    expect(await update(made.id, 2, other)).toMatchObject({ code: 'AGENCY_NAME_TAKEN' });
    expect(await create(other)).toMatchObject({ code: 'AGENCY_NAME_TAKEN' });
    expect(await update('x', 1, form())).toMatchObject({ code: 'AGENCY_NOT_FOUND' });
  });

  test('owes no half riel: such a limit is refused on its field', async () => {
    await expect(create(form({ creditLimit: 150, creditCurrency: 'KHR' }))).rejects.toMatchObject({
      extensions: { fields: [{ path: 'creditLimit', code: 'RANGE' }] },
    });
  });

  test('that is closed lets none of its people in; their sessions speak for nobody', async () => {
    const input = form();
    const made = await create(input);
    const { email } = await world.anAccount({ roleId: 3, agencyId: made.id, ...CAMBODIA });
    const token = await world.token({ login: email });
    await update(made.id, 1, { ...input, active: false });
    expect((await world.holder(token)).data?.tokenHolder).toBeNull();
    expect(await world.login({ login: email, password: PASSWORD })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await world.refresh(token)).toMatchObject({ code: 'SESSION_ENDED' });
    await update(made.id, 2, { ...input, active: true });
    expect(await world.login({ login: email, password: PASSWORD })).toMatchObject({ __typename: 'Session' });
  });

  test('that moves takes its people along: they are in its country', async () => {
    const input = form();
    const made = await create(input);
    const { id } = await world.anAccount({ roleId: 3, agencyId: made.id, ...CAMBODIA });
    await update(made.id, 1, { ...input, countryCode: 'LA' });
    const [row] = await world.users.subgraph.database.rows('select country_code from account where id = $1', [id]);
    expect(row).toEqual({ country_code: 'LA' });
  });

  test('is seen and kept by its country’s admins; abroad it does not exist', async () => {
    const [home, abroad] = [await create(form()), await create(form({ countryCode: 'LA' }))];
    expect(await read(home.id, country)).toMatchObject({ id: home.id });
    expect(await read(abroad.id, country)).toBeNull();
    expect(await update(home.id, 1, form(), country)).toMatchObject({ __typename: 'Agency' });
    expect(await update(abroad.id, 1, form(), country)).toMatchObject({ code: 'AGENCY_NOT_FOUND' });
    expect(await create(form({ countryCode: 'LA' }), country)).toMatchObject({ code: 'OUT_OF_YOUR_SCOPE' });
    const { rows } = await list({}, country);
    expect(new Set(rows.map(({ countryCode }) => countryCode))).toEqual(new Set(['KH']));
  });

  test('lets its owner say who is to be asked for, and nothing of its terms', async () => {
    const input = form({ creditLimit: 100 });
    const made = await create(input);
    const other = await create(form());
    const owner = await staff(world, 2, { agencyId: made.id, ...CAMBODIA });
    expect(await list({}, owner)).toMatchObject({ total: 1, rows: [{ id: made.id }] });
    expect(await update(made.id, 1, { ...input, contactPhone: '+85512000222' }, owner)).toMatchObject({
      contactPhone: '+85512000222',
    });
    expect(await update(made.id, 2, { ...input, creditLimit: 1_000_000 }, owner)).toMatchObject({
      code: 'FIELDS_ABOVE_YOURS',
      facts: { fields: ['creditLimit'] },
    });
    expect(await update(other.id, 1, form(), owner)).toMatchObject({ code: 'AGENCY_NOT_FOUND' });
    await expect(create(form(), owner)).rejects.toMatchObject(FORBIDDEN);
  });

  test('is nobody’s at an operator', async () => {
    const made = await create(form());
    const boss = await staff(world, 4, OPERATOR);
    for (const tried of [list({}, boss), read(made.id, boss), create(form(), boss), update(made.id, 1, form(), boss)])
      await expect(tried).rejects.toMatchObject(FORBIDDEN);
  });

  test('is found by part of its name, its country, and whether it is open', async () => {
    const made = await create(form({ name: 'Tonle Sap Tours', active: false }));
    expect(await list({ text: 'sap t' })).toMatchObject({ total: 1, rows: [{ id: made.id }] });
    expect(await list({ text: 'sap t', countryCode: 'LA' })).toMatchObject({ total: 0 });
    expect(await list({ text: 'sap t', active: true })).toMatchObject({ total: 0 });
  });
});

test('the list costs as many statements for one agency as for many', async () => {
  const costOf = (pageSize: number) =>
    statementsOf(() => world.run(`{ agencies(pageSize: ${pageSize}) { total rows ${AGENCY} } }`, {}, admin));
  const [few, many] = [await costOf(1), await costOf(100)];
  expect(few).toHaveLength(2);
  expect(many).toHaveLength(2);
});

test.each([
  ['Agency', '... on Agency { name }'],
  ['Colleague', '... on Colleague { name }'],
])('a report of four hundred names its rows in one statement: %s', async (__typename, fields) => {
  const { id } = await create(form());
  const other = __typename === 'Agency' ? id : '1';
  const representations = Array.from({ length: 400 }, (_, n) => ({ __typename, id: n === 399 ? other : String(n) }));
  const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ${fields} } }`;
  let last: unknown;
  const sent = await statementsOf(async () => {
    const { data } = await world.run<{ _entities: unknown[] }>(query, { r: representations }, admin);
    last = data?._entities.at(-1);
  });
  expect(sent).toHaveLength(1);
  expect(last).toEqual({ name: expect.any(String) });
});

describe('an agency to keep seats for', () => {
  const NAMED = 'query ($text: String!) { sellingAgencies(text: $text) { id name } }';
  const named = (text: string, viewer: Viewer): Promise<{ id: string; name: string }[]> =>
    world.ask(NAMED, { text }, viewer);

  test('is found by two letters of its name, by name alone, wherever it is, while it sells', async () => {
    const clerk = await staff(world, 5, { ...OPERATOR });
    const [here, there] = [form({ name: 'Lotus Tours' }), form({ name: 'Blue Lotus 100%', countryCode: 'LA' })];
    const [first, second] = [await create(here), await create(there)];
    expect(await named(' lotus ', clerk)).toEqual([
      { id: second.id, name: 'Blue Lotus 100%' },
      { id: first.id, name: 'Lotus Tours' },
    ]);
    expect(await named('100%', clerk)).toEqual([{ id: second.id, name: 'Blue Lotus 100%' }]);
    for (const text of ['', ' l ', '%%', 'no such agency']) expect(await named(text, clerk)).toEqual([]);
    await update(first.id, 1, { ...here, active: false });
    expect(await named('lotus', clerk)).toEqual([{ id: second.id, name: 'Blue Lotus 100%' }]);
  });

  test('is named twenty at most, and to nobody who blocks no seats', async () => {
    for (let made = 0; made < 21; made++) await create(form({ name: `Crowd ${made} ${++serial}` }));
    expect(await named('crowd', admin)).toHaveLength(20);
    expect(await statementsOf(() => named('crowd', admin))).toHaveLength(1);
    for (const roleId of [2, 3, 9, 6] as const) {
      const tried = named('crowd', await staff(world, roleId, { ...OPERATOR }));
      await expect(tried).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN', permission: 'seat.block' } });
    }
  });
});
