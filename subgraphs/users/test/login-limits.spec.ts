import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { PASSWORD, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start({ LOGIN_LIMIT_ACCOUNT: '12', LOGIN_LIMIT_ADDRESS: '30' });
});
afterAll(() => world.close());

let network = 0;
/** Addresses nobody has used before. */
const addresses = () => {
  const net = ++network;
  return (host: number) => `10.0.${net}.${host}`;
};

const codeOf = (answer: object): string => ('code' in answer ? String(answer.code) : 'signed in');

describe('failed logins', () => {
  test('five from one address lock the account for that address for 15 minutes, and for no other', async () => {
    const { email } = await world.anAccount();
    const ip = addresses();
    for (let i = 0; i < 5; i++)
      expect(codeOf(await world.login({ login: email, password: 'wrong' }, ip(1)))).toBe('WRONG_CREDENTIALS');
    world.clock.advance({ minutes: 5 });
    const locked = { __typename: 'Refused', code: 'TOO_MANY_ATTEMPTS', facts: { retryAfterSeconds: 600 } };
    expect(await world.login({ login: email, password: PASSWORD }, ip(1))).toEqual(locked);
    expect(codeOf(await world.login({ login: email, password: PASSWORD }, ip(2)))).toBe('signed in');
    world.clock.advance({ minutes: 10 });
    expect(codeOf(await world.login({ login: email, password: PASSWORD }, ip(1)))).toBe('signed in');
  });

  test('an account has one count, by whichever of its names it is called', async () => {
    const { email, userName, phone } = await world.anAccount();
    const ip = addresses();
    for (const login of [email, userName, phone, email, userName]) await world.login({ login, password: 'x' }, ip(1));
    expect(codeOf(await world.login({ login: phone, password: PASSWORD }, ip(1)))).toBe('WRONG_CREDENTIALS');
    expect(codeOf(await world.login({ login: phone, password: PASSWORD }, ip(2)))).toBe('signed in');
  });

  test('that use up one name do not tell of another: it answers as a name that no account has', async () => {
    const { email, userName, phone } = await world.anAccount();
    const ip = addresses();
    for (let i = 0; i < 12; i++) await world.login({ login: email, password: 'wrong' }, ip(i));
    expect(codeOf(await world.login({ login: email, password: PASSWORD }, ip(20)))).toBe('TOO_MANY_ATTEMPTS');
    const said = async (login: string) => {
      const answers = [];
      for (let i = 0; i < 7; i++) answers.push(await world.login({ login, password: PASSWORD }, ip(30)));
      return answers;
    };
    const ofNobody = await said('nobody.of.these@example.com');
    expect(ofNobody.map(codeOf)).toEqual([
      ...Array<string>(5).fill('WRONG_CREDENTIALS'),
      'TOO_MANY_ATTEMPTS',
      'TOO_MANY_ATTEMPTS',
    ]);
    expect(await said(userName)).toEqual(ofNobody);
    expect(await said(phone)).toEqual(ofNobody);
    world.clock.advance({ minutes: 15 });
    expect(codeOf(await world.login({ login: phone, password: PASSWORD }, ip(30)))).toBe('signed in');
  });

  test('by all its names from one address do not lock an account for others', async () => {
    const { email, userName, phone } = await world.anAccount();
    const ip = addresses();
    for (const login of [email, userName, phone])
      for (let i = 0; i < 5; i++) await world.login({ login, password: 'wrong' }, ip(1));
    expect(codeOf(await world.login({ login: email, password: PASSWORD }, ip(2)))).toBe('signed in');
  });

  test('do the same work, whether a name is free, used up under another, or nobody’s', async () => {
    const [free, usedUp] = [await world.anAccount(), await world.anAccount()];
    const ip = addresses();
    for (let i = 0; i < 12; i++) await world.login({ login: usedUp.email, password: 'wrong' }, ip(i));
    const work = async (login: string) =>
      (await statementsOf(() => world.login({ login, password: 'wrong' }, ip(40)))).map((text) => text.slice(0, 30));
    await work('warm.up@example.com');
    const one = await work(free.userName);
    expect([await work(usedUp.userName), await work('nobody.at.work@example.com')]).toEqual([one, one]);
  });

  test('a name that no account has is locked alike', async () => {
    const ip = addresses();
    const codes: string[] = [];
    for (let i = 0; i < 6; i++)
      codes.push(codeOf(await world.login({ login: 'ghost@example.com', password: 'x' }, ip(1))));
    expect(codes).toEqual([...Array<string>(5).fill('WRONG_CREDENTIALS'), 'TOO_MANY_ATTEMPTS']);
  });

  test('a success resets the pair', async () => {
    const { email } = await world.anAccount();
    const ip = addresses();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await world.login({ login: email, password: 'wrong' }, ip(1));
      expect(codeOf(await world.login({ login: email, password: PASSWORD }, ip(1)))).toBe('signed in');
    }
  });

  test('an account has a limit over all addresses', async () => {
    const { email } = await world.anAccount();
    const ip = addresses();
    for (let i = 0; i < 12; i++) await world.login({ login: email, password: 'wrong' }, ip(i));
    expect(codeOf(await world.login({ login: email, password: PASSWORD }, ip(99)))).toBe('TOO_MANY_ATTEMPTS');
  });

  test('an address has a limit over all accounts', async () => {
    const ip = addresses();
    for (let i = 0; i < 30; i++) await world.login({ login: `ghost${i}@example.com`, password: 'x' }, ip(1));
    expect(codeOf(await world.login({ login: 'another@example.com', password: 'x' }, ip(1)))).toBe('TOO_MANY_ATTEMPTS');
  });

  test('what is refused does not count: one address cannot lock an account for the others', async () => {
    const { email } = await world.anAccount();
    const ip = addresses();
    for (let i = 0; i < 20; i++) await world.login({ login: email, password: 'wrong' }, ip(1));
    expect(codeOf(await world.login({ login: email, password: PASSWORD }, ip(2)))).toBe('signed in');
  });

  test('twenty at once are counted one by one', async () => {
    const { email } = await world.anAccount();
    const ip = addresses();
    const attempts = Array.from({ length: 20 }, () => world.login({ login: email, password: 'wrong' }, ip(1)));
    const codes = (await Promise.all(attempts)).map(codeOf).sort();
    expect(codes).toEqual([
      ...Array<string>(15).fill('TOO_MANY_ATTEMPTS'),
      ...Array<string>(5).fill('WRONG_CREDENTIALS'),
    ]);
  });
});

