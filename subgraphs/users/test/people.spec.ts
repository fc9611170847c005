import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import sharp from 'sharp';
import { ANSWER, type Answer, peopleOf, person, refused, unheard } from './people.js';
import { ABROAD, type SignedIn, staff } from './staff.js';
import { PASSWORD, World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const { create, update, setActive } = peopleOf(() => world);

describe('the block of an account from paying on boarding', () => {
  const blocks = async (asked: Record<string, unknown>) => {
    const service = { kind: 'service', service: 'booking', mode: 'live', language: 'en', requestId: 'r' } as Viewer;
    const facts = await world.ask<{ blockPayOnBoarding: boolean }>(
      `query ($accountId: ID, $phone: String) { payerFacts(accountId: $accountId, phone: $phone) { blockPayOnBoarding } }`,
      asked,
      service,
    );
    return facts.blockPayOnBoarding;
  };

  test('goes with his telephone, however it is written', async () => {
    await create(person({ phoneNumber: '012 771 881', blockPayOnBoarding: true }), admin);
    await create(person({ phoneNumber: '012 771 882' }), admin);
    expect(await blocks({ phone: '+855 12 771 881' })).toBe(true);
    expect(await blocks({ phone: '012771881' })).toBe(true);
    expect(await blocks({ phone: '012 771 882' })).toBe(false);
    expect(await blocks({ phone: '' })).toBe(false);
    expect(await blocks({})).toBe(false);
  });
});

describe('a user', () => {
  test('is made with every field of the form, and read again by who may', async () => {
    const form = {
      firstName: ' Bopha ',
      lastName: 'Heng',
      userName: 'Bopha.Heng',
      email: 'Bopha.Heng@Example.com',
      secondaryEmail: 'bopha@home.example',
      phoneNumber: '012 345 678',
      roleId: 5,
      active: true,
      allowAutoLogin: true,
      blockPayOnBoarding: true,
      allowPayOnBoardingEvenIfAutoBlocked: true,
      allowMobileOtpWithNoLimit: true,
      telegramId: '@bopha',
      operatorId: '1',
      branchId: '10',
      accountType: 'COUNTER',
      password: PASSWORD,
      changePasswordOnFirstLogin: true,
      stopEmailNotification: true,
      cargoAgent: true,
      language: 'km',
    };
    const { password: _, ...said } = form;
    expect(await create(form, admin)).toEqual({
      ...said,
      __typename: 'User',
      id: expect.any(String) as unknown,
      firstName: 'Bopha',
      userName: 'bopha.heng',
      email: 'bopha.heng@example.com',
      phoneNumber: '+85512345678',
      roleName: 'Operator agent',
      agencyId: null,
      countryCode: 'KH',
      hasAutoLoginCode: false,
      apiKeys: 0,
      profilePictureUrl: null,
      lastLoginAt: null,
      version: 1,
      rewardPoints: 0,
      operator: { id: '1' },
      commissionLevel: null,
      agency: null,
    });
    expect(await world.login({ login: 'bopha.heng', password: PASSWORD })).toMatchObject({ __typename: 'Session' });
  });

  test('works where his role does: the operator of a branch, its country, and nothing that does not go with it', async () => {
    expect(await create(person({ roleId: 5, branchId: '30', agencyId: '9' }), admin)).toMatchObject({
      operatorId: '3',
      branchId: '30',
      countryCode: 'LA',
      agencyId: null,
    });
    expect(await create(person({ roleId: 6, operatorId: '1', accountType: 'DRIVER' }), admin)).toMatchObject({
      operatorId: null,
      accountType: null,
    });
  });

  test.each([
    ['a role that is none', { roleId: 99 }, 'roleId', 'UNKNOWN'],
    ['an operator admin without operator', { roleId: 4 }, 'operatorId', 'NEEDED'],
    ['an agent without branch', { roleId: 5, operatorId: '1' }, 'branchId', 'NEEDED'],
    ['a country admin without country', { roleId: 11 }, 'countryCode', 'NEEDED'],
    ['an operator that is none', { roleId: 4, operatorId: '99' }, 'operatorId', 'UNKNOWN'],
    ['a branch of another operator', { roleId: 5, operatorId: '1', branchId: '20' }, 'branchId', 'UNKNOWN'],
    ['an agency that is none', { roleId: 2, agencyId: '999' }, 'agencyId', 'UNKNOWN'],
    ['a wrong address', { email: 'nobody' }, 'email', 'IS_EMAIL'],
    ['a wrong number', { phoneNumber: '12' }, 'phoneNumber', 'IS_PHONE_NUMBER'],
    ['a common password', { password: 'password123' }, 'password', 'COMMON_PASSWORD'],
    ['a short password', { password: 'x1y2' }, 'password', 'MIN_LENGTH'],
  ])('is not made with %s', async (_, change, path, code) => {
    await expect(create(person(change), admin)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ path, code })] },
    });
  });

  test('is not called like another one', async () => {
    const email = `${unheard('twice')}@example.com`;
    await create(person({ email }), admin);
    expect(await create(person({ email: email.toUpperCase() }), admin)).toEqual(
      refused('LOGIN_NAME_TAKEN', { field: 'email' }),
    );
  });

  test('is changed field by field; what is left out stays, null empties', async () => {
    const made = await create(person({ telegramId: '@b1', language: 'km', roleId: 11, countryCode: 'LA' }), admin);
    const input = { firstName: 'Sok', lastName: 'Heng', roleId: 11, telegramId: null };
    expect(await update(made.id, 1, input, admin)).toMatchObject({
      firstName: 'Sok',
      telegramId: null,
      language: 'km',
      countryCode: 'LA',
      email: made['email'],
      version: 2,
    });
    expect(await update(made.id, 2, input, admin)).toMatchObject({ version: 2 });
  });

  test('is not changed over what somebody saved meanwhile', async () => {
    const made = await create(person(), admin);
    await update(made.id, 1, person({ firstName: 'First', email: made['email'] }), admin);
    expect(await update(made.id, 1, person({ firstName: 'Second', email: made['email'] }), admin)).toEqual(
      refused('CHANGED_MEANWHILE', { by: 'Dara Keo', at: '2026-11-20T03:00:00.000Z' }),
    );
  });

  test('gets a password from his admin: his sessions end, and he is told', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    const answer = await update(
      id,
      1,
      { firstName: 'Dara', lastName: 'Keo', roleId: 6, password: 'another long one' },
      admin,
    );
    expect(answer).toMatchObject({ __typename: 'User', version: 2 });
    expect((await world.holder(token)).data?.tokenHolder).toBeNull();
    expect(await world.login({ login: email, password: 'another long one' })).toMatchObject({ __typename: 'Session' });
    await world.deliver();
    expect((await world.messagesTo(email)).map(({ event }) => event)).toContain('account.password_changed');
  });

  test('whose address is changed has to prove the new one, and the old one is told', async () => {
    const { id, email } = await world.anAccount({ emailVerified: true });
    await update(id, 1, person({ email: `${unheard('new')}@example.com` }), admin);
    const [row] = await world.users.subgraph.database.rows('select email_verified_at from account where id = $1', [id]);
    expect(row).toEqual({ email_verified_at: null });
    await world.deliver();
    expect((await world.messagesTo(email)).map(({ event }) => event)).toContain('account.email_changed');
  });

  test('is closed and let in again: his sessions speak for nobody meanwhile', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    expect(await setActive(id, false, admin)).toMatchObject({ active: false, version: 2 });
    expect((await world.holder(token)).data?.tokenHolder).toBeNull();
    expect(await setActive(id, true, admin)).toMatchObject({ active: true });
    expect((await world.holder(token)).data?.tokenHolder).toMatchObject({ userId: id });
  });
});

