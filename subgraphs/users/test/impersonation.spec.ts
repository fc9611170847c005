import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { ABROAD, CAMBODIA, grantsOf, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const ANSWER = `{ __typename ... on Refused { code facts }
  ... on Session { token expiresIn user { id landing impersonatedBy } } }`;
interface Answer {
  readonly __typename: string;
  readonly token: string;
  readonly code?: string;
  readonly user: { readonly id: string; readonly impersonatedBy: string | null };
}

const impersonate = (userId: string, viewer: Viewer): Promise<Answer> =>
  world.ask(`mutation ($userId: ID!) { impersonate(userId: $userId) ${ANSWER} }`, { userId }, viewer);
const goBack = (viewer: Viewer): Promise<Answer> => world.ask(`mutation { endImpersonation ${ANSWER} }`, {}, viewer);

/** Somebody of this role, signed in. */
async function signedIn(roleId: 1 | 4 | 11, place: object = {}): Promise<{ viewer: SignedIn; token: string }> {
  const { email } = await world.anAccount({ roleId, firstName: 'Maly', ...place });
  const token = await world.token({ login: email });
  return { viewer: (await world.as(token)) as SignedIn, token };
}
const holderOf = async (token: string, fields = 'userId impersonatorId grants') => {
  const { sessionId, generation } = await world.read(token);
  const document = `query ($s: ID!, $g: Int!) { tokenHolder(sessionId: $s, generation: $g) { ${fields} } }`;
  return world.ask<Record<string, unknown> | null>(document, { s: sessionId, g: generation }, service('gateway'));
};

describe('acting as somebody', () => {
  test('is a session of his, marked with who really sits there; going back is one’s own session', async () => {
    const { viewer, token } = await signedIn(1);
    const { id } = await world.anAccount();
    const acting = await impersonate(id, viewer);
    expect(acting).toMatchObject({
      __typename: 'Session',
      user: { id, landing: '/dashboard', impersonatedBy: 'Maly Keo' },
    });
    expect(await holderOf(acting.token)).toEqual({
      userId: id,
      impersonatorId: viewer.userId,
      grants: grantsOf(6),
    });
    expect(await holderOf(token)).toMatchObject({ userId: viewer.userId, impersonatorId: null });
    const as = { ...((await world.as(acting.token)) as SignedIn), impersonatorId: viewer.userId };
    const back = await goBack(as);
    expect(back).toMatchObject({ user: { id: viewer.userId, impersonatedBy: null } });
    expect((await world.read(back.token)).sessionId).toBe((await world.read(token)).sessionId);
    expect(await holderOf(acting.token)).toBeNull();
    expect(await goBack(viewer)).toMatchObject({ code: 'NOT_IMPERSONATING' });
  });

  test('is not kept from work by a password that the other one has to change', async () => {
    const { viewer } = await signedIn(1);
    const { id } = await world.anAccount();
    const { database } = world.users.subgraph.contextFor(viewer);
    await database.change('update account set change_password_on_first_login = true where id = $1', [id]);
    const { token } = await impersonate(id, viewer);
    const held = await holderOf(token, 'mustChangePassword grants');
    expect(held).toEqual({ mustChangePassword: false, grants: grantsOf(6) });
    const as = { ...((await world.as(token)) as SignedIn), impersonatorId: viewer.userId };
    const me = await world.ask<{ permissions: object[] }>('{ me { mustChangePassword permissions { name } } }', {}, as);
    expect(me).toMatchObject({ mustChangePassword: false });
    expect(me.permissions.length).toBeGreaterThan(3);
    expect(await goBack(as)).toMatchObject({ user: { id: viewer.userId } });
  });

  test('lasts an hour, and never longer than one’s own session', async () => {
    const { viewer, token } = await signedIn(1);
    const { id } = await world.anAccount();
    const first = await impersonate(id, viewer);
    await world.logout(token);
    expect(await holderOf(first.token)).toBeNull();
    const { sessionId, generation } = await world.read(first.token);
    const late = { ...viewer, userId: id, impersonatorId: viewer.userId, session: { id: sessionId, generation } };
    expect(await goBack(late)).toMatchObject({ code: 'SESSION_ENDED' });
    const again = await signedIn(1);
    const second = await impersonate(id, again.viewer);
    expect(await holderOf(second.token)).not.toBeNull();
    world.clock.advance({ minutes: 60 });
    expect(await world.refresh(second.token)).toMatchObject({ code: 'SESSION_ENDED' });
  });

  test('is over when the person who really sits there is closed', async () => {
    const { viewer } = await signedIn(11, CAMBODIA);
    const { id } = await world.anAccount(CAMBODIA);
    const { token } = await impersonate(id, viewer);
    const { database } = world.users.subgraph.contextFor(viewer);
    await database.change('update account set active = false where id = $1', [viewer.userId]);
    expect(await holderOf(token)).toBeNull();
  });

  test('is refused within another one, as oneself, with a key, and without a session', async () => {
    const { viewer } = await signedIn(1);
    const { id } = await world.anAccount();
    const refusals: [string, Viewer, string][] = [
      [id, { ...viewer, impersonatorId: '77' }, 'ALREADY_IMPERSONATING'],
      [viewer.userId, viewer, 'ALREADY_IMPERSONATING'],
      [id, { ...viewer, apiKeyId: '5' }, 'SESSION_ENDED'],
      [id, { ...viewer, session: undefined }, 'SESSION_ENDED'],
      ['999999', viewer, 'USER_NOT_FOUND'],
      ['x', viewer, 'USER_NOT_FOUND'],
    ];
    for (const [whom, who, code] of refusals) expect(await impersonate(whom, who)).toMatchObject({ code });
  });

  test('gives nobody a right he lacks, and reaches no further than his scope', async () => {
    const { viewer } = await signedIn(11, CAMBODIA);
    const [above, abroad, closed] = [
      await world.anAccount({ roleId: 7, ...CAMBODIA }),
      await world.anAccount({ roleId: 4, ...ABROAD }),
      await world.anAccount(CAMBODIA),
    ];
    const { database } = world.users.subgraph.contextFor(viewer);
    await database.change('update account set active = false where id = $1', [closed.id]);
    expect(await impersonate(above.id, viewer)).toMatchObject({ code: 'IMPERSONATION_ABOVE_YOURS' });
    expect(await impersonate(abroad.id, viewer)).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await impersonate(closed.id, viewer)).toMatchObject({ code: 'USER_NOT_FOUND' });
    const { id } = await world.anAccount({ roleId: 4, ...OPERATOR });
    expect(await impersonate(id, viewer)).toMatchObject({ __typename: 'Session' });
  });

  test('changes no password, no second factor and no key', async () => {
    const { viewer } = await signedIn(1);
    const { id } = await world.anAccount({ roleId: 8 });
    const { token } = await impersonate(id, viewer);
    const as = { ...((await world.as(token)) as SignedIn), impersonatorId: viewer.userId };
    for (const document of [
      'mutation { changePassword(currentPassword: "a", password: "b", passwordConfirmation: "b") { __typename } }',
      'mutation { startSecondFactor { secret } }',
      'mutation { createApiAccount(name: "Mine") { __typename } }',
      'mutation { createApiKey(accountId: 1, name: "Mine", scopes: ["booking.view"]) { __typename } }',
      'mutation { rotateApiKey(id: 1) { __typename } }',
      'mutation { revokeApiKey(id: 1) { __typename } }',
    ])
      await expect(world.ask(document, {}, as)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('is for platform and country admins', async () => {
    const document = 'mutation { impersonate(userId: 1) { __typename } }';
    await expect(world.ask(document, {}, guest())).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    for (const roleId of [2, 3, 4, 5, 6, 7, 8, 9, 10] as const)
      await expect(world.ask(document, {}, await staff(world, roleId, OPERATOR))).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN', permission: 'user.impersonate' },
      });
  });
});