test('wrong codes for a number do not tell that another notation is the same account’s', async () => {
  const phone = '+84812345678';
  await world.anAccount({ phoneNumber: phone, mobileVerified: true });
  const ip = addresses()(1);
  const ask = (document: string, variables: object = {}) =>
    world.ask<{ __typename: string; code?: string }>(document, { ...variables }, guest({ ip }));
  const enter = (number: string, code: string) =>
    ask(
      `mutation ($number: String!, $code: String!) { verifyOtp(mobileNumber: $number, code: $code) { __typename ... on Refused { code } } }`,
      { number, code },
    );
  for (let i = 0; i < 5; i++) expect(codeOf(await enter(phone, 'x'))).toBe('CODE_WRONG');
  expect(codeOf(await enter(phone, 'x'))).toBe('TOO_MANY_ATTEMPTS');
  await ask(`mutation { requestOtp(mobileNumber: "${phone}") { __typename } }`);
  await world.deliver();
  const code = (await world.messagesTo(phone))[0]!.text.slice(0, 6);
  // Thai, if anything; and Vietnamese.
  expect(codeOf(await enter('0812345678', code))).toBe('CODE_WRONG');
  world.clock.advance({ minutes: 15 });
  await ask(`mutation { requestOtp(mobileNumber: "${phone}") { __typename } }`);
  await world.deliver();
  const next = (await world.messagesTo(phone))[0]!.text.slice(0, 6);
  expect(codeOf(await enter('0812345678', next))).toBe('signed in');
});
