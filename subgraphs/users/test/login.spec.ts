import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Passwords } from '../src/account/passwords.js';
import { PASSWORD, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const wrong = { __typename: 'Refused', code: 'WRONG_CREDENTIALS', facts: {} };

describe('login', () => {
  test('by e-mail, user name or mobile number, written as people write them', async () => {
    const { id, email, userName, phone } = await world.anAccount();
    const national = `0${phone.slice(4, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;
    for (const login of [email, ` ${email.toUpperCase()} `, userName, userName.toUpperCase(), phone, national])
      expect(await world.login({ login, password: PASSWORD })).toMatchObject({
        __typename: 'Session',
        tokenType: 'Bearer',
        expiresIn: 900,
        user: { id, email, landing: '/dashboard', roleName: 'Customer' },
      });
  });

  test('the token says session, generation and user', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    expect(await world.read(token)).toMatchObject({ userId: id, generation: 1, expired: false });
  });

  test('a wrong password, an unknown name, a closed account and one without password answer alike', async () => {
    const known = await world.anAccount();
    const closed = await world.anAccount();
    await world.users.outside.change('update account set active = false where id = $1', [closed.id]);
    const passwordless = await world.anAccount();
    await world.users.outside.change('update account set password_hash = null where id = $1', [passwordless.id]);
    const attempts = [
      { login: known.email, password: 'wrong' },
      { login: known.userName, password: `${PASSWORD} ` },
      { login: known.phone, password: '' },
      { login: 'nobody@example.com', password: PASSWORD },
      { login: '+85512999999', password: PASSWORD },
      { login: '', password: PASSWORD },
      { login: "' or 1=1 --", password: PASSWORD },
      { login: 'a\u0000b', password: 'a\u0000b' },
      { login: '\ud800', password: '\ud800' },
      { login: closed.email, password: PASSWORD },
      { login: passwordless.email, password: PASSWORD },
      { login: passwordless.email, password: '' },
    ];
    for (const attempt of attempts) expect(await world.login(attempt)).toEqual(wrong);
  });

  test('where there is no account a password is compared all the same, so the time tells nothing', async () => {
    const { email } = await world.anAccount();
    const { services } = world.users.subgraph;
    const compared: string[] = [];
    const { passwords } = services;
    const isOf: Passwords['isOf'] = (stored, password) => {
      compared.push(stored);
      return passwords.isOf(stored, password);
    };
    Object.assign(services, { passwords: { ...passwords, isOf } });
    try {
      await world.login({ login: email, password: 'wrong' }, '198.51.100.1');
      await world.login({ login: 'nobody-at-all@example.com', password: 'wrong' }, '198.51.100.2');
    } finally {
      Object.assign(services, { passwords });
    }
    expect(compared).toEqual([expect.stringMatching(/^\$argon2id/), passwords.nobodys]);
    const costOf = (stored: string | undefined) => stored?.split('$').slice(1, 4);
    expect(costOf(compared[1])).toEqual(costOf(compared[0]));
  });

  test('what is too long is not read at all', async () => {
    await expect(world.login({ login: 'a'.repeat(321), password: 'x' })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'login', code: 'MAX_LENGTH' }] },
    });
    await expect(world.login({ login: 'a', password: 'x'.repeat(1025) })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'password', code: 'MAX_LENGTH' }] },
    });
  });

  test('names are unique however they are written', async () => {
    const { email, userName, phone } = await world.anAccount();
    const others = { email: `x${email}`, userName: `x${userName}`, phoneNumber: '+85510654321' };
    for (const [field, value] of [
      ['email', email.toUpperCase()],
      ['userName', userName.toUpperCase()],
      ['phoneNumber', `0${phone.slice(4)}`],
    ] as const)
      await expect(world.anAccount({ ...others, [field]: value })).rejects.toMatchObject({
        code: 'LOGIN_NAME_TAKEN',
        facts: { field },
      });
  });

  test('names of one kind cannot be mistaken for another', async () => {
    for (const [path, value] of [
      ['userName', 'somebody@example.com'],
      ['userName', '012345678'],
      ['email', 'dara'],
      ['phoneNumber', '12'],
    ] as const)
      await expect(world.anAccount({ [path]: value })).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: [{ path }] },
      });
  });

  test('of a password only an argon2id hash is stored, as costly as it is told to be', async () => {
    const { id } = await world.anAccount();
    const [row] = await world.users.subgraph.database.rows<{ password_hash: string }>(
      'select password_hash from account where id = $1',
      [id],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
  });
});
