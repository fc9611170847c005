import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphRequest } from '@naga/server-kit/graphql/transport.js';
import { SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { lookForSeats } from '../src/seat-alert/look-for-seats.command.js';
import { SETTINGS } from '../src/settings.js';
import { staff } from './staff.js';
import { PASSWORD, World } from './world.js';

/** What catalogue and booking play: one coach on each day, with as many seats as claimed says it has not. */
const COACH = 30;
const market = {
  runs: true,
  claimed: 30,
  searches: 0,
  failsOn: '',
  /** Happens once, between the question what is claimed and the answer. */
  meanwhile: undefined as (() => Promise<unknown>) | undefined,
};
const names: Record<string, object> = {
  'phnom-penh': { en: 'Phnom Penh', km: 'ភ្នំពេញ', th: null, vi: null, es: null },
  'siem-reap': { en: 'Siem Reap', km: 'សៀមរាប', th: null, vi: null, es: null },
};
const catalogue = {
  send: ({ variables }: GraphRequest) => {
    const { from, to, date } = variables as Record<string, string>;
    const place = (slug = '') => ({ slug, names: names[slug] });
    market.searches += 1;
    if (date === market.failsOn) return Promise.reject(new Error('no answer'));
    if (!names[from!] || !names[to!]) return Promise.resolve({ data: { searchJourneys: null } });
    const ride = { routeScheduleId: '7', date, boardingPosition: 0, dropOffPosition: 4, vehicle: { seatCount: COACH } };
    const journeys = market.runs ? [{ legs: [ride] }] : [];
    return Promise.resolve({ data: { searchJourneys: { from: place(from), to: place(to), journeys } } });
  },
};
const booking = {
  send: async ({ variables }: GraphRequest) => {
    const segments = (variables?.['segments'] ?? []) as unknown[];
    const claimedSeats = segments.map(() => market.claimed);
    const { meanwhile } = market;
    market.meanwhile = undefined;
    await meanwhile?.();
    return { data: { claimedSeats, bookingsOf: [], creditOf: [], closeWallet: [] } };
  },
};

let world: World;
beforeAll(async () => {
  world = await World.start({ MAIL_LIMIT_ADDRESS: '1000' }, { catalogue, booking });
});
afterAll(() => world.close());
beforeEach(() => void Object.assign(market, { runs: true, claimed: COACH, searches: 0, failsOn: '' }));

let serial = 0;
const somebody = () => `watcher${++serial}@example.com`;
/** A day of its own for each test, so that none finds another's alerts. */
const aDay = () => `2027-01-${String((serial % 27) + 1).padStart(2, '0')}`;
const wish = (more: object = {}) => ({
  email: null,
  from: 'phnom-penh',
  to: 'siem-reap',
  date: aDay(),
  transportType: 'BUS',
  adults: 2,
  children: 1,
  ...more,
});

type Answer = Record<string, unknown>;
const watch = (input: object, viewer: Viewer = guest()): Promise<Answer> =>
  world.ask(
    `mutation ($input: WatchSeatsInput!) { watchSeats(input: $input) {
      __typename ... on SeatsWatched { confirm } ... on Refused { code facts } } }`,
    { input },
    viewer,
  );
const ALERT = 'id state transportType fromSlug toSlug fromName toName date adults children';
const confirm = (id: string, viewer?: Viewer): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!) { confirmSeatAlert(id: $id) { __typename ... on SeatAlert { ${ALERT} } ... on Refused { code } } }`,
    { id },
    viewer,
  );
const end = (id: string): Promise<Answer> =>
  world.ask(`mutation ($id: ID!) { endSeatAlert(id: $id) { __typename } }`, { id });
const opened = (id: string, viewer?: Viewer): Promise<Answer | null> =>
  world.ask(`query ($id: ID!) { seatAlert(id: $id) { ${ALERT} } }`, { id }, viewer) as Promise<Answer | null>;
const mine = (viewer: Viewer): Promise<Answer[]> =>
  world.ask(`{ mySeatAlerts { ${ALERT} } }`, {}, viewer) as unknown as Promise<Answer[]>;

const look = () => lookForSeats(world.users.subgraph.contextFor(service('users')));
const freed = (dates: string[], mode: 'live' | 'sandbox' = 'live') =>
  world.users.subgraph.consume({
    id: crypto.randomUUID(),
    type: 'seats.freed',
    payload: { dates },
    mode,
    requestId: 'none',
  });
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.messagesTo(email);
};

/** A guest who has read the mail and said yes; answers what opens his alert. */
async function aWatcher(more: object = {}) {
  const email = somebody();
  const input = wish({ email, ...more });
  await watch(input);
  const id = await world.linkTo(email, 'seat-alerts');
  await confirm(id);
  return { email, id, date: input.date };
}

/** Somebody who is signed in and has proved his address. */
async function aMember() {
  const account = await world.anAccount();
  await world.users.outside.change('update account set email_verified_at = now() where id = $1', [account.id]);
  return { ...account, viewer: await world.as(await world.token({ login: account.email })) };
}

describe('a guest', () => {
  test('is asked by mail first, and gets nothing else before he says yes', async () => {
    const email = somebody();
    market.claimed = 0;
    expect(await watch(wish({ email }), guest({ language: 'km' }))).toEqual({
      __typename: 'SeatsWatched',
      confirm: true,
    });
    await look();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ language: 'km', event: 'seat_alert.asked' });
    expect(mails[0]?.subject).toContain('ភ្នំពេញ → សៀមរាប');
    expect(mails[0]?.text).toContain('https://naga.example/kh/seat-alerts/');
  });

  test('who says yes is told once when there are enough seats together, with the way to them', async () => {
    const { email, id, date } = await aWatcher();
    market.claimed = COACH - 2;
    await look();
    expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['seat_alert.asked']);
    market.claimed = COACH - 3;
    await freed([date]);
    await Promise.all([look(), look()]);
    const [mail, ...others] = await mailsTo(email);
    expect(others.map(({ event }) => event)).toEqual(['seat_alert.asked']);
    expect(mail).toMatchObject({ event: 'seat_alert.found', language: 'en' });
    expect(mail?.text).toContain(`https://naga.example/bus-tickets/phnom-penh/siem-reap/${date}?pax=2&children=1`);
    expect(await opened(id)).toMatchObject({ state: 'TOLD' });
    await freed([date]);
    await look();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('may be told again where he pressed too late', async () => {
    const { email, id } = await aWatcher();
    market.claimed = 0;
    await look();
    expect(await confirm(id)).toMatchObject({ state: 'ACTIVE' });
    expect(await confirm(id)).toMatchObject({ state: 'ACTIVE' });
    await look();
    expect((await mailsTo(email)).map(({ event }) => event)).toEqual([
      'seat_alert.found',
      'seat_alert.found',
      'seat_alert.asked',
    ]);
  });

  test('ends it by the link of the mail, as often as he likes', async () => {
    const { email, id } = await aWatcher();
    expect(await end(id)).toEqual({ __typename: 'Done' });
    expect(await end(id)).toEqual({ __typename: 'Done' });
    expect(await opened(id)).toBeNull();
    expect(await confirm(id)).toMatchObject({ code: 'SEAT_ALERT_NOT_FOUND' });
    market.claimed = 0;
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test.each(['nothing', '\u0000'])('opens, confirms and ends nothing by %j', async (id) => {
    expect(await opened(id)).toBeNull();
    expect(await confirm(id)).toEqual({ __typename: 'Refused', code: 'SEAT_ALERT_NOT_FOUND' });
    expect(await end(id)).toEqual({ __typename: 'Done' });
  });

  test('has one alert of one thing, and nobody else changes what he agreed to', async () => {
    const { email, id, date } = await aWatcher();
    await watch(wish({ email: email.toUpperCase(), date, adults: 9 }));
    expect(await opened(id)).toMatchObject({ adults: 2, state: 'ACTIVE' });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is written to five times an hour at most, whoever asks', async () => {
    const email = somebody();
    const dates = Array.from({ length: 6 }, (_, n) => `2027-02-0${n + 1}`);
    const answers = [];
    for (const date of dates) answers.push(await watch(wish({ email, date })));
    expect(answers.map((answer) => answer['code'])).toEqual([
      ...Array<undefined>(5).fill(undefined),
      'TOO_MANY_ATTEMPTS',
    ]);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test('reads places in his language wherever he opens the link', async () => {
    const { id } = await aWatcher({ transportType: null });
    expect(await opened(id, guest({ language: 'km' }))).toMatchObject({
      fromName: 'ភ្នំពេញ',
      toName: 'សៀមរាប',
      transportType: null,
      adults: 2,
      children: 1,
    });
    expect(await opened('nothing')).toBeNull();
  });
});

describe('somebody with a proved address', () => {
  test('need not confirm, is told in the language he asked in, and sees his alerts', async () => {
    const { viewer, email } = await aMember();
    const input = wish();
    expect(await watch(input, { ...viewer, language: 'km' })).toEqual({ __typename: 'SeatsWatched', confirm: false });
    expect(await mine(viewer)).toMatchObject([{ state: 'ACTIVE', date: input.date, fromName: 'Phnom Penh' }]);
    market.claimed = 0;
    await look();
    expect(await mailsTo(email)).toMatchObject([{ event: 'seat_alert.found', language: 'km' }]);
    expect(await watch(input, viewer)).toMatchObject({ confirm: false });
    expect(await mine(viewer)).toMatchObject([{ state: 'ACTIVE' }]);
  });

  test('is asked as a guest at any other address, and finds what he confirmed there before', async () => {
    const other = somebody();
    const { viewer, email } = await aMember();
    expect(await watch(wish({ email: other }), viewer)).toMatchObject({ confirm: true });
    await watch(wish({ email }));
    expect(await mine(viewer)).toEqual([]);
    await confirm(await world.linkTo(email, 'seat-alerts'));
    expect(await mine(viewer)).toHaveLength(1);
  });

  test('has ten of them at most, or as many as it was saved last', async () => {
    const { viewer } = await aMember();
    for (let n = 1; n <= 10; n++) await watch(wish({ date: `2027-03-${String(n).padStart(2, '0')}` }), viewer);
    expect(await watch(wish({ date: '2027-03-11' }), viewer)).toMatchObject({
      code: 'TOO_MANY_SEAT_ALERTS',
      facts: { limit: 10 },
    });
    const desk = new SettingsDesk('users', SETTINGS, world.users);
    await desk.saves('SEAT_ALERTS', 0, 11, await staff(world, 1));
    expect(await watch(wish({ date: '2027-03-11' }), viewer)).not.toHaveProperty('code');
    expect(await watch(wish({ date: '2027-03-12' }), viewer)).toMatchObject({ facts: { limit: 11 } });
  });

  test('takes them along with his data, and they go with him', async () => {
    const { viewer, id } = await aMember();
    const input = wish();
    await watch(input, viewer);
    const data = await world.ask<{ seatAlerts: Answer[] }>('{ myData }', {}, viewer);
    expect(data.seatAlerts).toMatchObject([{ date: input.date, state: 'ACTIVE', adults: 2 }]);
    expect(JSON.stringify(data)).not.toContain('"token"');
    await world.ask(
      `mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }`,
      { password: PASSWORD },
      viewer,
    );
    expect(await world.users.subgraph.database.rows('select 1 from seat_alert where account_id = $1', [id])).toEqual(
      [],
    );
  });
});

describe('what is refused', () => {
  test.each([
    ['a day that is over', { date: '2026-11-19' }, 'SEAT_ALERT_DAY'],
    ['a day in years', { date: '2029-01-01' }, 'SEAT_ALERT_DAY'],
    ['a place nobody knows', { to: 'atlantis' }, 'SEAT_ALERT_PLACE'],
    ['going nowhere', { to: 'phnom-penh' }, 'SEAT_ALERT_PLACE'],
    ['nobody to write to', { email: null }, 'SEAT_ALERT_NEEDS_EMAIL'],
  ])('%s', async (_, more, code) => {
    expect(await watch(wish({ email: somebody(), ...more }))).toMatchObject({ code });
  });

  test.each([{ adults: 0 }, { adults: 51 }, { children: -1 }, { email: 'nobody' }, { transportType: 'ROCKET' }])(
    '%j is no wish',
    async (more) => {
      await expect(watch(wish({ email: somebody(), ...more }))).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );
});

describe('looking', () => {
  test('asks once for all who watch the same, and again after ten minutes or when seats are freed', async () => {
    const date = '2027-05-01';
    await aWatcher({ date });
    await aWatcher({ date, adults: 5 });
    market.searches = 0;
    await look();
    const first = market.searches;
    await look();
    expect(market.searches).toBe(first);
    await freed(['2027-06-30']);
    await freed([date], 'sandbox');
    await look();
    expect(market.searches).toBe(first);
    // A vehicle that left on the evening before still calls on that day.
    await freed(['2027-04-30']);
    await look();
    expect(market.searches).toBe(first + 1);
    world.clock.advance({ minutes: 10 });
    await look();
    expect(market.searches).toBeGreaterThan(first + 1);
  });

  test('misses no seats that are freed at the very moment in which it finds none', async () => {
    const { email, date } = await aWatcher();
    market.meanwhile = () => {
      market.claimed = 0;
      return freed([date]);
    };
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
    await look();
    expect((await mailsTo(email))[0]).toMatchObject({ event: 'seat_alert.found' });
  });

  test('tells nobody of seats for fewer than he asked for meanwhile', async () => {
    const { viewer, email } = await aMember();
    await watch(wish({ date: '2027-05-20', adults: 1, children: 0 }), viewer);
    market.claimed = COACH - 1;
    market.meanwhile = () => watch(wish({ date: '2027-05-20', adults: 4, children: 0 }), viewer);
    await look();
    expect(await mailsTo(email)).toEqual([]);
    market.claimed = COACH - 4;
    await look();
    expect(await mailsTo(email)).toMatchObject([{ event: 'seat_alert.found' }]);
  });

  test('finds what comes on sale with time alone', async () => {
    market.runs = false;
    const { email } = await aWatcher();
    await look();
    Object.assign(market, { runs: true, claimed: 0 });
    world.clock.advance({ minutes: 10 });
    await look();
    expect((await mailsTo(email))[0]).toMatchObject({ event: 'seat_alert.found' });
  });

  test('goes on to the others where one watch cannot be looked at, and tries that again', async () => {
    const [stuck, other] = [await aWatcher({ date: '2027-05-10' }), await aWatcher({ date: '2027-05-11' })];
    const told = async ({ email }: { email: string }) =>
      (await mailsTo(email)).filter(({ event }) => event === 'seat_alert.found').length;
    Object.assign(market, { claimed: 0, failsOn: stuck.date });
    await look();
    expect([await told(stuck), await told(other)]).toEqual([0, 1]);
    market.failsOn = '';
    world.clock.advance({ minutes: 10 });
    await look();
    expect(await told(stuck)).toBe(1);
  });

  test('forgets what nobody confirmed in a day, and what is over', async () => {
    const rows = (email: string) =>
      world.users.subgraph.database.rows('select state from seat_alert where email = $1', [email]);
    const email = somebody();
    await watch(wish({ email }));
    const soon = await aWatcher({ date: '2026-11-21' });
    world.clock.advance({ hours: 24, seconds: 1 });
    await world.users.subgraph.runJob('forget-old');
    expect(await rows(email)).toEqual([]);
    expect(await rows(soon.email)).toHaveLength(1);
    world.clock.advance({ hours: 24 });
    expect(await opened(soon.id)).toBeNull();
    await world.users.subgraph.runJob('forget-old');
    expect(await rows(soon.email)).toEqual([]);
  });
});
