import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { generateSync } from 'otplib';
import { BRANCH, OPERATOR, staff } from './staff.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start({ SECOND_FACTOR_ROLES: '1,11,4,9' });
});
afterAll(() => world.close());

let network = 0;
const anAddress = () => `10.10.${++network >> 8}.${network & 255}`;

interface Setup {
  secret: string;
  otpauthUrl: string;
  qrSvg: string;
}
interface Answer {
  __typename: string;
  code?: string;
  facts?: Record<string, unknown>;
  challenge: string;
  setupRequired: boolean;
  setup: Setup | null;
  token: string;
  recoveryCodes: string[] | null;
  codes: string[];
}
const SAID = `__typename ... on Refused { code facts }
  ... on SecondFactorNeeded { challenge setupRequired setup { secret otpauthUrl qrSvg } }
  ... on Session { token recoveryCodes }`;

const login = (name: string, more: object = {}) =>
  world.ask<Answer>(
    `mutation ($input: LoginInput!) { login(input: $input) { ${SAID} } }`,
    { input: { login: name, password: PASSWORD, ...more } },
    guest({ ip: anAddress() }),
  );
const answer = (challenge: string, code: string, ip = anAddress()) =>
  world.ask<Answer>(
    `mutation ($challenge: String!, $code: String!) { answerSecondFactor(challenge: $challenge, code: $code) { ${SAID} } }`,
    { challenge, code },
    guest({ ip }),
  );
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(world.clock.now() / 1000) });
const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');

/** The next code: one serves once. */
const later = () => world.clock.advance({ seconds: 30 });

const start = async (token: string) =>
  world.ask<Setup>('mutation { startSecondFactor { secret otpauthUrl qrSvg } }', {}, await world.as(token));
const confirm = async (token: string, code: string) =>
  world.ask<Answer>(
    'mutation ($code: String!) { confirmSecondFactor(code: $code) { __typename ... on Refused { code facts } ... on RecoveryCodes { codes } } }',
    { code },
    { ...(await world.as(token)), ip: anAddress() },
  );
const remove = async (token: string, password: string) =>
  world.ask<Answer>(
    'mutation ($password: String!) { removeSecondFactor(password: $password) { __typename ... on Refused { code } } }',
    { password },
    { ...(await world.as(token)), ip: anAddress() },
  );
const me = async (token: string) =>
  world.ask('{ me { secondFactor secondFactorRequired recoveryCodesLeft } }', {}, await world.as(token));

/** A customer who has an authenticator app. */
async function aGuardedAccount() {
  const account = await world.anAccount({ mobileVerified: true });
  const token = await world.token({ login: account.email });
  const { secret } = await start(token);
  const { codes } = await confirm(token, codeOf(secret));
  later();
  return { ...account, token, secret, codes };
}

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

describe('a role that demands a second factor', () => {
  test.each([1, 11, 4, 9] as const)('%i signs in only after setting one up', async (roleId) => {
    const { email } = await world.anAccount({ roleId });
    const asked = await login(email);
    expect(asked).toMatchObject({
      __typename: 'SecondFactorNeeded',
      setupRequired: true,
      setup: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qrSvg: expect.stringContaining('<svg') },
    });
    const { secret } = asked.setup!;
    expect(await answer(asked.challenge, wrongCodeOf(secret))).toMatchObject({ code: 'CODE_WRONG' });
    const session = await answer(asked.challenge, codeOf(secret));
    expect(session.recoveryCodes).toHaveLength(10);
    expect(await me(session.token)).toEqual({
      secondFactor: true,
      secondFactorRequired: true,
      recoveryCodesLeft: 10,
    });
    later();
    const again = await login(email);
    expect(again).toMatchObject({ setupRequired: false, setup: null });
    expect(await answer(again.challenge, codeOf(secret))).toMatchObject({ __typename: 'Session', recoveryCodes: null });
  });

  test('may remove it, and sets up another one at the next login', async () => {
    const { email } = await world.anAccount({ roleId: 4 });
    const asked = await login(email);
    const { token } = await answer(asked.challenge, codeOf(asked.setup!.secret));
    expect(await remove(token, PASSWORD)).toEqual({ __typename: 'Done' });
    expect(await login(email)).toMatchObject({ setupRequired: true });
  });

  test('set up twice at once has one', async () => {
    const { email } = await world.anAccount({ roleId: 9 });
    const [first, second] = [await login(email), await login(email)];
    const answers = await Promise.all(
      [first, second].map(({ challenge, setup }) => answer(challenge, codeOf(setup!.secret))),
    );
    expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      'SECOND_FACTOR_EXISTS',
      'Session',
    ]);
  });

  test.each([2, 3, 5, 6, 7, 8, 10] as const)('is not %i', async (roleId) => {
    const { email } = await world.anAccount({ roleId });
    expect((await login(email)).__typename).toBe('Session');
  });
});

