import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { generateSync } from 'otplib';
import { aRequest, byHimself, entries } from './requests.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

type Answer = Record<string, unknown> & { __typename: string };
let network = 0;
const anAddress = () => `10.14.0.${++network}`;

const VERIFY = `mutation ($token: String!, $password: String) { verifyEmail(token: $token, password: $password) {
  __typename ... on Refused { code facts } ... on Me { email emailVerified } } }`;
const verify = (token: string, { password, viewer }: { password?: string; viewer?: Viewer } = {}) =>
  world.ask<Answer>(VERIFY, { token, password }, viewer ?? guest({ ip: anAddress() }));
const inside = async (login: string) =>
  ({ ...(await world.as(await world.token({ login }))), ip: anAddress() }) as Viewer;

/** An account and the link to its address. */
async function waiting() {
  const account = await world.anAccount();
  await world.ask(
    'mutation ($email: String!) { resendVerification(email: $email) { __typename } }',
    { email: account.email },
    guest({ ip: anAddress() }),
  );
  return { ...account, link: await world.linkTo(account.email, 'email/verify') };
}

/** An account that is to have another address, and the link to that. */
async function changing() {
  const account = await world.anAccount({ emailVerified: true });
  const next = `next.of.${account.email}`;
  await world.ask(
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { __typename } }',
    { email: next, password: PASSWORD },
    await inside(account.email),
  );
  return { ...account, next, link: await world.linkTo(next, 'email/verify') };
}

const kept = async (id: string) => {
  const [row] = await world.users.subgraph.database.rows<{ email: string; proved: boolean }>(
    'select email, email_verified_at is not null as proved from account where id = $1',
    [id],
  );
  return row;
};

describe('who opens the link of a mail', () => {
  test('on another device is asked for the password, and nothing changes before', async () => {
    const { id, email, link } = await waiting();
    expect(await verify(link)).toEqual({ __typename: 'Refused', code: 'PASSWORD_NEEDED', facts: { changing: false } });
    expect(await verify(link, { password: '' })).toMatchObject({ code: 'PASSWORD_NEEDED' });
    expect(await verify(link, { password: 'not the password' })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await kept(id)).toEqual({ email, proved: false });
    expect(await world.deliver()).not.toContain('account.email_verified');
    expect(await verify(link, { password: PASSWORD })).toEqual({ __typename: 'Me', email, emailVerified: true });
  });

  test('is not asked where he is signed in to the account', async () => {
    const { email, link } = await waiting();
    expect(await verify(link, { viewer: await inside(email) })).toMatchObject({ emailVerified: true });
  });

  test('is asked where he is signed in to another account, acts as this one, or is a program with its key', async () => {
    const { id, link } = await waiting();
    const other = await world.anAccount();
    for (const viewer of [
      await inside(other.email),
      user({ userId: id, impersonatorId: other.id }),
      user({ userId: id, apiKeyId: '1' }),
      guest({ session: { id: 'none', generation: 1 } }),
    ])
      expect(await verify(link, { viewer })).toMatchObject({ code: 'PASSWORD_NEEDED' });
  });

  test('cannot guess it: his tries count with the logins of the account', async () => {
    const { email, link } = await waiting();
    const viewer = guest({ ip: anAddress() });
    for (let i = 0; i < 5; i++)
      expect(await verify(link, { password: 'wrong', viewer })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await verify(link, { password: PASSWORD, viewer })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await world.login({ login: email, password: PASSWORD }, viewer.ip)).toMatchObject({ __typename: 'Refused' });
    expect(await verify(link, { password: PASSWORD })).toMatchObject({ emailVerified: true });
  });

  test('is named by the audit', async () => {
    const { id, link } = await waiting();
    const { requestId, viewer } = aRequest();
    await verify(link, { viewer });
    expect(await entries(world, requestId)).toEqual([]);
    await verify(link, { password: PASSWORD, viewer });
    expect(await entries(world, requestId)).toEqual([{ entity: 'Account', action: 'update', ...byHimself(id) }]);
  });
});

const anApp = async (viewer: Viewer) => {
  const { secret } = await world.ask<{ secret: string }>('mutation { startSecondFactor { secret } }', {}, viewer);
  const { codes } = await world.ask<{ codes: string[] }>(
    'mutation ($code: String!) { confirmSecondFactor(code: $code) { ... on RecoveryCodes { codes } } }',
    { code: generateSync({ secret, epoch: Math.floor(world.clock.now() / 1000) }) },
    viewer,
  );
  return codes;
};
const answer = (challenge: string, code: string) =>
  world.ask<Answer>(
    'mutation ($challenge: String!, $code: String!) { answerSecondFactor(challenge: $challenge, code: $code) { __typename ... on Refused { code } } }',
    { challenge, code },
  );

test('who reads an address that a stranger registered takes the account by a new password, and the stranger is out', async () => {
  const { id, email, link } = await waiting();
  const stranger = await world.token({ login: email });
  const codes = await anApp(await world.as(stranger));
  const { challenge } = (await world.login({ login: email, password: PASSWORD }, anAddress())) as never;
  expect(await verify(link)).toMatchObject({ code: 'PASSWORD_NEEDED' });
  await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
  const password = 'an owner’s own password';
  await world.ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }', {
    input: { token: await world.linkTo(email, 'password/reset'), email, password, passwordConfirmation: password },
  });
  expect(await kept(id)).toEqual({ email, proved: true });
  expect((await world.holder(stranger)).data?.tokenHolder).toBeNull();
  expect(await answer(challenge, codes[0]!)).toMatchObject({ code: 'CHALLENGE_OVER' });
  expect(await world.login({ login: email, password: PASSWORD }, anAddress())).toMatchObject({ __typename: 'Refused' });
  expect(await world.login({ login: email, password }, anAddress())).toMatchObject({ __typename: 'Session' });
});

describe('who opens the link to the address that an account is to have', () => {
  test('gives it to nobody whose account he does not hold', async () => {
    const { id, email, next, link } = await changing();
    const facts = { code: 'PASSWORD_NEEDED', facts: { changing: true } };
    expect(await verify(link)).toMatchObject(facts);
    expect(await verify(link, { viewer: await inside((await world.anAccount()).email) })).toMatchObject(facts);
    expect(await kept(id)).toEqual({ email, proved: true });
    expect(await verify(link, { password: PASSWORD })).toMatchObject({ email: next });
  });

  test('is named by the audit', async () => {
    const { id, email, link } = await changing();
    const { requestId } = aRequest();
    const viewer = { ...(await inside(email)), requestId };
    expect(await verify(link, { viewer })).toMatchObject({ emailVerified: true });
    expect(await entries(world, requestId)).toMatchObject([{ entity: 'Account', action: 'update', who: id }]);
  });
});
