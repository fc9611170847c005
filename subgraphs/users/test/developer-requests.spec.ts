import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { SETTINGS } from '../src/settings.js';
import { CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start({ MAIL_LIMIT_ADDRESS: '1000' });
  admin = await staff(world, 1);
});
afterAll(() => world.close());

interface Request {
  readonly id: string;
  readonly email: string;
  readonly state: string;
  readonly accountId: string | null;
}
const FIELDS = 'id name email company website purpose countryCode state decidedBy note accountId';

let serial = 0;
const wish = (more: object = {}) => ({
  name: 'Linh Thi Tran',
  email: `linh${++serial}@example.com`,
  company: 'Trips & Co',
  website: 'https://trips.example',
  purpose: 'We want to sell ferry tickets in our app.',
  ...more,
});
const ask = (input: object, viewer: Viewer = guest()): Promise<Record<string, unknown>> =>
  world.ask(
    `mutation ($input: DeveloperRequestInput!) { requestDeveloperAccess(input: $input) {
      __typename ... on Refused { code facts } ... on Done { done } } }`,
    { input },
    viewer,
  );
const list = (viewer: Viewer = admin, state: string | null = 'WAITING'): Promise<{ total: number; rows: Request[] }> =>
  world.ask(
    `query ($state: DeveloperRequestState) { developerRequests(state: $state, pageSize: 200) { total rows { ${FIELDS} } } }`,
    { state },
    viewer,
  );
const decide = (
  id: string,
  approve: boolean,
  viewer: Viewer = admin,
  note?: string,
): Promise<Record<string, unknown>> =>
  world.ask(
    `mutation ($id: ID!, $approve: Boolean!, $note: String) { decideDeveloperRequest(id: $id, approve: $approve, note: $note) {
      __typename ... on Refused { code facts } ... on DeveloperRequest { ${FIELDS} } } }`,
    { id, approve, note },
    viewer,
  );
/** Asks, and answers the request as an admin reads it. */
async function asked(more: object = {}): Promise<Request> {
  const input = wish(more);
  await ask(input);
  const { rows } = await list();
  return rows.find(({ email }) => email === input.email) as Request;
}

describe('a request', () => {
  test('waits for the admins, who are told by mail in their languages', async () => {
    const km = await world.anAccount({ roleId: 7, language: 'km' });
    const input = wish();
    expect(await ask(input)).toEqual({ __typename: 'Done', done: true });
    expect((await list()).rows.at(-1)).toEqual({
      ...input,
      id: expect.any(String) as unknown,
      countryCode: null,
      state: 'WAITING',
      decidedBy: null,
      note: null,
      accountId: null,
    });
    expect(await world.deliver()).toContain('developer.requested');
    const [mail] = await world.messagesTo(km.email);
    expect(mail).toMatchObject({ language: 'km', subject: 'Trips & Co ស្នើសុំប្រើ API', private: false });
    expect(mail?.text).toContain('https://naga.example/admin/developer-requests');
    expect(await world.messagesTo(input.email)).toEqual([]);
  });

  test('is one, however often somebody asks while he waits, and under whatever letters', async () => {
    const input = wish();
    const again = { ...input, email: input.email.toUpperCase() };
    const answers = await Promise.all([ask(input), ask(again), ask(input)]);
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['Done']));
    expect((await list()).rows.filter(({ email }) => email === input.email)).toHaveLength(1);
  });

  test('is limited for each address, before anything is kept', async () => {
    const input = wish();
    for (let n = 0; n < 5; n++) await ask(input);
    expect(await ask(input)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('says something, from somewhere', async () => {
    const wrong = wish({ email: 'nobody', website: 'javascript:alert(1)', purpose: 'Hi' });
    await expect(ask(wrong)).rejects.toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [
          { path: 'email', code: 'IS_EMAIL' },
          { path: 'website', code: 'IS_URL' },
          { path: 'purpose', code: 'MIN_LENGTH' },
        ],
      },
    });
  });

  test('puts no line into a subject and no mark into a mail', async () => {
    const support = await world.anAccount({ roleId: 7 });
    await expect(ask(wish({ company: 'Evil\r\nBcc: all@example.com' }))).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'company', code: 'MATCHES' }] },
    });
    await ask(wish({ company: '<b>Evil</b>', purpose: '<script>alert(1)</script>\nand more' }));
    await world.deliver();
    const [mail] = await world.messagesTo(support.email);
    expect(mail?.subject).toBe('<b>Evil</b> asks for API access');
    expect(mail?.html).not.toMatch(/<script>|<b>Evil/);
  });
});

