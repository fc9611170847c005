import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import sharp from 'sharp';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { credit, PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

type Answer = Record<string, unknown> & { __typename: string };
let network = 0;
const anAddress = () => `10.12.0.${++network}`;

/** A customer and his viewer. */
async function someone() {
  const account = await world.anAccount();
  const token = await world.token({ login: account.email });
  const viewer = { ...(await world.as(token)), ip: anAddress() } as Viewer;
  return { ...account, token, viewer };
}
const rowOf = async (id: string) =>
  (await world.users.subgraph.database.rows<Record<string, unknown>>('select * from account where id = $1', [id]))[0]!;

const update = (viewer: Viewer, input: object) =>
  world.ask<Answer>(
    `mutation ($input: ProfileInput!) { updateProfile(input: $input) { __typename ... on Refused { code facts }
      ... on Me { firstName lastName userName secondaryEmail mobileNumber pendingMobileNumber language stopEmailNotification } } }`,
    { input },
    viewer,
  );

describe('a profile', () => {
  test('keeps in which currency its owner reads prices, on every device, until he takes it away', async () => {
    const { id, email, viewer } = await someone();
    const elsewhere = await world.as(await world.token({ login: email }));
    const read = async () =>
      (await world.ask<{ currency: string | null }>('{ me { currency } }', {}, elsewhere)).currency;
    expect(await read()).toBeNull();
    expect(await update(viewer, { currency: 'KHR' })).toMatchObject({ __typename: 'Me', language: 'en' });
    expect(await read()).toBe('KHR');
    await update(viewer, { language: 'km' });
    expect(await read()).toBe('KHR');
    await update(viewer, { currency: '' });
    expect(await rowOf(id)).toMatchObject({ currency: null, language: 'km' });
  });

  test('is changed where its owner says so, and stays elsewhere', async () => {
    const { id, userName, phone, viewer } = await someone();
    expect(
      await update(viewer, {
        firstName: ' Sreyneang ',
        secondaryEmail: ' Other@Example.com ',
        language: 'km',
        stopEmailNotification: true,
      }),
    ).toEqual({
      __typename: 'Me',
      firstName: 'Sreyneang',
      lastName: 'Keo',
      userName,
      secondaryEmail: 'other@example.com',
      mobileNumber: phone,
      pendingMobileNumber: null,
      language: 'km',
      stopEmailNotification: true,
    });
    expect(await rowOf(id)).toMatchObject({ version: 2, updated_by_id: id, role_id: 6 });
    expect(await update(viewer, { userName: '', secondaryEmail: '', mobileNumber: '' })).toMatchObject({
      userName: null,
      secondaryEmail: null,
      mobileNumber: null,
      firstName: 'Sreyneang',
    });
  });

  test('keeps a number that is the same however it is written', async () => {
    const { phone, viewer } = await someone();
    expect(await update(viewer, { mobileNumber: `0${phone.slice(4)}` })).toMatchObject({
      mobileNumber: phone,
      pendingMobileNumber: null,
    });
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'IS_NAME'],
    [{ lastName: 'a\nb' }, 'lastName', 'IS_NAME'],
    [{ userName: '012345' }, 'userName', 'IS_USER_NAME'],
    [{ userName: 'a@b.c' }, 'userName', 'IS_USER_NAME'],
    [{ mobileNumber: '12' }, 'mobileNumber', 'IS_PHONE_NUMBER'],
    [{ secondaryEmail: 'x' }, 'secondaryEmail', 'IS_EMAIL'],
    [{ language: 'xx' }, 'language', 'IS_IN'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'MAX_LENGTH'],
  ])('is told at the field what is wrong with %j', async (input, path, code) => {
    const { viewer } = await someone();
    await expect(update(viewer, input)).rejects.toMatchObject({
      extensions: { fields: [expect.objectContaining({ path, code })] },
    });
  });

  test('cannot have role, scope, flags or points of one’s own choice', async () => {
    const { viewer } = await someone();
    for (const field of [
      'roleId',
      'operatorId',
      'active',
      'cargoAgent',
      'points',
      'email',
      'allowMobileOtpWithNoLimit',
    ])
      await expect(update(viewer, { [field]: '1' })).rejects.toThrow(/not defined/);
  });

  test('is not changed by a program with a key', async () => {
    const { id } = await someone();
    const viewer = user({ userId: id, apiKeyId: '1', mode: 'sandbox' });
    for (const document of [
      'mutation { updateProfile(input: { firstName: "X" }) { __typename } }',
      'mutation { setProfilePicture(base64: "AAAA") { __typename } }',
      'mutation { removeProfilePicture { __typename } }',
      'mutation { endOtherSessions }',
      '{ mySessions { id } }',
    ])
      expect((await world.run(document, {}, viewer)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(await rowOf(id)).toMatchObject({ first_name: 'Dara', version: 1 });
  });

  test('has a user name nobody else has, and does not ask for many', async () => {
    const [mine, other] = [await someone(), await someone()];
    const taken = { code: 'LOGIN_NAME_TAKEN', facts: { field: 'userName' } };
    for (let i = 0; i < 10; i++) expect(await update(mine.viewer, { userName: other.userName })).toMatchObject(taken);
    expect(await update(mine.viewer, { userName: other.userName })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await update(mine.viewer, { userName: mine.userName })).toMatchObject({ userName: mine.userName });
    world.clock.advance({ hours: 1 });
    expect(await update(mine.viewer, { userName: `${mine.userName}.new` })).toMatchObject({
      userName: `${mine.userName}.new`,
    });
  });
});

describe('another e-mail address', () => {
  const change = (viewer: Viewer, email: string, password = PASSWORD) =>
    world.ask<Answer>(
      `mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { __typename ... on Refused { code facts } } }`,
      { email, password },
      viewer,
    );
  const verify = (token: string) =>
    world.ask<Answer>(
      'mutation ($token: String!, $password: String) { verifyEmail(token: $token, password: $password) { __typename ... on Refused { code facts } ... on Me { email emailVerified } } }',
      { token, password: PASSWORD },
    );

  test('is the account’s once its link was opened; the old one is told', async () => {
    const { email, viewer } = await someone();
    expect(await change(viewer, ' New.Dara@Example.com ')).toEqual({ __typename: 'Done' });
    const token = await world.linkTo('new.dara@example.com', 'email/verify');
    expect(await world.login({ login: email, password: PASSWORD }, anAddress())).toMatchObject({
      __typename: 'Session',
    });
    expect(await verify(token)).toEqual({ __typename: 'Me', email: 'new.dara@example.com', emailVerified: true });
    expect(await world.login({ login: email, password: PASSWORD }, anAddress())).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect(await world.login({ login: 'new.dara@example.com', password: PASSWORD }, anAddress())).toMatchObject({
      __typename: 'Session',
    });
    await world.deliver();
    expect((await world.messagesTo(email))[0]).toMatchObject({ event: 'account.email_changed' });
  });

  test('needs the password, and the person himself', async () => {
    const { id, viewer } = await someone();
    expect(await change(viewer, 'x@example.com', 'wrong')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(change(user({ userId: id, impersonatorId: '1' }), 'x@example.com')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('that another account has is answered alike, and nothing is mailed', async () => {
    const [mine, other] = [await someone(), await someone()];
    expect(await change(mine.viewer, other.email)).toEqual({ __typename: 'Done' });
    await world.deliver();
    expect(await world.messagesTo(other.email)).toEqual([]);
  });

  test('that somebody else registered meanwhile is refused to who opens the link', async () => {
    const { viewer } = await someone();
    await change(viewer, 'wanted@example.com');
    const token = await world.linkTo('wanted@example.com', 'email/verify');
    await world.anAccount({ email: 'wanted@example.com' });
    expect(await verify(token)).toMatchObject({ code: 'LOGIN_NAME_TAKEN', facts: { field: 'email' } });
  });
});

describe('a profile picture', () => {
  const set = (viewer: Viewer, base64: string) =>
    world.ask<Answer>(
      'mutation ($base64: String!) { setProfilePicture(base64: $base64) { __typename ... on Refused { code } ... on Me { profilePictureUrl } } }',
      { base64 },
      viewer,
    );
  const read = (url: string) =>
    world.ask<{ contentType: string; base64: string } | null>(
      'query ($id: ID!) { profilePicture(id: $id) { contentType base64 } }',
      { id: url.split('/').at(-1) },
    );
  const picture = (format: 'png' | 'jpeg' | 'webp', width = 400, height = 300) =>
    sharp({ create: { width, height, channels: 3, background: '#17897f' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'Dara was here' } } })
      [format]()
      .toBuffer();

  test.each(['png', 'jpeg', 'webp'] as const)(
    'of a %s is made anew: square, WebP, without metadata',
    async (format) => {
      const { viewer } = await someone();
      const sent = await picture(format);
      expect(sent.includes('Dara was here')).toBe(true);
      const { profilePictureUrl } = await set(viewer, sent.toString('base64'));
      expect(profilePictureUrl).toMatch(/^\/api\/profile-pictures\/[0-9a-f-]{36}$/);
      const kept = (await read(profilePictureUrl as string))!;
      expect(kept.contentType).toBe('image/webp');
      const content = Buffer.from(kept.base64, 'base64');
      expect(content.includes('Dara was here')).toBe(false);
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    },
  );

  test('takes the place of the one before, and goes when its owner takes it away', async () => {
    const { viewer } = await someone();
    const sent = (await picture('png')).toString('base64');
    const [first, second] = [await set(viewer, sent), await set(viewer, `data:image/png;base64,${sent}`)];
    expect(await read(first['profilePictureUrl'] as string)).toBeNull();
    expect(await read(second['profilePictureUrl'] as string)).not.toBeNull();
    const gone = await world.ask('mutation { removeProfilePicture { ... on Me { profilePictureUrl } } }', {}, viewer);
    expect(gone).toEqual({ profilePictureUrl: null });
    expect(await read(second['profilePictureUrl'] as string)).toBeNull();
  });

  test('two at once leave one', async () => {
    const { id, viewer } = await someone();
    const sent = (await picture('png')).toString('base64');
    await Promise.all([set(viewer, sent), set(viewer, sent), set(viewer, sent)]);
    const rows = await world.users.subgraph.database.rows('select id from profile_picture where account_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('is nothing else: no SVG, no text, no half a picture, no bomb, nothing over 2 MB', async () => {
    const { viewer } = await someone();
    const png = await picture('png');
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const [bytes, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'PICTURE_NOT_READABLE'],
      [Buffer.from('<script>alert(1)</script>'), 'PICTURE_NOT_READABLE'],
      [Buffer.alloc(0), 'PICTURE_NOT_READABLE'],
      [png.subarray(0, 60), 'PICTURE_NOT_READABLE'],
      [bomb, 'PICTURE_TOO_MANY_PIXELS'],
      [Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 'PICTURE_TOO_LARGE'],
    ] as const)
      expect(await set(viewer, bytes.toString('base64'))).toEqual({ __typename: 'Refused', code });
    await expect(set(viewer, 'A'.repeat(3_000_001))).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('is not guessed', async () => {
    for (const id of ['1', "' or 1=1 --", crypto.randomUUID()]) expect(await read(id)).toBeNull();
  });
});

describe('one’s own data', () => {
  test('comes in one document, without secrets and without others’', async () => {
    const [mine, other] = [await someone(), await someone()];
    const data = await world.ask<Record<string, unknown>>('{ myData }', {}, mine.viewer);
    expect(data).toMatchObject({
      exportedAt: new Date(world.clock.now()).toISOString(),
      account: { email: mine.email, mobileNumber: mine.phone, userName: mine.userName, role: 'Customer' },
      sessions: [{ endedAt: null, byStaff: false }],
      messages: [],
      rewardMovements: [],
      apiAccounts: [],
      bookings: [{ pnr: 'KX74QP', bookedBy: mine.id }],
      parcels: [{ code: 'P1', sentBy: mine.id }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/argon2|hash|secret/i);
  });

  test('has the messages to addresses that are proved to be his, and to no others', async () => {
    const { id, email, phone, viewer } = await someone();
    const { subgraph, outside } = world.users;
    await subgraph.consume(anEvent('ticket.issued', { ...issuedPayload, contactEmail: email }));
    const messages = async () => (await world.ask<{ messages: object[] }>('{ myData }', {}, viewer)).messages;
    await outside.change('update account set mobile_verified_at = now() where id = $1', [id]);
    expect(await messages()).toEqual([]);
    await outside.change('update account set email_verified_at = now() where id = $1', [id]);
    expect(await messages()).toMatchObject([{ channel: 'EMAIL', subject: expect.stringContaining('KX74QP') }]);
    await world.ask('mutation ($phone: String!) { requestOtp(mobileNumber: $phone) { __typename } }', { phone });
    await world.deliver();
    expect(await messages()).toHaveLength(1);
  });

  test('is given to nobody who acts for him', async () => {
    const { id } = await someone();
    for (const viewer of [user({ userId: id, impersonatorId: '1' }), user({ userId: id, apiKeyId: '1' })])
      expect((await world.run('{ myData }', {}, viewer)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('an account whose owner leaves', () => {
  const leave = (viewer: Viewer, password = PASSWORD) =>
    world.ask<Answer>(
      'mutation ($password: String!) { deleteMyAccount(password: $password) { __typename ... on Refused { code } } }',
      { password },
      viewer,
    );

  test('says nothing of him any more, and nobody signs in to it', async () => {
    const { id, email, userName, phone, token, viewer } = await someone();
    await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
    await world.deliver();
    expect(await leave(viewer, 'wrong')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await leave(viewer)).toEqual({ __typename: 'Done' });
    const row = await rowOf(id);
    expect(row).toMatchObject({ active: false, email: null, phone_number: null, user_name: null, password_hash: null });
    for (const trace of [email, userName, phone, 'Dara', 'Keo']) expect(JSON.stringify(row)).not.toContain(trace);
    expect((await world.holder(token)).data?.tokenHolder).toBeNull();
    for (const login of [email, userName, phone])
      expect(await world.login({ login, password: PASSWORD }, anAddress())).toMatchObject({
        code: 'WRONG_CREDENTIALS',
      });
    const { database } = world.users.subgraph;
    expect(await database.rows('select distinct device, ip from session where account_id = $1', [id])).toEqual([
      { device: '', ip: null },
    ]);
    expect(await database.rows('select id from account_token where account_id = $1', [id])).toEqual([]);
    expect(await database.rows(`select payload from outbox_event where type = 'account.deleted'`)).toContainEqual({
      payload: { accountId: id },
    });
    await world.deliver();
    expect((await world.messagesTo(email))[0]).toMatchObject({
      event: 'account.farewell',
      text: expect.not.stringContaining('credit'),
    });
  });

  test('does not leave over credit unless he gives it up, and the address that goes is told what it was', async () => {
    const { id, email, viewer } = await someone();
    credit.set(id, [
      { amount: 400_000, currency: 'KHR' },
      { amount: 2600, currency: 'USD' },
    ]);
    expect(await leave(viewer)).toMatchObject({ code: 'CREDIT_LEFT' });
    expect(await rowOf(id)).toMatchObject({ active: true });
    const gives = `mutation ($password: String!) {
      deleteMyAccount(password: $password, givesUpCredit: true) { __typename } }`;
    expect(await world.ask(gives, { password: PASSWORD }, viewer)).toEqual({ __typename: 'Done' });
    await world.deliver();
    const [farewell] = await world.messagesTo(email);
    expect(farewell).toMatchObject({ event: 'account.farewell', private: true });
    for (const part of ['The credit of your account was given up', '៛4.000', '$26,00'])
      expect(farewell!.text).toContain(part);
  });

  test('leaves what went to an address that he never proved', async () => {
    const [stranger, owner] = [await someone(), await someone()];
    for (const { email } of [stranger, owner])
      await world.users.subgraph.consume(anEvent('ticket.issued', { ...issuedPayload, contactEmail: email }));
    await world.users.outside.change('update account set email_verified_at = now() where id = $1', [owner.id]);
    await leave(stranger.viewer);
    await leave(owner.viewer);
    expect(await world.messagesTo(stranger.email)).toHaveLength(1);
    expect(await world.messagesTo(owner.email)).toEqual([]);
  });

  test('leaves his names to whoever comes next', async () => {
    const { email, userName, phone, viewer } = await someone();
    await leave(viewer);
    await expect(world.anAccount({ email, userName, phoneNumber: phone })).resolves.toMatchObject({
      id: expect.any(String),
    });
  });

  test('is not ended by who acts as him', async () => {
    const { id } = await someone();
    await expect(leave(user({ userId: id, impersonatorId: '1' }))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('is not the last platform admin’s; of two who leave at once one stays', async () => {
    const admins = [await world.anAccount({ roleId: 1 }), await world.anAccount({ roleId: 1 })];
    const viewers = admins.map(({ id }) => ({ ...user({ userId: id, roleId: 1 }), ip: anAddress() }));
    const answers = await Promise.all(viewers.map((viewer) => leave(viewer)));
    expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual(['Done', 'LAST_ADMIN']);
  });
});
