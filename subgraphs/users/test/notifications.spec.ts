import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { user, World } from './world.js';

interface Contact {
  readonly accountId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string;
}
/** Whom booking says to ride, and what it was asked. */
let travellers: readonly Contact[] = [];
let asked: unknown;
const booking: Transport = {
  send: ({ variables }) => {
    asked = variables;
    return Promise.resolve({ data: { travellersOf: travellers } });
  },
};

let world: World;
beforeAll(async () => {
  world = await World.start({ SMS_URL: 'http://127.0.0.1:9/', TELEGRAM_TOKEN: 'none' }, { booking });
});
afterAll(() => world.close());
beforeEach(() => {
  travellers = [];
});

const sender = (scope: string, more: object = {}): Viewer =>
  user({ userId: '1', roleId: 1, grants: { 'notification.send': scope as 'all' }, ...more });
const admin = sender('all');
const change = (statement: string, values: readonly unknown[]) =>
  world.users.subgraph.contextFor(service('users')).database.change(statement, values);

const said = {
  titles: { en: 'The road is closed', km: 'ផ្លូវបិទ' },
  texts: { en: 'Buses go round.\n\nSorry.', km: 'សូមទោស' },
};
type Sent = { __typename: string; id: string; code?: string; people: number; delivered: number; read: number };
const NUMBERS = 'id people delivered read';
const reachOf = (audience: object, channels: string[] = [], viewer = admin): Promise<Record<string, number>> =>
  world.ask(
    `query ($audience: AudienceInput!, $channels: [String!]!) {
      notificationReach(audience: $audience, channels: $channels) { people email sms telegram } }`,
    { audience, channels },
    viewer,
  );
const send = (
  audience: object,
  {
    channels = [],
    people = 1000,
    viewer = admin,
    ...words
  }: {
    channels?: string[];
    people?: number;
    viewer?: Viewer;
    titles?: object;
    texts?: object;
  } = {},
): Promise<Sent> =>
  world.ask(
    `mutation ($input: NotificationInput!, $people: Int!) { sendNotification(input: $input, people: $people) {
      __typename ... on Refused { code facts } ... on Notification { ${NUMBERS} } } }`,
    { input: { ...said, ...words, audience, channels }, people },
    viewer,
  );
const seen = (id: string, viewer = admin): Promise<Sent | null> =>
  world.ask(`query ($id: ID!) { notification(id: $id) { ${NUMBERS} } }`, { id }, viewer);
const inboxOf = async (userId: string, language: 'en' | 'km' | 'th' = 'en') => {
  const viewer = user({ userId, language });
  const { rows } = await world.ask<{ rows: { id: string; title: string; text: string; readAt: string | null }[] }>(
    '{ myNotifications { total rows { id title text readAt } } }',
    {},
    viewer,
  );
  const unread = await world.ask<unknown>('{ myUnreadNotifications }', {}, viewer);
  return { rows, unread };
};
const proved = async (details: object = {}) => {
  const account = await world.anAccount(details);
  await change('update account set email_verified_at = now(), mobile_verified_at = now() where id = $1', [account.id]);
  return account;
};

