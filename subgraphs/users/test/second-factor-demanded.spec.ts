import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { factorsOf } from './factors.js';
import { BRANCH, OPERATOR, staff } from './staff.js';
import { PASSWORD, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start({ SECOND_FACTOR_ROLES: '1,11,4,9' });
});
afterAll(() => world.close());

const { login, answer, codeOf, wrongCodeOf, later, remove, me, aGuardedAccount } = factorsOf(() => world);

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
