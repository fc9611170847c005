import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { MailServer } from './mail-server.js';
import { type SignedIn, staff } from './staff.js';
import { World } from './world.js';

const server = new MailServer();
let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start({ ...(await server.start()), MESSAGE_TEST_LIMIT: '3' });
  admin = await staff(world, 1);
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(() => server.forget());

const PROVED = { emailVerified: true, mobileVerified: true };
let serial = 0;
/** Somebody of support, and his addresses. */
async function somebody(more: object = PROVED) {
  const email = `writer${++serial}@example.com`;
  const viewer = await staff(world, 7, { email, ...more });
  const asked = 'select phone_number as phone from account where id = $1';
  const [{ phone }] = (await world.users.outside.rows(asked, [viewer.userId])) as [{ phone: string }];
  return { viewer, email, phone };
}

interface Sent {
  readonly id?: string;
  readonly to?: string;
  readonly leaves?: boolean;
  readonly code?: string;
  readonly facts?: object;
}
const TEST = `mutation ($key: ID!, $language: String!, $drafts: [MessageDraft!]!, $channel: String) {
  sent: sendMessageTest(key: $key, language: $language, drafts: $drafts, channel: $channel) {
    ... on SentTest { id to leaves } ... on Refused { code facts } } }`;
const tests = async (viewer: Viewer, more: object = {}): Promise<Sent> => {
  const variables = { key: 'cancelled', language: 'en', drafts: [], ...more };
  const { data, errors } = await world.run<{ sent: Sent }>(TEST, variables, viewer);
  if (errors) throw errors[0]!;
  return data!.sent;
};
const SUBJECT = { textId: 'mail.cancelled.subject', words: "L'essai: {pnr}" };

describe('a test of a text', () => {
  test('goes to who asks for it, with what is typed, and says that it is one', async () => {
    const { viewer, email } = await somebody();
    const { id, ...sent } = await tests(viewer, { drafts: [SUBJECT] });
    expect(sent).toEqual({ to: email, leaves: true });
    await world.users.subgraph.runJob('send-messages');
    expect(server.taken).toHaveLength(1);
    const log = `query ($id: ID!) { message(id: $id) { to subject event state text channel } }`;
    expect(await world.ask(log, { id }, admin)).toMatchObject({
      to: email,
      subject: "L'essai: KX74QP",
      event: 'message.tested',
      state: 'SENT',
      text: expect.stringContaining('Nobody but you got it'),
    });
    const listed = '{ messages(filter: { event: "message.tested" }) { rows { id } } }';
    expect(await world.ask(listed, {}, admin)).toMatchObject({ rows: [{ id }] });
  });

  test('in short goes by SMS, or by Telegram to his own chat', async () => {
    const { viewer, phone } = await somebody();
    const otp = { key: 'otp', drafts: [{ textId: 'mail.otp.sms', words: 'Try {code}' }] };
    const { id, ...sent } = await tests(viewer, otp);
    // Nothing leaves this installation by SMS: it stays in the log.
    expect(sent).toEqual({ to: phone, leaves: false });
    const log = `query ($id: ID!) { message(id: $id) { state text channel } }`;
    expect(await world.ask(log, { id }, admin)).toEqual({ state: 'KEPT', text: 'Try 48213907', channel: 'SMS' });
    const byTelegram = { ...otp, channel: 'TELEGRAM' };
    const none = { code: 'NO_OWN_ADDRESS', facts: { channel: 'TELEGRAM' } };
    expect(await tests(viewer, byTelegram)).toEqual(none);
    await world.users.outside.change(`update account set telegram_id = '777' where id = $1`, [viewer.userId]);
    expect(await tests(viewer, byTelegram)).toMatchObject({ to: '777' });
  });

  test('goes to nobody whose address is not proved to be his', async () => {
    const { viewer } = await somebody({});
    expect(await tests(viewer)).toEqual({ code: 'NO_OWN_ADDRESS', facts: { channel: 'EMAIL' } });
    expect(await tests(viewer, { key: 'otp' })).toEqual({ code: 'NO_OWN_ADDRESS', facts: { channel: 'SMS' } });
  });

  test('of words that do not fit is refused as saving them would be', async () => {
    const { viewer } = await somebody();
    expect(await tests(viewer, { drafts: [{ ...SUBJECT, words: '{secret}' }] })).toEqual({
      code: 'PLACEHOLDER_UNKNOWN',
      facts: { name: 'secret', field: 'words' },
    });
    await expect(tests(viewer, { key: 'nothing' })).rejects.toMatchObject({
      extensions: { fields: [{ path: 'key', code: 'UNKNOWN' }] },
    });
  });

  test('is sent so often in an hour, by who sits there and whomever he acts as', async () => {
    const { viewer, email } = await somebody();
    const { viewer: other, email: theirs } = await somebody();
    const asOther = { ...other, impersonatorId: viewer.userId } as Viewer;
    for (const as of [viewer, viewer, asOther]) expect(await tests(as)).toMatchObject({ to: email });
    expect(await tests(asOther)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await tests(other)).toMatchObject({ to: theirs });
    world.clock.advance({ hours: 1 });
    expect(await tests(viewer)).toMatchObject({ to: email });
  });
});
