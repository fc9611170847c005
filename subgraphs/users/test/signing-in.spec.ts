import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { generateSync } from 'otplib';
import { hashOf, newSecret } from '../src/account-token/secret.js';
import { aRequest, byHimself, DOOR, entries } from './requests.js';
import { OPERATOR, staff } from './staff.js';
import { PASSWORD, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

interface Entered {
  __typename: string;
  challenge: string;
  user: { id: string };
}

const SESSION = '{ __typename ... on Session { user { id } } }';
const LOGIN = '{ __typename ... on Session { user { id } } ... on SecondFactorNeeded { challenge } }';

const enter = (document: string, variables: Record<string, unknown>, viewer: Viewer) =>
  world.ask<Entered>(document, variables, viewer);
const login = (name: string, viewer: Viewer, { field = 'login', password = PASSWORD } = {}) =>
  enter(
    `mutation ($input: LoginInput!) { ${field}(input: $input) ${LOGIN} }`,
    { input: { login: name, password } },
    viewer,
  );
const autoLogin = (email: string, code: string, viewer: Viewer) =>
  enter(
    `mutation ($email: String!, $code: String!) { autoLogin(email: $email, uniqueCode: $code) ${SESSION} }`,
    { email, code },
    viewer,
  );

describe('who signs in is named by the audit, through the door he came by', () => {
  test.each(['login', 'agentLogin'])('with his password: %s', async (field) => {
    const { id, email } = await world.anAccount({ roleId: 4, ...OPERATOR });
    const { requestId, viewer } = aRequest();
    await login(email, viewer, { field });
    expect(await entries(world, requestId)).toEqual([
      { entity: 'Session', action: 'insert', ...byHimself(id, { operator: '1', country: 'KH' }) },
    ]);
  });

  test('also when somebody else is signed in there', async () => {
    const { id, email } = await world.anAccount();
    const other = await staff(world, 4, OPERATOR);
    await login(email, { ...other, ...DOOR, requestId: 'r-other' });
    expect(await entries(world, 'r-other')).toEqual([{ entity: 'Session', action: 'insert', ...byHimself(id) }]);
  });

  test('with the code of a link', async () => {
    const { id, email } = await world.anAccount();
    const uniqueCode = newSecret();
    const set = 'update account set allow_auto_login = true, unique_login_code_hash = $2 where id = $1';
    await world.users.outside.change(set, [id, hashOf(uniqueCode)]);
    const { requestId, viewer } = aRequest();
    await autoLogin(email, uniqueCode, viewer);
    expect(await entries(world, requestId)).toEqual([
      { entity: 'Account', action: 'update', ...byHimself(id) },
      { entity: 'Session', action: 'insert', ...byHimself(id) },
    ]);
  });

  test('with the code of an SMS', async () => {
    const { id, phone } = await world.anAccount({ mobileVerified: true });
    await world.ask(
      'mutation ($phone: String!) { requestOtp(mobileNumber: $phone) { __typename } }',
      { phone },
      guest({ ip: DOOR.ip }),
    );
    await world.deliver();
    const [sms] = await world.messagesTo(phone);
    const { requestId, viewer } = aRequest();
    await enter(
      `mutation ($phone: String!, $code: String!) { verifyOtp(mobileNumber: $phone, code: $code) ${SESSION} }`,
      { phone, code: /\d{6}/.exec(sms!.text)![0] },
      viewer,
    );
    expect(await entries(world, requestId)).toEqual([{ entity: 'Session', action: 'insert', ...byHimself(id) }]);
  });

  test('with a second factor: the recovery code he used up, too', async () => {
    const { id, email } = await world.anAccount();
    const inside = await world.as(await world.token({ login: email }));
    const { secret } = await world.ask<{ secret: string }>('mutation { startSecondFactor { secret } }', {}, inside);
    const { codes } = await world.ask<{ codes: string[] }>(
      'mutation ($code: String!) { confirmSecondFactor(code: $code) { ... on RecoveryCodes { codes } } }',
      { code: generateSync({ secret, epoch: Math.floor(world.clock.now() / 1000) }) },
      inside,
    );
    const { requestId, viewer } = aRequest();
    const { challenge } = await login(email, viewer);
    expect(await entries(world, requestId)).toEqual([]);
    const answered = await enter(
      `mutation ($challenge: String!, $code: String!) { answerSecondFactor(challenge: $challenge, code: $code) ${SESSION} }`,
      { challenge, code: codes[0] },
      viewer,
    );
    expect(answered.__typename).toBe('Session');
    expect(await entries(world, requestId)).toEqual([
      { entity: 'RecoveryCode', action: 'update', ...byHimself(id) },
      { entity: 'Session', action: 'insert', ...byHimself(id) },
    ]);
  });

  test('when he registers: somebody without an account makes it, and its holder signs in', async () => {
    const { requestId, viewer } = aRequest();
    const person = { firstName: 'Bopha', lastName: 'Meas', email: 'bopha@example.com' };
    const { user: registered } = await enter(
      `mutation ($input: RegisterInput!) { register(input: $input) ${SESSION} }`,
      { input: { ...person, password: PASSWORD, passwordConfirmation: PASSWORD } },
      viewer,
    );
    expect(await entries(world, requestId)).toEqual([
      { entity: 'Account', action: 'insert', ...byHimself(registered.id, { who: null }) },
      { entity: 'Session', action: 'insert', ...byHimself(registered.id) },
    ]);
  });
});

test('who is refused is nobody, and leaves no entry', async () => {
  const { email } = await world.anAccount();
  const { requestId, viewer } = aRequest();
  for (const name of [email, 'nobody@example.com']) {
    await login(name, viewer, { password: 'not the password' });
    await autoLogin(name, 'none', viewer);
  }
  expect(await entries(world, requestId)).toEqual([]);
});

test('a session that an admin opens as somebody is the admin’s doing', async () => {
  const admin = await world.anAccount({ roleId: 1 });
  const { id } = await world.anAccount();
  const inside = await world.as(await world.token({ login: admin.email }));
  const viewer = { ...inside, ...DOOR, requestId: 'r-acting' } as Viewer;
  await enter(`mutation ($id: ID!) { impersonate(userId: $id) ${SESSION} }`, { id }, viewer);
  expect(await entries(world, 'r-acting')).toEqual([{ entity: 'Session', action: 'insert', ...byHimself(admin.id) }]);
});