describe('an approval', () => {
  test('has a link that works as long as it was saved last', async () => {
    const desk = new SettingsDesk('users', SETTINGS, world.users);
    const lives = async () => {
      const { id, email } = await asked(CAMBODIA);
      await decide(id, true);
      await world.deliver();
      const [token] = await world.users.outside.rows<{ hours: number }>(
        `select extract(epoch from expires_at - to_timestamp($2::float8 / 1000))::int / 3600 as hours
          from account_token where email = $1`,
        [email, world.clock.now()],
      );
      return { hours: token!.hours, words: (await world.messagesTo(email))[0]!.text };
    };
    expect(await lives()).toMatchObject({ hours: 72, words: expect.stringContaining('72') });
    await desk.saves('DEVELOPER_LINK_HOURS', 0, 30, admin);
    expect(await lives()).toMatchObject({ hours: 30, words: expect.stringContaining('30') });
    await desk.saves('DEVELOPER_LINK_HOURS', 1, null, admin);
  });

  test('makes a partner, who chooses a password by the mail and makes keys', async () => {
    const { id, email } = await asked(CAMBODIA);
    expect(await decide(id, true, admin, 'Welcome aboard')).toMatchObject({
      state: 'APPROVED',
      decidedBy: 'Dara Keo',
      note: 'Welcome aboard',
      accountId: expect.any(String) as unknown,
    });
    await world.deliver();
    const [mail] = await world.messagesTo(email);
    expect(mail).toMatchObject({ subject: 'Your API access is ready', private: true });
    expect(mail?.text).toContain('Welcome aboard');
    const token = /password\/reset\/([\w-]+)\//.exec(mail?.text ?? '')?.[1];
    world.clock.advance({ minutes: 60 * 71 });
    const input = { token, email, password: PASSWORD, passwordConfirmation: PASSWORD };
    expect(
      await world.ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }', {
        input,
      }),
    ).toEqual({ __typename: 'Done' });
    const viewer = await world.as(await world.token({ login: email }));
    expect(await world.ask('mutation { createApiAccount(name: "Mine") { __typename } }', {}, viewer)).toEqual({
      __typename: 'ApiAccount',
    });
    expect(await world.ask('{ me { firstName lastName roleId } }', {}, viewer)).toEqual({
      firstName: 'Linh',
      lastName: 'Thi Tran',
      roleId: 8,
    });
  });

  test('makes a partner of a customer; a password he never proved to be his goes', async () => {
    const proved = await world.anAccount({ emailVerified: true });
    const unproved = await world.anAccount({ mobileVerified: true });
    const sessions = [await world.token({ login: proved.email }), await world.token({ login: unproved.email })];
    for (const { email } of [proved, unproved]) await decide((await asked({ email, ...CAMBODIA })).id, true);
    const held = await Promise.all(sessions.map(async (token) => (await world.holder(token)).data?.tokenHolder));
    expect(held).toEqual([expect.objectContaining({ roleId: 8, countryCode: 'KH' }), null]);
    expect(await world.login({ login: proved.email, password: PASSWORD })).toMatchObject({ __typename: 'Session' });
    expect(await world.login({ login: unproved.email, password: PASSWORD })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    // Nor by codes to the telephone of whoever registered.
    expect(await world.ask('{ me { mobileVerified } }', {}, user({ userId: unproved.id }))).toEqual({
      mobileVerified: false,
    });
  });

  test('makes no partner of staff or of a closed account', async () => {
    const boss = await world.anAccount({ roleId: 4, ...OPERATOR });
    const { id } = await asked({ email: boss.email });
    expect(await decide(id, true)).toMatchObject({ code: 'ACCOUNT_CANNOT_BE_PARTNER' });
    expect(await decide(id, false)).toMatchObject({ state: 'REFUSED', accountId: null });
  });
});