describe('to one person', () => {
  test('it stands in his inbox in his language, else in English, until he has read it', async () => {
    const { id: accountId, email: loginName } = await proved({});
    expect(await reachOf({ loginName })).toMatchObject({ people: 1, email: 0 });
    const { id } = await send({ loginName }, { people: 1 });
    expect((await inboxOf(accountId)).rows).toEqual([]);
    await world.deliver();
    expect(await seen(id)).toMatchObject({ people: 1, delivered: 1, read: 0 });
    expect(await inboxOf(accountId, 'km')).toMatchObject({ rows: [{ title: 'ផ្លូវបិទ', readAt: null }], unread: 1 });
    expect(await inboxOf(accountId, 'th')).toMatchObject({ rows: [{ title: 'The road is closed' }] });
    const read = (userId: string): Promise<unknown> =>
      world.ask(
        'mutation ($ids: [ID!]!) { readNotifications(ids: $ids) }',
        { ids: [id, '0', '\0', 'x'] },
        user({ userId }),
      );
    expect(await read('999999')).toBe(0);
    expect(await Promise.all([read(accountId), read(accountId)]).then((all) => all.sort())).toEqual([0, 1]);
    expect(await seen(id)).toMatchObject({ read: 1 });
    expect((await inboxOf(accountId)).unread).toBe(0);
  });

  test('it goes by mail too, once however often its event is delivered, and not to who stopped', async () => {
    const [reader, stopped, unproved] = [await proved(), await proved(), await world.anAccount()];
    await change('update account set stop_email_notification = true where id = $1', [stopped.id]);
    await send({ loginName: reader.phone }, { channels: ['EMAIL', 'SMS'] });
    const [event] = await world.users.subgraph.database.rows<DomainEvent & { request_id: string }>(
      `select id, type, payload, mode, request_id from outbox_event where type = 'notification.sent' order by sequence desc limit 1`,
    );
    const deliver = () => world.users.subgraph.consume({ ...event!, requestId: event!.request_id });
    await Promise.all([deliver(), deliver(), deliver()]);
    await world.deliver();
    const mails = await world.messagesTo(reader.email);
    expect(mails).toMatchObject([
      { subject: 'The road is closed', text: expect.stringContaining('https://naga.example/dashboard/notifications') },
    ]);
    expect(mails[0]?.text).toContain('Buses go round.\n\nSorry.');
    expect(await world.messagesTo(reader.phone)).toEqual([]);
    for (const { userName: loginName, email } of [stopped, unproved]) {
      expect(await reachOf({ loginName }, ['EMAIL'])).toMatchObject({ people: 1, email: 0 });
      await send({ loginName }, { channels: ['EMAIL'] });
      await world.deliver();
      expect(await world.messagesTo(email)).toEqual([]);
    }
  });

  test('who deletes his account takes his inbox with him', async () => {
    const { id: accountId, email: loginName } = await world.anAccount();
    await send({ loginName });
    await world.deliver();
    await change('delete from notification_recipient where account_id = $1', [accountId]);
    expect((await inboxOf(accountId)).rows).toEqual([]);
  });
});

describe('to many', () => {
  test('they are counted, narrowed by role, country and language, and never more than was shown', async () => {
    const [one, other] = [await world.anAccount({}), await world.anAccount({})];
    await change(`update account set country_code = 'VN', language = 'km' where id = any($1)`, [[one.id, other.id]]);
    const vietnam = { peopleWho: { countryCode: 'VN' } };
    expect(await reachOf(vietnam)).toMatchObject({ people: 2 });
    expect(await reachOf({ peopleWho: { countryCode: 'VN', roleIds: [4] } })).toMatchObject({ people: 0 });
    expect(await reachOf({ peopleWho: { countryCode: 'VN', language: 'km', roleIds: [6] } })).toMatchObject({
      people: 2,
    });
    expect(await send(vietnam, { people: 1 })).toMatchObject({ code: 'MORE_PEOPLE_THAN_SHOWN', facts: { people: 2 } });
    expect(await send({ peopleWho: { countryCode: 'JP' } })).toMatchObject({ code: 'NOBODY_TO_NOTIFY' });
    const { id } = await send(vietnam, { people: 2 });
    await world.deliver();
    expect(await seen(id)).toMatchObject({ people: 2, delivered: 2 });
    const country = sender('country', { countryCode: 'VN' });
    expect(await seen(id, country)).toMatchObject({ id });
    expect(await seen(id, sender('country', { countryCode: 'KH' }))).toBeNull();
    for (const none of ['0', '\0', '9'.repeat(30)]) expect(await seen(none)).toBeNull();
  });

  test('more than a batch get it, each once, while two deliver it', async () => {
    await change(
      `insert into account (first_name, last_name, role_id, country_code, created_at)
       select 'Sok', 'San', 6, 'MM', now() from generate_series(1, 450)`,
      [],
    );
    const { id } = await send({ peopleWho: { countryCode: 'MM' } });
    await world.deliver();
    expect(await seen(id)).toMatchObject({ people: 450, delivered: 450 });
  });

  test('is written by the person who sits there, also in the account of somebody else', async () => {
    const [seen, behind] = [await world.anAccount(), await world.anAccount({ firstName: 'Maly', lastName: 'Heng' })];
    const acting = { ...sender('all', { userId: seen.id }), impersonatorId: behind.id } as Viewer;
    const { id } = await send({ loginName: seen.email }, { people: 1, viewer: acting });
    const { sentBy } = await world.ask<{ sentBy: string }>(
      'query ($id: ID!) { notification(id: $id) { sentBy } }',
      { id },
      admin,
    );
    expect(sentBy).toBe('Maly Heng');
  });

  test('an operator writes to its own staff and its own passengers alone', async () => {
    const clerk = await world.anAccount({ operatorId: '1', roleId: 4 });
    const other = await world.anAccount({ operatorId: '2', roleId: 4 });
    const own = sender('operator', { operatorId: '1', roleId: 4 });
    expect(await reachOf({ peopleWho: {} }, [], own)).toMatchObject({ people: 1 });
    expect(await reachOf({ loginName: clerk.email }, [], own)).toMatchObject({ people: 1 });
    for (const loginName of [other.email, 'nobody@example.com', '\0'])
      await expect(reachOf({ loginName }, [], own)).rejects.toMatchObject({
        extensions: { fields: [{ path: 'loginName', code: 'UNKNOWN' }] },
      });
    const rides = (operatorId: string) => ({ passengersOf: { operatorId, from: '2026-11-21', until: '2026-11-22' } });
    await expect(reachOf(rides('2'), [], own)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'operatorId', code: 'UNKNOWN' }] },
    });
    await expect(reachOf(rides('3'), [], sender('country', { countryCode: 'KH' }))).rejects.toThrow();
    expect(await reachOf(rides('1'), [], own)).toMatchObject({ people: 0 });
    expect(asked).toMatchObject({ operatorId: '1', routeScheduleIds: null, from: '2026-11-21', until: '2026-11-22' });
    // Whom a change touches: some departures, seats or places where people are fetched.
    const touched = { departures: ['71@2026-11-21'], seats: ['1A'], pickupAddresses: ['Royal Palace'] };
    const days = { operatorId: '1', from: '2026-11-21', until: '2026-11-21' };
    expect(await reachOf({ passengersOf: days, touched }, [], own)).toMatchObject({ people: 0 });
    expect(asked).toEqual({ ...days, ...touched, routeScheduleIds: null });
    await expect(reachOf({ passengersOf: days, touched: { departures: ['71'] } }, [], own)).rejects.toThrow();
  });
});

