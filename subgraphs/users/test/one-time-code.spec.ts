import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

let network = 0;
const anAddress = () => `10.9.0.${++network}`;
type Answer = {
  __typename: string;
  code?: string;
  facts?: Record<string, unknown>;
  token: string;
  user: Record<string, unknown>;
};

const request = (mobileNumber: string, viewer: Viewer = guest({ ip: anAddress() })) =>
  world.ask<Answer>(
    'mutation ($mobileNumber: String!) { requestOtp(mobileNumber: $mobileNumber) { __typename ... on Refused { code facts } } }',
    { mobileNumber },
    viewer,
  );
const VERIFY = `mutation ($mobileNumber: String!, $code: String!, $remember: Boolean! = false) {
  verifyOtp(mobileNumber: $mobileNumber, code: $code, remember: $remember) { __typename ... on Refused { code facts }
    ... on Session { token user { id mobileVerified } } } }`;
const verify = (mobileNumber: string, code: string, ip = anAddress()) =>
  world.ask<Answer>(VERIFY, { mobileNumber, code }, guest({ ip }));

/** The code in the SMS that was sent last. */
async function codeTo(number: string): Promise<string> {
  await world.deliver();
  const [sms] = await world.messagesTo(number);
  const code = /^(\d{6}) /.exec(sms?.text ?? '')?.[1];
  if (!code) throw new Error(`no code in the last SMS to ${number}`);
  return code;
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrong = { __typename: 'Refused', code: 'CODE_WRONG', facts: {} };

const aProvedNumber = (details: object = {}) => world.anAccount({ ...details, mobileVerified: true });

describe('a code by SMS', () => {
  test('signs nobody in to an account that only claims the number, and is not even sent', async () => {
    const { phone } = await world.anAccount();
    await request(phone);
    await world.deliver();
    expect(await world.messagesTo(phone)).toEqual([]);
    expect(await verify(phone, '123456')).toEqual(wrong);
  });

  test('signs in who reads it', async () => {
    const { id, phone } = await aProvedNumber({ language: 'vi' });
    expect(await request(`0${phone.slice(4)}`)).toEqual({ __typename: 'Done' });
    const code = await codeTo(phone);
    expect(await world.messagesTo(phone)).toMatchObject([
      {
        channel: 'SMS',
        private: true,
        language: 'vi',
        subject: 'Mã Naga của bạn',
        html: expect.stringContaining(code),
      },
    ]);
    const answer = await verify(phone, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(answer).toMatchObject({ __typename: 'Session', user: { id, mobileVerified: true } });
    expect((await world.holder(answer.token)).data?.tokenHolder).toMatchObject({ userId: id });
  });

  test('serves once, also when it comes many times at once', async () => {
    const { phone } = await aProvedNumber();
    await request(phone);
    const code = await codeTo(phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(phone, code)));
    expect(answers.map(({ __typename, code: said }) => said ?? __typename).sort()).toEqual([
      ...Array<string>(4).fill('CODE_WRONG'),
      'Session',
    ]);
    expect(await verify(phone, code)).toEqual(wrong);
  });

  test('serves for ten minutes', async () => {
    const { phone } = await aProvedNumber();
    await request(phone);
    const code = await codeTo(phone);
    world.clock.advance({ minutes: 10 });
    expect(await verify(phone, code)).toEqual(wrong);
  });

  test('is gone after five wrong ones, from wherever they come, also at once', async () => {
    const { phone } = await aProvedNumber();
    await request(phone);
    const code = await codeTo(phone);
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(phone, another(code))));
    expect(tries).toEqual(Array(5).fill(wrong));
    expect(await verify(phone, code)).toEqual(wrong);
  });

  test('takes the place of an older one', async () => {
    const { phone } = await aProvedNumber();
    await request(phone);
    const old = await codeTo(phone);
    await request(phone);
    const fresh = await codeTo(phone);
    if (old !== fresh) expect(await verify(phone, old)).toEqual(wrong);
    expect(await verify(phone, fresh)).toMatchObject({ __typename: 'Session' });
  });

  test('of one account does not open another', async () => {
    const [mine, other] = [await aProvedNumber(), await aProvedNumber()];
    await request(mine.phone);
    await request(other.phone);
    const code = await codeTo(mine.phone);
    if (code !== (await codeTo(other.phone))) expect(await verify(other.phone, code)).toEqual(wrong);
    expect(await verify(mine.phone, code)).toMatchObject({ user: { id: mine.id } });
  });

  test('is asked for and answered alike for a number that no account has, or a closed one', async () => {
    const closed = await aProvedNumber();
    await world.users.outside.change('update account set active = false where id = $1', [closed.id]);
    for (const number of ['+85510999888', closed.phone]) {
      expect(await request(number)).toEqual({ __typename: 'Done' });
      await world.deliver();
      expect(await world.messagesTo(number)).toEqual([]);
      const ip = anAddress();
      for (let i = 0; i < 5; i++) expect(await verify(number, '123456', ip)).toEqual(wrong);
      expect(await verify(number, '123456', ip)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    }
  });

  test('is asked for and tried with the same statements whether or not there is an account', async () => {
    const { phone } = await aProvedNumber();
    const shape = async (work: () => Promise<unknown>) =>
      (await statementsOf(work)).map((statement) => statement.replace(/'[^']*'/g, '?').slice(0, 60));
    await request('+85510999666');
    expect(await shape(() => request(phone))).toEqual(await shape(() => request('+85510999667')));
    await verify('+85510999666', '123456');
    expect(await shape(() => verify(phone, '123456'))).toEqual(await shape(() => verify('+85510999667', '123456')));
  });

  test('is not stored, nor in any event', async () => {
    const { phone } = await aProvedNumber();
    await request(phone);
    const code = await codeTo(phone);
    const { database } = world.users.subgraph;
    const rows = await database.rows('select code_hash from one_time_code');
    const events = await database.rows(`select payload from outbox_event where type = 'account.otp_requested'`);
    expect(JSON.stringify([rows, events])).not.toContain(`"${code}"`);
    expect(rows).toEqual(expect.arrayContaining([{ code_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]));
  });

  test.each(['12', 'abc', '', '+1 555', '0'.repeat(20)])('is not asked for %j', async (number) => {
    await expect(request(number)).rejects.toMatchObject({
      extensions: { fields: [{ path: 'mobileNumber', code: 'IS_PHONE_NUMBER' }] },
    });
  });
});

describe('limits of codes', () => {
  test('five an hour to one number, however it is written, with or without an account', async () => {
    const { phone } = await aProvedNumber();
    for (const number of [phone, '+85510999777']) {
      for (let i = 0; i < 5; i++)
        expect(await request(i % 2 ? number : `0${number.slice(4)}`)).toEqual({ __typename: 'Done' });
      expect(await request(number)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', facts: { retryAfterSeconds: 3600 } });
    }
    world.clock.advance({ hours: 1 });
    expect(await request(phone)).toEqual({ __typename: 'Done' });
  });

  test('none for the number of an account that may have them without limit', async () => {
    const { id, phone } = await aProvedNumber();
    await world.users.outside.change('update account set allow_mobile_otp_with_no_limit = true where id = $1', [id]);
    for (let i = 0; i < 8; i++) expect(await request(phone)).toEqual({ __typename: 'Done' });
    expect(await verify(phone, await codeTo(phone))).toMatchObject({ __typename: 'Session' });
  });

  test('twenty an hour from one address, whatever the numbers', async () => {
    const viewer = guest({ ip: anAddress() });
    for (let i = 0; i < 20; i++) expect(await request(`+855107000${10 + i}`, viewer)).toEqual({ __typename: 'Done' });
    expect(await request('+85510700099', viewer)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('a number somebody gives', () => {
  const give = async (token: string, mobileNumber: string) =>
    world.ask<Record<string, unknown>>(
      `mutation ($mobileNumber: String!) { updateProfile(input: { mobileNumber: $mobileNumber }) { __typename
        ... on Me { mobileNumber pendingMobileNumber mobileVerified } } }`,
      { mobileNumber },
      await world.as(token),
    );
  const prove = async (token: string, mobileNumber: string, code: string) =>
    world.ask<Record<string, unknown>>(
      `mutation ($mobileNumber: String!, $code: String!) { verifyMobile(mobileNumber: $mobileNumber, code: $code) { __typename
        ... on Refused { code facts } ... on Me { mobileNumber pendingMobileNumber mobileVerified } } }`,
      { mobileNumber, code },
      { ...(await world.as(token)), ip: anAddress() },
    );

  test('is his once a code has proved it', async () => {
    const { email, phone } = await world.anAccount();
    const token = await world.token({ login: email });
    const pending = { mobileNumber: phone, pendingMobileNumber: '+85516111222', mobileVerified: false };
    expect(await give(token, '016 111 222')).toEqual({ __typename: 'Me', ...pending });
    await request('016 111 222', { ...(await world.as(token)), ip: anAddress() });
    const code = await codeTo('+85516111222');
    expect(await prove(token, '016 111 222', another(code))).toMatchObject({ code: 'CODE_WRONG' });
    expect(await prove(token, '016 111 222', code)).toEqual({
      __typename: 'Me',
      mobileNumber: '+85516111222',
      pendingMobileNumber: null,
      mobileVerified: true,
    });
    expect(await prove(token, '016 111 222', code)).toMatchObject({ code: 'CODE_WRONG' });
  });

  test('is taken from an account that never proved it, and not from one that did', async () => {
    const squatter = await world.anAccount();
    const { email } = await world.anAccount();
    const token = await world.token({ login: email });
    const attempt = async () => {
      await give(token, squatter.phone);
      await request(squatter.phone, { ...(await world.as(token)), ip: anAddress() });
      return prove(token, squatter.phone, await codeTo(squatter.phone));
    };
    await world.users.outside.change('update account set mobile_verified_at = now() where id = $1', [squatter.id]);
    expect(await attempt()).toMatchObject({ code: 'LOGIN_NAME_TAKEN', facts: { field: 'phoneNumber' } });
    await world.users.outside.change('update account set mobile_verified_at = null where id = $1', [squatter.id]);
    expect(await attempt()).toMatchObject({ mobileNumber: squatter.phone, mobileVerified: true });
    const [left] = await world.users.subgraph.database.rows('select phone_number from account where id = $1', [
      squatter.id,
    ]);
    expect(left).toEqual({ phone_number: null });
  });

  test('does not sign a stranger in to the account whose number he claims', async () => {
    const owner = await world.anAccount();
    const stranger = await world.anAccount();
    const token = await world.token({ login: stranger.email });
    await give(token, owner.phone);
    await request(owner.phone, { ...(await world.as(token)), ip: anAddress() });
    const code = await codeTo(owner.phone);
    expect(await verify(owner.phone, code)).toEqual(wrong);
  });
});
