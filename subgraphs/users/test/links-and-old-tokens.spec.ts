import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { aRequest, byHimself, DOOR, entries } from './requests.js';
import { OPERATOR } from './staff.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const NEW = 'another horse battery';
const account = (action: string, who: string) => ({ entity: 'Account', action, ...byHimself(who) });
const session = (action: string, who: string) => ({ entity: 'Session', action, ...byHimself(who) });

describe('whose link it was is named by the audit', () => {
  test('when it gives him a new password: the sessions that end, too', async () => {
    const { id, email } = await world.anAccount();
    await world.token({ login: email });
    await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
    const token = await world.linkTo(email, 'password/reset');
    const { requestId, viewer } = aRequest();
    const input = { token, email, password: NEW, passwordConfirmation: NEW };
    await world.ask(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }',
      { input },
      viewer,
    );
    expect(await entries(world, requestId)).toEqual([session('update', id), account('update', id)]);
  });

  test('and nobody, without an entry, when the link is none', async () => {
    const { email } = await world.anAccount();
    const { requestId, viewer } = aRequest();
    const input = { token: 'none', email, password: NEW, passwordConfirmation: NEW };
    await world.ask(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }',
      { input },
      viewer,
    );
    expect(await entries(world, requestId)).toEqual([]);
  });
});

describe('whose session an expired token is of is named by the audit', () => {
  const old = async (token: string, more: object = {}) => {
    const { requestId } = aRequest();
    return { requestId, viewer: guest({ ...DOOR, ...(await world.bearer(token)), ...more, requestId }) };
  };
  const ask = (field: string, viewer: Viewer) => world.ask<{ __typename: string }>(`mutation { ${field} }`, {}, viewer);
  const REFRESH = 'refreshToken { __typename }';

  test('when he logs out', async () => {
    const { id, email } = await world.anAccount({ roleId: 4, ...OPERATOR });
    const { requestId, viewer } = await old(await world.token({ login: email }), DOOR);
    await ask('logout', viewer);
    expect(await entries(world, requestId)).toEqual([{ ...session('update', id), operator: '1', country: 'KH' }]);
  });

  test('when a stolen one comes back and ends it', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    await world.refresh(token);
    world.clock.advance({ minutes: 1 });
    const { requestId, viewer } = await old(token, DOOR);
    expect(await ask(REFRESH, viewer)).toEqual({ __typename: 'Refused' });
    expect(await entries(world, requestId)).toEqual([session('update', id)]);
  });

  test('and who really sat there, when it was somebody else', async () => {
    const admin = await world.anAccount({ roleId: 1 });
    const { id } = await world.anAccount();
    const inside = await world.as(await world.token({ login: admin.email }));
    const { token } = await world.ask<{ token: string }>(
      'mutation ($id: ID!) { impersonate(userId: $id) { ... on Session { token } } }',
      { id },
      inside,
    );
    const { requestId, viewer } = await old(token, DOOR);
    await ask('logout', viewer);
    expect(await entries(world, requestId)).toEqual([{ ...session('update', id), really: admin.id }]);
  });
});
