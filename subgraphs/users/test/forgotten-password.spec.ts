import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { anAddress, NEW, passwordsOf } from './passwords.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const { ask, reset, holderOf, canSignIn } = passwordsOf(() => world);

describe('a forgotten password', () => {
  test('is replaced by the link in a mail, and all sessions end', async () => {
    const { email } = await world.anAccount({ language: 'th' });
    const session = await world.token({ login: email });
    expect(await ask(email)).toEqual({ __typename: 'Done' });
    const token = await world.linkTo(email, 'password/reset');
    expect((await world.messagesTo(email))[0]).toMatchObject({ private: true, language: 'th' });
    expect(await reset(token, email.toUpperCase())).toEqual({ __typename: 'Done' });
    expect(await holderOf(session)).toBeNull();
    expect(await world.refresh(session)).toMatchObject({ code: 'SESSION_ENDED' });
    expect(await canSignIn(email, PASSWORD)).toBe('Refused');
    expect(await canSignIn(email, NEW)).toBe('Session');
    await world.deliver();
    expect((await world.messagesTo(email)).map(({ event }) => event)).toContain('account.password_changed');
  });

  test('is replaced once: two at once with one link are one', async () => {
    const { email } = await world.anAccount();
    await ask(email);
    const token = await world.linkTo(email, 'password/reset');
    const wanted = ['first wanted password', 'second wanted password', 'third wanted password'];
    const answers = await Promise.all(wanted.map((password) => reset(token, email, password)));
    expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      'Done',
      'TOKEN_INVALID',
      'TOKEN_INVALID',
    ]);
    const winner = wanted[answers.findIndex(({ __typename }) => __typename === 'Done')]!;
    expect(await canSignIn(email, winner)).toBe('Session');
    expect(await reset(token, email)).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('proves the address to which the link was mailed', async () => {
    const { id, email } = await world.anAccount();
    await ask(email);
    await reset(await world.linkTo(email, 'password/reset'), email);
    const facts = await world.users.subgraph.database.rows(
      `select payload from outbox_event where type = 'account.email_verified' and payload->>'accountId' = $1`,
      [id],
    );
    expect(facts).toEqual([{ payload: { accountId: id, email } }]);
  });

  test('takes an account back from a stranger who registered with the address and waits', async () => {
    const { id, email, phone } = await world.anAccount({ mobileVerified: true });
    const stranger = { ...(await world.as(await world.token({ login: email }))), ip: anAddress() };
    const change = `mutation { changeEmail(email: "stranger@example.com", password: "${PASSWORD}") { __typename } }`;
    expect(await world.ask(change, {}, stranger)).toEqual({ __typename: 'Done' });
    const wayBack = await world.linkTo('stranger@example.com', 'email/verify');
    await ask(email);
    expect(await reset(await world.linkTo(email, 'password/reset'), email)).toEqual({ __typename: 'Done' });
    const verify = 'mutation ($token: String!) { verifyEmail(token: $token) { __typename ... on Refused { code } } }';
    expect(await world.ask(verify, { token: wayBack })).toMatchObject({ code: 'TOKEN_INVALID' });
    const sms = `mutation { requestOtp(mobileNumber: "${phone}") { __typename } }`;
    expect(await world.ask(sms, {}, guest({ ip: anAddress() }))).toEqual({ __typename: 'Done' });
    await world.deliver();
    expect(await world.messagesTo(phone)).toEqual([]);
    expect(await world.ask('{ me { mobileNumber mobileVerified } }', {}, user({ userId: id }))).toEqual({
      mobileNumber: phone,
      mobileVerified: false,
    });
  });

  test('leaves the number of a proved account proved', async () => {
    const { id, email } = await world.anAccount({ emailVerified: true, mobileVerified: true });
    await ask(email);
    await reset(await world.linkTo(email, 'password/reset'), email);
    expect(await world.ask('{ me { mobileVerified } }', {}, user({ userId: id }))).toEqual({ mobileVerified: true });
  });

  test('is not replaced after an hour, by an older link, with another address, by a made-up token', async () => {
    const [{ email }, other] = [await world.anAccount(), await world.anAccount()];
    await ask(email);
    const old = await world.linkTo(email, 'password/reset');
    await ask(email);
    const token = await world.linkTo(email, 'password/reset');
    const refused = { __typename: 'Refused', code: 'TOKEN_INVALID', facts: {} };
    expect(await reset(old, email)).toEqual(refused);
    expect(await reset(token, other.email)).toEqual(refused);
    expect(await reset('a'.repeat(43), email)).toEqual(refused);
    world.clock.advance({ hours: 1 });
    expect(await reset(token, email)).toEqual(refused);
    expect(await canSignIn(email, PASSWORD)).toBe('Session');
  });

  test('a verification link is no reset link', async () => {
    const { email } = await world.anAccount();
    await world.ask('mutation ($email: String!) { resendVerification(email: $email) { __typename } }', { email });
    expect(await reset(await world.linkTo(email, 'email/verify'), email)).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('of an account that is closed or not there is answered alike, and nothing is mailed', async () => {
    const closed = await world.anAccount();
    await world.users.outside.change('update account set active = false where id = $1', [closed.id]);
    for (const email of [closed.email, 'nobody@example.com', '', 'a\u0000b', '\ud800']) {
      expect(await ask(email)).toEqual({ __typename: 'Done' });
      expect(await world.deliver()).toEqual(expect.arrayContaining(['account.password_reset_requested']));
    }
    expect(await world.messagesTo(closed.email)).toEqual([]);
  });

  test('is asked for without looking whether there is an account: the same statements for everybody', async () => {
    const { email } = await world.anAccount();
    const shape = async (to: string) =>
      (await statementsOf(() => ask(to))).map((statement) => statement.replace(/'[^']*'/g, '?').slice(0, 60));
    await shape('warm.up@example.com');
    expect(await shape(email)).toEqual(await shape('nobody.here@example.com'));
  });

  test('is asked for five times an hour for one address', async () => {
    for (const email of [(await world.anAccount()).email, 'ghost.of.passwords@example.com']) {
      for (let i = 0; i < 5; i++) expect(await ask(email)).toEqual({ __typename: 'Done' });
      expect(await ask(email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', facts: { retryAfterSeconds: 3600 } });
    }
  });

  test('is told at its field when the new one is weak; the link serves still', async () => {
    const { email } = await world.anAccount();
    await ask(email);
    const token = await world.linkTo(email, 'password/reset');
    for (const [password, confirmation, fields] of [
      ['short', 'short', [{ path: 'password', code: 'MIN_LENGTH', facts: { min: 10 } }]],
      [NEW, `${NEW}!`, [{ path: 'passwordConfirmation', code: 'EQUALS' }]],
      [email, email, [{ path: 'password', code: 'COMMON_PASSWORD' }]],
    ] as const)
      await expect(reset(token, email, password, confirmation)).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields },
      });
    expect(await reset(token, email)).toEqual({ __typename: 'Done' });
  });
});
