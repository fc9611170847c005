import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAddress, type Answer, factorsOf } from './factors.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start({ SECOND_FACTOR_ROLES: '1,11,4,9' });
});
afterAll(() => world.close());

const { login, answer, codeOf, wrongCodeOf, later, start, confirm, remove, me, aGuardedAccount } = factorsOf(
  () => world,
);

describe('an authenticator app', () => {
  test('is set up with a code of it; recovery codes are shown once', async () => {
    const { email } = await world.anAccount();
    const token = await world.token({ login: email });
    const { secret, otpauthUrl, qrSvg } = await start(token);
    expect(otpauthUrl).toBe(`otpauth://totp/Naga:${encodeURIComponent(email)}?secret=${secret}&issuer=Naga`);
    expect(qrSvg).toContain('<svg');
    expect(await me(token)).toEqual({ secondFactor: false, secondFactorRequired: false, recoveryCodesLeft: 0 });
    expect(await confirm(token, wrongCodeOf(secret))).toMatchObject({ code: 'CODE_WRONG' });
    const { codes } = await confirm(token, codeOf(secret));
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await me(token)).toEqual({ secondFactor: true, secondFactorRequired: false, recoveryCodesLeft: 10 });
    expect(await confirm(token, codeOf(secret))).toMatchObject({ code: 'SECOND_FACTOR_NOT_STARTED' });
  });

  test('is stored sealed, its recovery codes as hashes', async () => {
    const { secret, codes } = await aGuardedAccount();
    const { database } = world.users.subgraph;
    const rows = await database.rows(
      'select sealed_secret as kept from second_factor union all select code_hash from recovery_code',
    );
    const text = JSON.stringify(rows);
    for (const shown of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(shown);
  });

  test('is asked for at every login from then on, whichever the first factor', async () => {
    const { email, phone, secret } = await aGuardedAccount();
    const asked = await login(email, { remember: true });
    expect(asked).toEqual({
      __typename: 'SecondFactorNeeded',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      setupRequired: false,
      setup: null,
    });
    const session = await answer(asked.challenge, codeOf(secret));
    expect(session).toEqual({ __typename: 'Session', token: expect.any(String), recoveryCodes: null });
    const { sessionId } = await world.read(session.token);
    const [row] = await world.users.subgraph.database.rows('select remember from session where id = $1', [sessionId]);
    expect(row).toEqual({ remember: true });

    await world.ask('mutation ($n: String!) { requestOtp(mobileNumber: $n) { __typename } }', { n: phone });
    await world.deliver();
    const code = (await world.messagesTo(phone))[0]!.text.slice(0, 6);
    const byOtp = await world.ask(
      'mutation ($n: String!, $code: String!) { verifyOtp(mobileNumber: $n, code: $code) { __typename } }',
      { n: phone, code },
    );
    expect(byOtp).toEqual({ __typename: 'SecondFactorNeeded' });
  });

  test('gives a code that serves once, also when it comes at once with two logins', async () => {
    const { email, secret } = await aGuardedAccount();
    const challenges = (await Promise.all([login(email), login(email), login(email)])).map(
      ({ challenge }) => challenge,
    );
    const code = codeOf(secret);
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.map(({ __typename, code: said }) => said ?? __typename).sort()).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
      'Session',
    ]);
    later();
    const rest = challenges[answers.findIndex(({ __typename }) => __typename === 'Refused')]!;
    expect(await answer(rest, code)).toMatchObject({ code: 'CODE_WRONG' });
    expect(await answer(rest, codeOf(secret))).toMatchObject({ __typename: 'Session' });
  });

  test('lost, a recovery code takes its place, once', async () => {
    const { email, codes } = await aGuardedAccount();
    const typed = codes[3]!.toLowerCase().replaceAll('-', ' ');
    const both = [(await login(email)).challenge, (await login(email)).challenge];
    const answers = await Promise.all(both.map((challenge) => answer(challenge, typed)));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Refused', 'Session']);
    expect(await answer((await login(email)).challenge, codes[3]!)).toMatchObject({ code: 'CODE_WRONG' });
    const { token } = await answer((await login(email)).challenge, codes[4]!);
    expect(await me(token)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('of another account opens nothing here', async () => {
    const [mine, other] = [await aGuardedAccount(), await aGuardedAccount()];
    expect(await answer((await login(mine.email)).challenge, other.codes[0]!)).toMatchObject({ code: 'CODE_WRONG' });
    expect(await answer((await login(mine.email)).challenge, codeOf(other.secret))).toMatchObject({
      code: 'CODE_WRONG',
    });
  });

  test('is replaced only after it was removed with the password', async () => {
    const { email, token, secret } = await aGuardedAccount();
    const next = await start(token);
    expect(await confirm(token, codeOf(next.secret))).toMatchObject({ code: 'SECOND_FACTOR_EXISTS' });
    expect(await remove(token, 'not the password')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await login(email)).__typename).toBe('SecondFactorNeeded');
    expect(await remove(token, PASSWORD)).toEqual({ __typename: 'Done' });
    expect((await login(email)).__typename).toBe('Session');
    expect(await me(token)).toMatchObject({ secondFactor: false, recoveryCodesLeft: 0 });
    await world.deliver();
    const told = (await world.messagesTo(email)).map(({ event }) => event);
    expect(told).toEqual(['account.second_factor_removed', 'account.second_factor_added']);
    later();
    expect(await confirm(token, codeOf(secret))).toMatchObject({ code: 'SECOND_FACTOR_NOT_STARTED' });
  });

  test('has new recovery codes for who knows the password; the old ones no longer serve', async () => {
    const { email, token, codes } = await aGuardedAccount();
    const renew = async (password: string) =>
      world.ask<Answer>(
        'mutation ($password: String!) { renewRecoveryCodes(password: $password) { __typename ... on Refused { code } ... on RecoveryCodes { codes } } }',
        { password },
        { ...(await world.as(token)), ip: anAddress() },
      );
    expect(await renew('wrong')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const fresh = await renew(PASSWORD);
    expect(fresh.codes).toHaveLength(10);
    expect(await answer((await login(email)).challenge, codes[0]!)).toMatchObject({ code: 'CODE_WRONG' });
    expect(await answer((await login(email)).challenge, fresh.codes[0]!)).toMatchObject({ __typename: 'Session' });
  });

  test('is not touched by who acts as its owner, nor by a program with his key', async () => {
    const { id } = await world.anAccount();
    for (const viewer of [user({ userId: id, impersonatorId: '1' }), user({ userId: id, apiKeyId: '1' })])
      for (const document of [
        'mutation { startSecondFactor { secret } }',
        'mutation { confirmSecondFactor(code: "123456") { __typename } }',
        `mutation { removeSecondFactor(password: "${PASSWORD}") { __typename } }`,
        `mutation { renewRecoveryCodes(password: "${PASSWORD}") { __typename } }`,
      ])
        expect((await world.run(document, {}, viewer)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a login that waits for its second factor', () => {
  test('is over after ten minutes, five wrong codes, or its success', async () => {
    const { email, secret } = await aGuardedAccount();
    const over = { __typename: 'Refused', code: 'CHALLENGE_OVER', facts: {} };
    const late = await login(email);
    world.clock.advance({ minutes: 10 });
    expect(await answer(late.challenge, codeOf(secret))).toEqual(over);

    const guessed = await login(email);
    const tries = await Promise.all(Array.from({ length: 7 }, () => answer(guessed.challenge, wrongCodeOf(secret))));
    expect(tries.filter(({ code }) => code === 'CODE_WRONG')).toHaveLength(5);
    expect(await answer(guessed.challenge, codeOf(secret))).toEqual(over);

    const done = await login(email);
    expect(await answer(done.challenge, codeOf(secret))).toMatchObject({ __typename: 'Session' });
    later();
    expect(await answer(done.challenge, codeOf(secret))).toEqual(over);
    expect(await answer('made up', codeOf(secret))).toEqual(over);
  });

  test('is limited over all logins: twenty wrong codes for an account', async () => {
    const { email, secret } = await aGuardedAccount();
    for (let i = 0; i < 20; i++)
      expect(await answer((await login(email)).challenge, wrongCodeOf(secret))).toMatchObject({ code: 'CODE_WRONG' });
    expect(await answer((await login(email)).challenge, codeOf(secret))).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('opens nothing once its account was closed', async () => {
    const { id, email, secret } = await aGuardedAccount();
    const { challenge } = await login(email);
    await world.users.outside.change('update account set active = false where id = $1', [id]);
    expect(await answer(challenge, codeOf(secret))).toMatchObject({ code: 'CHALLENGE_OVER' });
  });
});
