import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { hashOf, newSecret } from '../src/account-token/secret.js';
import { PASSWORD, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

let network = 0;
const anAddress = () => `10.11.0.${++network}`;
interface Answer {
  __typename: string;
  code?: string;
  facts?: object;
  token: string;
  user: Record<string, unknown>;
}
const said = ({ __typename, code }: Answer) => code ?? __typename;
const wrong = { __typename: 'Refused', code: 'WRONG_CREDENTIALS', facts: {} };
const FIELDS = '__typename ... on Refused { code facts } ... on Session { token user { id landing } }';

const autoLogin = (email: string, uniqueCode: string, ip = anAddress()) =>
  world.ask<Answer>(
    `mutation ($email: String!, $uniqueCode: String!) { autoLogin(email: $email, uniqueCode: $uniqueCode) { ${FIELDS} } }`,
    { email, uniqueCode },
    guest({ ip }),
  );

/** An account with a code as an admin issues it. */
async function withCode(change = '') {
  const account = await world.anAccount();
  const code = newSecret();
  await world.users.outside.change(
    `update account set allow_auto_login = true, unique_login_code_hash = $2 ${change} where id = $1`,
    [account.id, hashOf(code)],
  );
  return { ...account, code };
}

describe('autoLogin', () => {
  test('signs in with the code of its link, once', async () => {
    const { id, email, code } = await withCode();
    expect(await autoLogin(email.toUpperCase(), code)).toMatchObject({ __typename: 'Session', user: { id } });
    expect(await autoLogin(email, code)).toEqual(wrong);
  });

  test('used many times at once signs in one', async () => {
    const { email, code } = await withCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => autoLogin(email, code)));
    expect(answers.map(said).sort()).toEqual(['Session', ...Array<string>(4).fill('WRONG_CREDENTIALS')]);
  });

  test('answers alike whatever is wrong', async () => {
    const notAllowed = await withCode();
    await world.users.outside.change('update account set allow_auto_login = false where id = $1', [notAllowed.id]);
    const closed = await withCode(', active = false');
    const late = await withCode(", unique_login_code_expires_at = '2026-11-20T10:00:00+07:00'");
    const [mine, other] = [await withCode(), await withCode()];
    for (const [email, code] of [
      [notAllowed.email, notAllowed.code],
      [closed.email, closed.code],
      [late.email, late.code],
      [mine.email, other.code],
      [mine.email, 'guess'],
      [mine.email, ''],
      ['nobody@example.com', mine.code],
      ['a\u0000b', mine.code],
    ] as const)
      expect(await autoLogin(email, code)).toEqual(wrong);
    expect(await autoLogin(mine.email, mine.code)).toMatchObject({ __typename: 'Session' });
  });

  test('is not guessed: five tries from one address', async () => {
    const { email, code } = await withCode();
    const ip = anAddress();
    for (let i = 0; i < 5; i++) expect(await autoLogin(email, `guess ${i}`, ip)).toEqual(wrong);
    expect(await autoLogin(email, code, ip)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('the login of the agency area', () => {
  const agentLogin = (login: string, password = PASSWORD, ip = anAddress()) =>
    world.ask<Answer>(
      `mutation ($input: LoginInput!) { agentLogin(input: $input) { ${FIELDS} } }`,
      { input: { login, password } },
      guest({ ip }),
    );

  test.each([2, 3, 4, 5, 10] as const)('lets role %i in', async (roleId) => {
    const { id, email } = await world.anAccount({ roleId });
    expect(await agentLogin(email)).toMatchObject({ __typename: 'Session', user: { id } });
  });

  test.each([1, 6, 7, 8, 9, 11] as const)('refuses role %i, and opens no session', async (roleId) => {
    const { id, email } = await world.anAccount({ roleId });
    expect(await agentLogin(email)).toEqual({ __typename: 'Refused', code: 'RESTRICTED_AGENCY', facts: {} });
    expect(await world.users.subgraph.database.rows('select id from session where account_id = $1', [id])).toEqual([]);
  });

  test('says so only to who knows the password', async () => {
    const { email } = await world.anAccount({ roleId: 6 });
    expect(await agentLogin(email, 'not the password')).toEqual(wrong);
    expect(await agentLogin('nobody@example.com')).toEqual(wrong);
  });

  test('is counted together with every other login', async () => {
    const { email } = await world.anAccount({ roleId: 2 });
    const ip = anAddress();
    for (let i = 0; i < 5; i++) await agentLogin(email, 'wrong', ip);
    expect(await agentLogin(email, PASSWORD, ip)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await world.login({ login: email, password: PASSWORD }, ip)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});
