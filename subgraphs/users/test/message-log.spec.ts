import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { MailServer } from './mail-server.js';
import { user, World } from './world.js';

const server = new MailServer();
const { taken } = server;
let world: World;
beforeAll(async () => {
  world = await World.start(await server.start());
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(() => server.forget());

const send = () => world.users.subgraph.runJob('send-messages');
const write = (contactEmail: string, mode: 'live' | 'sandbox' = 'live') => {
  const event = anEvent('ticket.issued', { ...issuedPayload, contactEmail, language: 'km' });
  return world.users.subgraph.consume({ ...event, mode });
};

interface LogRow {
  readonly id: string;
  readonly to: string;
  readonly state: string;
  readonly code?: string;
  readonly sentAgainAt: string | null;
}
const ADMIN = { userId: '1', roleId: 1, grants: { 'notification.send': 'all', 'user.impersonate': 'all' } } as const;
const admin = user(ADMIN);
const FACTS = 'id to state attempts problem againOfId askedBy sentAgainAt';
const inLog = async (text: string, narrowed: object = {}, viewer: Viewer = admin): Promise<LogRow[]> => {
  const { rows } = await world.ask<{ rows: LogRow[] }>(
    `query ($filter: MessageFilter) {
      messages(filter: $filter) { rows { ${FACTS} } } }`,
    { filter: { text, ...narrowed } },
    viewer,
  );
  return rows;
};
const again = (id: string, viewer: Viewer = admin): Promise<LogRow> =>
  world.ask(
    `mutation ($id: ID!) { sendMessageAgain(id: $id) { ... on Refused { code } ... on Message { ${FACTS} } } }`,
    { id },
    viewer,
  );

test('what a server says stands in the log until it takes the message', async () => {
  server.refusal = 450;
  await write('busy@example.com');
  expect(await inLog('busy@example.com')).toMatchObject([{ state: 'WAITING', attempts: 0, problem: null }]);
  await send();
  expect(await inLog('busy@example.com')).toMatchObject([
    { state: 'TRYING_AGAIN', attempts: 1, problem: expect.stringContaining('450') },
  ]);
  world.clock.advance({ minutes: 1 });
  server.refusal = undefined;
  await send();
  expect(await inLog('busy@example.com')).toMatchObject([{ state: 'SENT', attempts: 2, problem: null }]);
});

test('messages of one moment stand newest first, also where their numbers grow longer', async () => {
  await world.users.subgraph.database.rows("select setval('message_id_seq', 98)");
  for (const one of ['a', 'b', 'c']) await write(`${one}@moment.example`);
  const recipients = (await inLog('@moment.example')).map(({ to }) => to);
  expect(recipients).toEqual(['c@moment.example', 'b@moment.example', 'a@moment.example']);
  await send();
});

test('a list without words does not read them, one with them reads all at once', async () => {
  for (const one of ['a', 'b']) await write(`${one}@words.example`);
  const bodies = async (fields: string) => {
    const list = `query { messages(filter: { text: "@words.example" }) { rows { ${fields} } } }`;
    return (await statementsOf(() => world.ask(list, {}, admin))).filter((sql) => /\bhtml\b/.test(sql));
  };
  expect(await bodies('id subject')).toEqual([]);
  expect(await bodies('id html text')).toHaveLength(1);
  await send();
});

describe('a message that is sent again', () => {
  test('is one of its own with the same words and files, and says who asked for it', async () => {
    server.refusal = 550;
    await write('again@example.com');
    await send();
    server.refusal = undefined;
    world.clock.advance({ minutes: 1 });
    const [failed] = await inLog('again@example.com');
    expect(failed).toMatchObject({ state: 'FAILED', problem: expect.stringContaining('550') });
    const clerk = await world.anAccount({ firstName: 'Sok', lastName: 'San', roleId: 7 });
    const copy = await again(failed!.id, user({ ...ADMIN, userId: clerk.id }));
    expect(copy).toMatchObject({ state: 'WAITING', againOfId: failed!.id, askedBy: 'Sok San' });
    await send();
    expect(taken).toHaveLength(1);
    expect(taken[0]?.attachments).toHaveLength(2);
    expect((await inLog('again@example.com')).map(({ state }) => state)).toEqual(['SENT', 'FAILED']);
    expect(await inLog('again@example.com', { state: 'FAILED' })).toHaveLength(1);
    expect(await inLog('again@example.com', { until: '2020-01-01' })).toEqual([]);
  });

  test('is told of at the first one and at all that went before it, not at itself', async () => {
    server.refusal = 550;
    await write('told@example.com');
    await send();
    const [{ id }] = (await inLog('told@example.com')) as [LogRow];
    await again(id);
    await send();
    expect(await again(id)).toMatchObject({ sentAgainAt: null });
    const at = new Date(world.clock.now()).toISOString();
    expect((await inLog('told@example.com')).map(({ sentAgainAt }) => sentAgainAt)).toEqual([null, at, at]);
    await send();
  });

  test('waits a minute since it left, however long ago it was written, and not after it was refused', async () => {
    server.refusal = 450;
    await write('busy-again@example.com');
    await send();
    world.clock.advance({ minutes: 5 });
    server.refusal = undefined;
    await send();
    const [{ id }] = (await inLog('busy-again@example.com')) as [LogRow];
    expect(await again(id)).toMatchObject({ code: 'MESSAGE_ON_ITS_WAY' });
    world.clock.advance({ minutes: 1 });
    server.refusal = 550;
    for (let times = 0; times < 2; times += 1) {
      expect(await again(id)).toMatchObject({ state: 'WAITING' });
      await send();
    }
  });

  test('says who really asked for it, whoever’s account he looks at', async () => {
    await write('acting@example.com');
    await send();
    world.clock.advance({ minutes: 1 });
    const [seen, behind] = [await world.anAccount(), await world.anAccount({ firstName: 'Maly', lastName: 'Heng' })];
    const [{ id }] = (await inLog('acting@example.com')) as [LogRow];
    const acting = { ...user({ ...ADMIN, userId: seen.id }), impersonatorId: behind.id };
    expect(await again(id, acting)).toMatchObject({ askedBy: 'Maly Heng' });
    await send();
  });

  test('goes once, however often and by whichever of them it is asked for at once', async () => {
    await write('twice@example.com');
    expect(await again((await inLog('twice@example.com'))[0]!.id)).toMatchObject({ code: 'MESSAGE_ON_ITS_WAY' });
    await send();
    world.clock.advance({ minutes: 1 });
    const [{ id }] = (await inLog('twice@example.com')) as [LogRow];
    const answers = await Promise.all([again(id), again(id), again(id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['MESSAGE_ON_ITS_WAY', 'MESSAGE_ON_ITS_WAY', undefined]);
    await send();
    world.clock.advance({ minutes: 1 });
    const [copy] = await inLog('twice@example.com');
    expect(await again(copy!.id)).toMatchObject({ againOfId: id });
    expect(await again(id)).toMatchObject({ code: 'MESSAGE_ON_ITS_WAY' });
  });

  test('spares who has stopped courtesies meanwhile, and tells of his ride all the same', async () => {
    const { id, email } = await world.anAccount({ emailVerified: true });
    for (const type of ['booking.reminder_due', 'ticket.issued'])
      await world.users.subgraph.consume(anEvent(type, { ...issuedPayload, contactEmail: email }));
    await send();
    world.clock.advance({ minutes: 1 });
    await world.users.outside.change('update account set stop_email_notification = true where id = $1', [id]);
    const [ticket, reminder] = await inLog(email);
    expect(await again(reminder!.id)).toMatchObject({ code: 'MESSAGE_STOPPED' });
    expect(await again(ticket!.id)).toMatchObject({ state: 'WAITING' });
    await send();
  });

  test('opens no account, does not leave the sandbox, and is nobody’s of elsewhere', async () => {
    const { email } = await world.anAccount();
    await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
    await world.deliver();
    const [secret] = await inLog(email);
    expect(await again(secret!.id)).toMatchObject({ code: 'MESSAGE_SECRET' });
    await write('here@example.com');
    const [{ id }] = (await inLog('here@example.com')) as [LogRow];
    const elsewhere = user({ userId: '3', operatorId: '9', roleId: 4, grants: { 'notification.send': 'operator' } });
    expect(await again(id, elsewhere)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    for (const none of ['0', '\0', '9'.repeat(30)])
      expect(await again(none)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await write('play@example.com', 'sandbox');
    const played = { ...admin, mode: 'sandbox' as const };
    const [play] = await inLog('play@example.com', {}, played);
    world.clock.advance({ minutes: 1 });
    expect(play).toMatchObject({ state: 'KEPT' });
    expect(await again(play!.id, played)).toMatchObject({ code: 'MESSAGE_WAY_CLOSED' });
    await send();
  });
});