describe('a decision', () => {
  test('is nobody’s whose scope is narrower than a country', async () => {
    const { id } = await asked(CAMBODIA);
    for (const scope of ['own', 'branch', 'operator', 'agency'] as const) {
      const viewer = { ...(await staff(world, 4, OPERATOR)), grants: { 'developer.approve': scope } };
      await expect(decide(id, true, viewer)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN', permission: 'developer.approve' },
      });
    }
    const viewer = { ...(await staff(world, 11, CAMBODIA)), grants: { 'developer.approve': 'country' } } as const;
    expect(await decide(id, false, viewer)).toMatchObject({ state: 'REFUSED' });
  });

  test('against it is told with its reason, and leaves no account', async () => {
    const { id, email } = await asked();
    expect(await decide(id, false, admin, 'We have no ferries there.')).toMatchObject({ state: 'REFUSED' });
    await world.deliver();
    const [mail] = await world.messagesTo(email);
    expect(mail).toMatchObject({ subject: 'About your request for API access', private: false });
    expect(mail?.text).toContain('We have no ferries there.');
    expect(await world.users.subgraph.database.rows('select 1 from account where email = $1', [email])).toEqual([]);
  });

  test('is made once, also when two make it at once', async () => {
    const { id } = await asked();
    const answers = await Promise.all([decide(id, true), decide(id, false)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['DeveloperRequest', 'Refused']);
    expect(await decide(id, true)).toMatchObject({ code: 'DEVELOPER_REQUEST_DECIDED' });
    expect(await decide('999999', true)).toMatchObject({ code: 'DEVELOPER_REQUEST_NOT_FOUND' });
    expect(await decide('x', true)).toMatchObject({ code: 'DEVELOPER_REQUEST_NOT_FOUND' });
  });

  test('is nobody’s on his own request', async () => {
    const support = await world.anAccount({ roleId: 7 });
    const { id } = await asked({ email: support.email });
    const viewer = { ...admin, userId: support.id, roleId: 7 };
    expect(await decide(id, true, viewer)).toMatchObject({ code: 'OWN_REQUEST' });
    const inAnothersName = { ...admin, impersonatorId: support.id };
    expect(await decide(id, true, inAnothersName)).toMatchObject({ code: 'OWN_REQUEST' });
  });

  test('is a country admin’s for his country', async () => {
    const [home, abroad, nowhere] = [await asked(CAMBODIA), await asked({ countryCode: 'LA' }), await asked()];
    const country = await staff(world, 11, CAMBODIA);
    const seen = (await list(country)).rows.map(({ id }) => id);
    expect(seen).toContain(home.id);
    expect(seen).not.toContain(abroad.id);
    for (const { id } of [abroad, nowhere])
      expect(await decide(id, true, country)).toMatchObject({ code: 'DEVELOPER_REQUEST_NOT_FOUND' });
    expect(await decide(home.id, true, country)).toMatchObject({ state: 'APPROVED' });
  });

  test.each([
    ['developerRequests', '{ developerRequests { total } }'],
    ['decideDeveloperRequest', 'mutation { decideDeveloperRequest(id: 1, approve: true) { __typename } }'],
  ])('%s is for those who may approve', async (_, document) => {
    await expect(world.ask(document, {}, guest())).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    for (const roleId of [2, 3, 4, 5, 6, 8, 9, 10] as const)
      await expect(world.ask(document, {}, await staff(world, roleId, OPERATOR))).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN', permission: 'developer.approve' },
      });
  });
});