describe('to the passengers of rides', () => {
  const audience = { passengersOf: { operatorId: '1', from: '2026-11-21', until: '2026-11-21' } };
  const guest = (more: Partial<Contact>): Contact => ({
    accountId: null,
    email: null,
    phone: null,
    language: 'en',
    ...more,
  });

  test('each is told once: by his inbox, his mail, else by SMS, in the language of his booking', async () => {
    const member = await proved();
    const seller = await world.anAccount({ operatorId: '1', roleId: 4 });
    travellers = [
      guest({ accountId: member.id, email: member.email, language: 'km' }),
      guest({ email: member.email.toUpperCase(), language: 'km' }),
      guest({ accountId: seller.id, phone: '+855 12 999 001' }),
      guest({ phone: '+85512999001' }),
      guest({ email: 'guest@rides.example', phone: '+85512999002', language: 'th' }),
      guest({ email: 'a@x.example, b@x.example' }),
      guest({}),
    ];
    const channels = ['EMAIL', 'SMS'];
    expect(await reachOf(audience, channels)).toEqual({ people: 3, email: 2, sms: 1, telegram: 0 });
    const { id } = await send(audience, { channels, people: 3, viewer: sender('operator', { operatorId: '1' }) });
    await world.deliver();
    expect(await seen(id)).toMatchObject({ people: 3, delivered: 3 });
    expect(await world.messagesTo(member.email)).toMatchObject([{ subject: 'ផ្លូវបិទ', language: 'km' }]);
    expect(await world.messagesTo('guest@rides.example')).toMatchObject([
      { subject: 'The road is closed', text: expect.not.stringContaining('dashboard') },
    ]);
    expect(await world.messagesTo('+85512999001')).toMatchObject([
      { channel: 'SMS', text: expect.stringContaining('Naga: The road') },
    ]);
    expect(await world.messagesTo('+85512999002')).toEqual([]);
    expect((await inboxOf(member.id)).rows).toHaveLength(1);
    expect((await inboxOf(seller.id)).rows).toEqual([]);
    const [kept] = await world.users.subgraph.database.rows<{ count: number }>(
      'select count(*)::int from notification_recipient where email is not null or phone is not null',
    );
    expect(kept).toEqual({ count: 0 });
  });
});

test.each([
  [{}, 'audience'],
  [{ loginName: '7', peopleWho: {} }, 'audience'],
  [{ peopleWho: { countryCode: '\0' } }, 'countryCode'],
])('whom %j means is told at its field', async (audience, path) => {
  await expect(send(audience)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: [{ path }] } });
});

test('words that are missing are told at their fields', async () => {
  await expect(send({ peopleWho: {} }, { titles: { en: ' ' }, texts: { en: 'a', th: 'b' } })).rejects.toMatchObject({
    extensions: {
      fields: [
        { path: 'titles.en', code: 'REQUIRED' },
        { path: 'titles.th', code: 'REQUIRED' },
      ],
    },
  });
});