describe('a picture of somebody', () => {
  const give = (userId: string, base64: string | null, by: Viewer): Promise<Answer> =>
    world.ask(
      `mutation ($userId: ID!, $base64: String) { setUserPicture(userId: $userId, base64: $base64) ${ANSWER} }`,
      { userId, base64 },
      by,
    );
  const read = (url: unknown) =>
    world.ask<{ contentType: string } | null>('query ($id: ID!) { profilePicture(id: $id) { contentType } }', {
      id: String(url).split('/').at(-1),
    });

  test('is given and taken away by who looks after the person; by nobody else', async () => {
    const { id } = await create(person(), admin);
    const face = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#17897f' } })
      .jpeg()
      .toBuffer();
    const sent = face.toString('base64');
    const given = await give(id, sent, admin);
    expect(given).toMatchObject({ __typename: 'User', version: 2 });
    expect(await read(given['profilePictureUrl'])).toEqual({ contentType: 'image/webp' });
    expect(await give(id, 'no picture', admin)).toMatchObject({ code: 'PICTURE_NOT_READABLE' });
    expect(await give(id, sent, await staff(world, 4, ABROAD))).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await give(id, null, admin)).toMatchObject({ profilePictureUrl: null, version: 3 });
    expect(await give(id, null, admin)).toMatchObject({ profilePictureUrl: null, version: 3 });
    expect(await read(given['profilePictureUrl'])).toBeNull();
  });
});
