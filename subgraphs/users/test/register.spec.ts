import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

let serial = 0;
let network = 0;
const anAddress = () => `10.7.${++network >> 8}.${network & 255}`;
const someone = (change: Record<string, unknown> = {}) => {
  const n = ++serial;
  const names = { firstName: 'Bopha', lastName: 'Meas', email: `bopha${n}@example.com` };
  return { ...names, password: PASSWORD, passwordConfirmation: PASSWORD, ...change };
};
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { __typename ... on Refused { code facts }
  ... on Session { token user { id email roleId roleName emailVerified mobileNumber mobileVerified language landing firstName } } } }`;
type Registered = { __typename: string; code?: string; facts?: unknown; token: string; user: Record<string, unknown> };
const register = (input: object, ip = anAddress()) =>
  world.ask<Registered>(REGISTER, { input }, guest({ ip, language: 'km' }));
const verify = (token: string) =>
  world.ask<Record<string, unknown>>(
    'mutation ($token: String!, $password: String) { verifyEmail(token: $token, password: $password) { __typename ... on Refused { code } ... on Me { id emailVerified email } } }',
    { token, password: PASSWORD },
  );
const resend = (email: string, ip = anAddress()) =>
  world.ask<Record<string, unknown>>(
    'mutation ($email: String!) { resendVerification(email: $email) { __typename ... on Refused { code facts } ... on Done { done } } }',
    { email },
    guest({ ip }),
  );
const accounts = (email: string) =>
  world.users.subgraph.database.rows('select id from account where email = $1', [email]);

describe('who registers', () => {
  test('is a customer and signed in at once, his address not proved yet', async () => {
    const answer = await register(
      someone({ email: ' Sopheap@Example.com', mobileNumber: '012 345 999', firstName: ' Sopheap ' }),
    );
    expect(answer.user).toEqual({
      id: expect.any(String),
      email: 'sopheap@example.com',
      firstName: 'Sopheap',
      roleId: 6,
      roleName: 'Customer',
      emailVerified: false,
      mobileNumber: '+85512345999',
      mobileVerified: false,
      language: 'km',
      landing: '/dashboard',
    });
    expect((await world.holder(answer.token)).data?.tokenHolder).toMatchObject({ userId: answer.user['id'] });
    expect(await world.login({ login: '012 345 999', password: PASSWORD })).toMatchObject({ __typename: 'Session' });
  });

  test('is told that the e-mail is registered already, and that a mobile number is', async () => {
    const first = someone({ mobileNumber: '+85510777001' });
    await register(first);
    expect(await register(someone({ email: first.email.toUpperCase() }))).toMatchObject({
      code: 'EMAIL_TAKEN',
      facts: {},
    });
    expect(await register(someone({ mobileNumber: '010 777 001' }))).toMatchObject({
      code: 'LOGIN_NAME_TAKEN',
      facts: { field: 'phoneNumber' },
    });
  });

  test('twice at once with one address has one account', async () => {
    const person = someone();
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(person)));
    const said = answers.map(({ __typename, code }) => code ?? __typename).sort();
    expect(said).toEqual([...Array<string>(5).fill('EMAIL_TAKEN'), 'Session']);
    expect(await accounts(person.email)).toHaveLength(1);
  });

  test('ten times an hour from one address, and no more', async () => {
    const ip = anAddress();
    for (let i = 0; i < 10; i++) expect(await register(someone(), ip)).toMatchObject({ __typename: 'Session' });
    const refused = { code: 'TOO_MANY_ATTEMPTS', facts: { retryAfterSeconds: 3600 } };
    expect(await register(someone(), ip)).toMatchObject(refused);
    expect(await register(someone())).toMatchObject({ __typename: 'Session' });
    world.clock.advance({ hours: 1 });
    expect(await register(someone(), ip)).toMatchObject({ __typename: 'Session' });
  });

  test.each([
    ['a short password', { password: 'nine char', passwordConfirmation: 'nine char' }, 'password', 'MIN_LENGTH'],
    ['a common one', { password: 'Password123', passwordConfirmation: 'Password123' }, 'password', 'COMMON_PASSWORD'],
    ['a confirmation that differs', { passwordConfirmation: 'right horse batteri' }, 'passwordConfirmation', 'EQUALS'],
    ['no address', { email: 'bopha' }, 'email', 'IS_EMAIL'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', 'IS_EMAIL'],
    ['a header in the address', { email: 'a@example.com\nBcc: b@example.com' }, 'email', 'IS_EMAIL'],
    ['a quoted address', { email: '"a b"@example.com' }, 'email', 'IS_EMAIL'],
    ['half a character', { email: '\ud800@example.com' }, 'email', 'IS_EMAIL'],
    ['no number', { mobileNumber: '12' }, 'mobileNumber', 'IS_PHONE_NUMBER'],
    ['a name of spaces', { firstName: '   ' }, 'firstName', 'IS_NAME'],
    ['a name of two lines', { lastName: 'Meas\r\nBcc: b@example.com' }, 'lastName', 'IS_NAME'],
    ['a name that is too long', { lastName: 'x'.repeat(101) }, 'lastName', 'MAX_LENGTH'],
    ['a language we do not speak', { language: 'fr' }, 'language', 'IS_IN'],
  ])('is told at the field of %s', async (_, change, path, code) => {
    await expect(register(someone(change))).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: expect.arrayContaining([expect.objectContaining({ path, code })]) },
    });
  });

  test('does not do so from the sandbox', async () => {
    const answer = world.ask(REGISTER, { input: someone() }, guest({ mode: 'sandbox' }));
    await expect(answer).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('cannot say his role, his operator or his points', async () => {
    for (const field of ['roleId', 'operatorId', 'points', 'emailVerified'])
      await expect(register(someone({ [field]: 1 }))).rejects.toThrow(/not defined/);
  });
});

describe('the verification mail', () => {
  test('proves the address once, in the language of its reader; others are told', async () => {
    const { email } = someone();
    const { user: me } = await register(someone({ email }));
    const token = await world.linkTo(email, 'email/verify');
    expect(await world.messagesTo(email)).toMatchObject([
      { private: true, language: 'km', event: 'account.registered' },
    ]);
    expect(await verify(token)).toEqual({ __typename: 'Me', id: me['id'], email, emailVerified: true });
    const facts = await world.users.subgraph.database.rows(
      'select payload from outbox_event where type = $1 and relayed_at is null',
      ['account.email_verified'],
    );
    expect(facts).toEqual([{ payload: { accountId: me['id'], email } }]);
    await world.deliver();
    expect((await world.messagesTo(email))[0]).toMatchObject({ event: 'account.email_verified', private: false });
    expect(await verify(token)).toEqual({ __typename: 'Refused', code: 'TOKEN_INVALID' });
  });

  test('used many times at once proves it once', async () => {
    const person = someone();
    await register(person);
    const token = await world.linkTo(person.email, 'email/verify');
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.filter(({ __typename }) => __typename === 'Me')).toHaveLength(1);
  });

  test('serves for 48 hours', async () => {
    const person = someone();
    await register(person);
    const token = await world.linkTo(person.email, 'email/verify');
    world.clock.advance({ hours: 48 });
    expect(await verify(token)).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('of which there is a newer one no longer serves', async () => {
    const person = someone();
    await register(person);
    const old = await world.linkTo(person.email, 'email/verify');
    expect(await resend(person.email)).toEqual({ __typename: 'Done', done: true });
    const fresh = await world.linkTo(person.email, 'email/verify');
    expect(await verify(old)).toMatchObject({ code: 'TOKEN_INVALID' });
    expect(await verify(fresh)).toMatchObject({ __typename: 'Me' });
  });

  test('does not prove an address the account no longer has', async () => {
    const person = someone();
    await register(person);
    const token = await world.linkTo(person.email, 'email/verify');
    await world.users.outside.change('update account set email = $2 where email = $1', [
      person.email,
      `x${person.email}`,
    ]);
    expect(await verify(token)).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '\u0000'])('is not replaced by %j', async (token) => {
    expect(await verify(token)).toEqual({ __typename: 'Refused', code: 'TOKEN_INVALID' });
  });

  test('is sent again only to who waits for it, and the answer is alike for everybody', async () => {
    const proved = await world.anAccount({ emailVerified: true });
    const closed = await world.anAccount();
    await world.users.outside.change('update account set active = false where id = $1', [closed.id]);
    for (const email of [proved.email, closed.email, 'nobody.at.all@example.com', 'not an address']) {
      expect(await resend(email)).toEqual({ __typename: 'Done', done: true });
      expect(await world.deliver()).toContain('account.verification_requested');
      expect(await world.messagesTo(email)).toEqual([]);
    }
  });

  test('is sent five times an hour to one address, whether or not there is an account', async () => {
    const { email } = await world.anAccount();
    for (const to of [email, 'ghost.of.mails@example.com']) {
      for (let i = 0; i < 5; i++) expect(await resend(to)).toMatchObject({ done: true });
      expect(await resend(to)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', facts: { retryAfterSeconds: 3600 } });
    }
    await world.deliver();
    expect(await world.messagesTo(email)).toHaveLength(5);
  });

  test('is asked for twenty times an hour from one place', async () => {
    const ip = anAddress();
    for (let i = 0; i < 20; i++) expect(await resend(`some${i}@example.com`, ip)).toMatchObject({ done: true });
    expect(await resend('another@example.com', ip)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('welcomes nobody who stopped notifications; what he must know he is still told', async () => {
    const person = someone();
    await register(person);
    await world.users.outside.change('update account set stop_email_notification = true where email = $1', [
      person.email,
    ]);
    await verify(await world.linkTo(person.email, 'email/verify'));
    await world.deliver();
    expect((await world.messagesTo(person.email)).map(({ event }) => event)).toEqual(['account.registered']);
  });

  test('is read in the inbox by who may act as anybody, and by nobody else', async () => {
    const person = someone();
    await register(person);
    await world.deliver();
    const inbox = (grants: Record<string, 'all' | 'country'>) =>
      world.ask<{ total: number }>(
        'query ($text: String) { messages(filter: { text: $text }) { total } }',
        { text: person.email },
        user({ userId: '1', roleId: 1, grants }),
      );
    expect(await inbox({ 'notification.send': 'all', 'user.impersonate': 'all' })).toEqual({ total: 1 });
    expect(await inbox({ 'notification.send': 'all', 'user.impersonate': 'country' })).toEqual({ total: 0 });
    expect(await inbox({ 'notification.send': 'all' })).toEqual({ total: 0 });
  });
});

test('of tokens only hashes are stored', async () => {
  const person = someone();
  await register(person);
  const token = await world.linkTo(person.email, 'email/verify');
  const { database } = world.users.subgraph;
  const [row] = await database.rows<{ all: string }>('select json_agg(account_token)::text as all from account_token');
  expect(row?.all).not.toContain(token);
  const events = await database.rows<{ payload: object }>('select payload from outbox_event');
  expect(JSON.stringify(events)).not.toContain(token);
});