describe('a second factor that was lost', () => {
  const reset = (userId: string, viewer: Viewer) =>
    world.ask<{ __typename: string; code?: string; facts?: object; secondFactor?: boolean }>(
      `mutation ($userId: ID!) { resetSecondFactor(userId: $userId) { __typename
        ... on Refused { code facts } ... on User { secondFactor } } }`,
      { userId },
      viewer,
    );
  const sees = (id: string, viewer: Viewer) =>
    world.ask('query ($id: ID!) { user(id: $id) { secondFactor } }', { id }, viewer);

  /** Signs in with an app that the role demands. */
  async function aMember(roleId: 4 | 9 | 11, place: object = {}) {
    const account = await world.anAccount({ roleId, ...place });
    const asked = await login(account.email);
    const { token, recoveryCodes } = await answer(asked.challenge, codeOf(asked.setup!.secret));
    later();
    return { ...account, token, secret: asked.setup!.secret, codes: recoveryCodes! };
  }

  test('is taken away by who looks after the person: he is signed out, told, and sets up another one', async () => {
    const admin = await staff(world, 1);
    const { id, email, token, secret, codes } = await aMember(4, OPERATOR);
    expect(await sees(id, admin)).toEqual({ secondFactor: true });
    const waiting = await login(email);
    expect(await reset(id, admin)).toEqual({ __typename: 'User', secondFactor: false });
    expect((await world.holder(token)).data?.tokenHolder).toBeNull();
    expect(await answer(waiting.challenge, codeOf(secret))).toMatchObject({ code: 'CHALLENGE_OVER' });
    await world.deliver();
    expect((await world.messagesTo(email)).map(({ event }) => event)).toContain('account.second_factor_reset');
    const again = await login(email);
    expect(again).toMatchObject({ __typename: 'SecondFactorNeeded', setupRequired: true });
    expect(await answer(again.challenge, codes[0]!)).toMatchObject({ code: 'CODE_WRONG' });
    expect(await answer(again.challenge, codeOf(again.setup!.secret))).toMatchObject({ __typename: 'Session' });
  });

  test('of somebody whose role needs none is simply gone', async () => {
    const { id, email } = await aGuardedAccount();
    expect(await reset(id, await staff(world, 1))).toMatchObject({ __typename: 'User' });
    expect((await login(email)).__typename).toBe('Session');
  });

  test('stands in the audit with who took it away', async () => {
    const admin = await staff(world, 1);
    const { id } = await aGuardedAccount();
    await reset(id, admin);
    const entries = await world.users.subgraph.database.rows<{ entity: string; count: number }>(
      `select entity, count(*)::int from audit_entry
       where of_entity = 'Account' and of_id = $1 and action = 'delete' and actor_user_id = $2 group by 1 order by 1`,
      [id, admin.userId],
    );
    expect(entries).toEqual([
      { entity: 'RecoveryCode', count: 10 },
      { entity: 'SecondFactor', count: 1 },
    ]);
  });

  test('is never one’s own, nor of somebody with more rights, nor of one out of reach', async () => {
    const admin = await staff(world, 1);
    const boss = await staff(world, 4, OPERATOR);
    const manager = await staff(world, 10, BRANCH);
    const country = await staff(world, 11, { countryCode: 'KH' });
    const theirs = await aMember(4, { ...BRANCH });
    const own = await world.as(theirs.token);
    expect(await reset(theirs.id, { ...boss, ...own, grants: boss.grants } as Viewer)).toMatchObject({
      code: 'OWN_RIGHTS',
      facts: { fields: ['secondFactor'] },
    });
    expect(await reset(theirs.id, manager)).toMatchObject({ code: 'ROLE_ABOVE_YOURS' });
    expect(await reset(admin.userId, country)).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await reset((await aMember(11, { countryCode: 'LA' })).id, country)).toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    expect(await reset(theirs.id, boss)).toMatchObject({ __typename: 'User' });
  });

  test('is not taken away where there is none', async () => {
    const { id } = await world.anAccount();
    expect(await reset(id, await staff(world, 1))).toEqual({
      __typename: 'Refused',
      code: 'NO_SECOND_FACTOR',
      facts: {},
    });
  });

  test('is not taken away by who acts as an admin, nor by a program with his key', async () => {
    const admin = await staff(world, 1);
    const { id } = await aGuardedAccount();
    for (const viewer of [
      { ...admin, impersonatorId: '1' },
      { ...admin, apiKeyId: '1' },
    ])
      await expect(reset(id, viewer)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});
