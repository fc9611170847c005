import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { anAddress, CHANGE, NEW, passwordsOf } from './passwords.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const { ask, reset, change, holderOf, canSignIn } = passwordsOf(() => world);

describe('another password', () => {
  test('is chosen by who knows the present one; his other sessions end', async () => {
    const { email } = await world.anAccount();
    const [here, elsewhere] = [await world.token({ login: email }), await world.token({ login: email })];
    expect(await change(here, 'not this one at all')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await change(here, PASSWORD)).toEqual({ __typename: 'Done' });
    expect(await holderOf(here)).not.toBeNull();
    expect(await holderOf(elsewhere)).toBeNull();
    expect(await canSignIn(email, NEW)).toBe('Session');
    await world.deliver();
    expect((await world.messagesTo(email))[0]).toMatchObject({ event: 'account.password_changed', private: false });
  });

  test('ends the links that were mailed before it', async () => {
    const { email } = await world.anAccount({ emailVerified: true });
    const token = await world.token({ login: email });
    await ask(email);
    const link = await world.linkTo(email, 'password/reset');
    expect(await change(token, PASSWORD)).toEqual({ __typename: 'Done' });
    expect(await reset(link, email)).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('is another one, and as good as at registration', async () => {
    const { email } = await world.anAccount();
    const token = await world.token({ login: email });
    for (const [password, code] of [
      [PASSWORD, 'SAME_PASSWORD'],
      ['password123', 'COMMON_PASSWORD'],
      ['short', 'MIN_LENGTH'],
    ] as const)
      await expect(change(token, PASSWORD, password)).rejects.toMatchObject({
        extensions: { fields: [expect.objectContaining({ path: 'password', code })] },
      });
  });

  test('is the first one of who has signed in by codes and links so far', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    await world.users.outside.change('update account set password_hash = null where id = $1', [id]);
    expect(await change(token, '')).toEqual({ __typename: 'Done' });
    expect(await canSignIn(email, NEW)).toBe('Session');
    expect(await change(token, '', 'yet another password')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('is not guessed: five tries from one address', async () => {
    const { email } = await world.anAccount();
    const token = await world.token({ login: email });
    const ip = anAddress();
    for (let i = 0; i < 5; i++)
      expect(await change(token, 'wrong', NEW, { ip })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await change(token, PASSWORD, NEW, { ip })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('is not chosen for a user by who acts as him, nor by a program with his key', async () => {
    const { id } = await world.anAccount();
    const variables = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW };
    for (const viewer of [user({ userId: id, impersonatorId: '1' }), user({ userId: id, apiKeyId: '1' })])
      expect((await world.run(CHANGE, variables, viewer)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await world.run(CHANGE, variables)).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a password that somebody else chose', () => {
  test('opens nothing until its owner has changed it', async () => {
    const { id, email } = await world.anAccount({ roleId: 4, operatorId: '3' });
    await world.users.outside.change('update account set change_password_on_first_login = true where id = $1', [id]);
    const token = await world.token({ login: email });
    const HOLDER = `query ($sessionId: ID!, $generation: Int!) { tokenHolder(sessionId: $sessionId, generation: $generation) { grants mustChangePassword } }`;
    const asGateway = async () => {
      const { sessionId, generation } = await world.read(token);
      return world.ask(HOLDER, { sessionId, generation }, service('gateway'));
    };
    expect(await asGateway()).toEqual({ grants: {}, mustChangePassword: true });
    const me = async () =>
      world.ask('{ me { mustChangePassword permissions { name } landing } }', {}, await world.as(token));
    expect(await me()).toEqual({ mustChangePassword: true, permissions: [], landing: '/admin/search' });
    expect(await change(token, PASSWORD, NEW, { mustChangePassword: true })).toEqual({ __typename: 'Done' });
    expect(await asGateway()).toMatchObject({ grants: { 'booking.view': 'operator' }, mustChangePassword: false });
    expect(await me()).toMatchObject({
      mustChangePassword: false,
      permissions: expect.arrayContaining([{ name: 'booking.view' }]),
    });
  });

  test('closes every door for signed-in users but its own', async () => {
    const { id } = await world.anAccount();
    const viewer = user({ userId: id, mustChangePassword: true });
    for (const document of [
      '{ mySessions { id } }',
      '{ myData }',
      'mutation { updateProfile(input: { firstName: "X" }) { __typename } }',
      'mutation { startSecondFactor { secret } }',
      'mutation { endOtherSessions }',
    ])
      expect((await world.run(document, {}, viewer)).errors?.[0]?.extensions).toMatchObject({
        code: 'FORBIDDEN',
        permission: 'changePassword',
      });
    expect(await world.ask('{ me { id } }', {}, viewer)).toEqual({ id });
    expect(await world.ask('mutation { logout }', {}, viewer)).toBe(true);
  });
});
