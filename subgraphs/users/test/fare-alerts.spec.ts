import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphRequest } from '@naga/server-kit/graphql/transport.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { lookForFares } from '../src/fare-alert/look-for-fares.command.js';
import { PASSWORD, World } from './world.js';

/** What catalogue, booking and pricing play: two coaches a day, the second a dollar dearer. Cents. */
const market = {
  fare: 900,
  currency: 'USD',
  isFull: false,
  searches: 0,
  failsOn: '',
  nationalOf: undefined as unknown,
  /** In which currency prices were asked for last. */
  asksFor: undefined as unknown,
  rates: [] as object[],
  /** Happens once, between the question for the price and the answer. */
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
    if (date === market.failsOn) return Promise.reject(new Error('no answer'));
    if (!names[from!] || !names[to!]) return Promise.resolve({ data: { searchJourneys: null } });
    const ride = (routeScheduleId: string) => ({
      routeScheduleId,
      date,
      fareKey: `1.1.${routeScheduleId}.1-2`,
      localCountryCode: 'KH',
      boardingPosition: 0,
      dropOffPosition: 4,
      vehicle: { seatCount: 30 },
    });
    const journeys = [{ legs: [ride('7')] }, { legs: [ride('8')] }];
    return Promise.resolve({ data: { searchJourneys: { from: place(from), to: place(to), journeys } } });
  },
};
const booking = {
  send: ({ variables }: GraphRequest) => {
    const segments = (variables?.['segments'] ?? []) as { routeScheduleId: string }[];
    const claimedSeats = segments.map(({ routeScheduleId: id }) => (id === '7' && market.isFull ? 30 : 3));
    return Promise.resolve({ data: { claimedSeats, bookingsOf: [], creditOf: [], closeWallet: [] } });
  },
};
const pricing = {
  send: async ({ query, variables }: GraphRequest) => {
    if (query.includes('ratesOfMoment')) {
      if (market.rates.length === 0) throw new Error('no answer');
      return { data: { ratesOfMoment: { rates: market.rates } } };
    }
    const [offers] = variables!['offers'] as [string[]];
    const amounts = offers.map((offer) => (offer.includes('.7.') ? market.fare : market.fare + 100));
    market.asksFor = variables!['currency'];
    market.searches += 1;
    market.nationalOf = variables!['nationalOf'];
    const { meanwhile, currency } = market;
    market.meanwhile = undefined;
    await meanwhile?.();
    return { data: { lowestFares: [market.fare === 0 ? null : { amount: Math.min(...amounts), currency }] } };
  },
};

let world: World;
beforeAll(async () => {
  world = await World.start({ MAIL_LIMIT_ADDRESS: '1000' }, { catalogue, booking, pricing });
});
afterAll(() => world.close());
beforeEach(
  () => void Object.assign(market, { fare: 900, currency: 'USD', isFull: false, searches: 0, failsOn: '', rates: [] }),
);

let serial = 0;
const somebody = () => `saver${++serial}@example.com`;
/** A day of its own for each test, so that none finds another's alerts. */
const aDay = () => `2027-01-${String((serial % 27) + 1).padStart(2, '0')}`;
const wish = (more: object = {}) => ({
  email: null,
  from: 'phnom-penh',
  to: 'siem-reap',
  date: aDay(),
  transportType: 'BUS',
  nationalOf: null,
  below: null,
  ...more,
});

type Answer = Record<string, unknown>;
const watch = (input: object, viewer: Viewer = guest()): Promise<Answer> =>
  world.ask(
    `mutation ($input: WatchFareInput!) { watchFare(input: $input) {
      __typename ... on FareWatched { confirm } ... on Refused { code facts } } }`,
    { input },
    viewer,
  );
const ALERT = 'id state transportType fromSlug toSlug fromName toName date nationalOf currency below toldAt';
const confirm = (id: string): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!) { confirmFareAlert(id: $id) { __typename ... on FareAlert { ${ALERT} } ... on Refused { code } } }`,
    { id },
  );
const end = (id: string): Promise<Answer> =>
  world.ask(`mutation ($id: ID!) { endFareAlert(id: $id) { __typename } }`, { id });
const opened = (id: string, viewer?: Viewer): Promise<Answer | null> =>
  world.ask(`query ($id: ID!) { fareAlert(id: $id) { ${ALERT} } }`, { id }, viewer) as Promise<Answer | null>;
const mine = (viewer: Viewer): Promise<Answer[]> =>
  world.ask(`{ myFareAlerts { ${ALERT} } }`, {}, viewer) as unknown as Promise<Answer[]>;

const look = () => lookForFares(world.users.subgraph.contextFor(service('users')));
const consume = (type: string, payload: Readonly<Record<string, unknown>> = {}, mode: 'live' | 'sandbox' = 'live') =>
  world.users.subgraph.consume({ id: crypto.randomUUID(), type, payload, mode, requestId: 'none' });
const changed = () => consume('fares.changed');
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.messagesTo(email);
};
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => String(subject).split(':')[0]);

/** A guest who has read the mail and said yes; answers what opens his alert. */
async function aWatcher(more: object = {}) {
  const email = somebody();
  const input = wish({ email, ...more });
  await watch(input);
  const id = await world.linkTo(email, 'fare-alerts');
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
    expect(await watch(wish({ email }), guest({ language: 'km' }))).toEqual({
      __typename: 'FareWatched',
      confirm: true,
    });
    market.fare = 100;
    await look();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ language: 'km', event: 'fare_alert.asked' });
    expect(mails[0]?.text).toContain('$9,00');
    expect(mails[0]?.text).toContain('https://naga.example/kh/fare-alerts/');
  });

  test('who says yes is told once of each fall below the price he saw, with the way there and the way out', async () => {
    const { email, id, date } = await aWatcher();
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
    market.fare = 850;
    await changed();
    await Promise.all([look(), look()]);
    const [mail, ...others] = await mailsTo(email);
    expect(others.map(({ event }) => event)).toEqual(['fare_alert.asked']);
    expect(mail).toMatchObject({ event: 'fare_alert.fell', language: 'en' });
    expect(mail?.subject).toMatch(/^Now \$8,50: Phnom Penh → Siem Reap/);
    expect(mail?.text).toContain('$9,00');
    expect(mail?.text).toContain(`https://naga.example/bus-tickets/phnom-penh/siem-reap/${date}?sort=price`);
    expect(mail?.text).toContain(`https://naga.example/fare-alerts/${id}`);
    expect(await opened(id)).toMatchObject({ state: 'ACTIVE', below: 850, toldAt: expect.any(String) });
  });

  test('hears of no price twice: up and down again is no fall, lower still is one', async () => {
    const { email } = await aWatcher();
    for (const fare of [800, 900, 800, 700, 750, 699]) {
      market.fare = fare;
      await changed();
      await look();
    }
    expect(await subjectsTo(email)).toEqual([
      'Now $6,99',
      'Now $7,00',
      'Now $8,00',
      expect.stringContaining('Shall we'),
    ]);
  });

  test('may name an amount, and is told of less than that alone', async () => {
    const { email } = await aWatcher({ below: 700 });
    for (const fare of [701, 700, 650]) {
      market.fare = fare;
      await changed();
      await look();
    }
    expect(await subjectsTo(email)).toEqual(['Now $6,50', expect.stringContaining('Shall we')]);
  });

  test('is told where a seat of the cheapest journey is free again', async () => {
    market.isFull = true;
    const { email, date } = await aWatcher();
    await look();
    market.isFull = false;
    await consume('seats.freed', { dates: ['2026-12-30'] });
    await consume('seats.freed', { dates: [date] }, 'sandbox');
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
    await consume('seats.freed', { dates: [date] });
    await look();
    expect(await subjectsTo(email)).toEqual(['Now $9,00', expect.stringContaining('Shall we')]);
  });

  test('reads about how much it is in the currency he read it in, and as it is charged where nobody knows', async () => {
    const rates = [{ currency: 'KHR', perDollar: '4100', validFrom: '2026-11-01T00:00:00.000Z' }];
    market.rates = rates;
    const { email } = await aWatcher({ shownIn: 'KHR' });
    Object.assign(market, { fare: 800, rates: [{ ...rates[0], perDollar: '4000' }] });
    await changed();
    await look();
    market.fare = 700;
    await changed();
    await look();
    const [, mail, asked] = await mailsTo(email);
    expect(asked?.text).toContain('$9,00 (≈\u00a0៛36.900)');
    expect(mail?.subject).toMatch(/^Now \$8,00: /);
    expect(mail?.text).toContain('$8,00 (≈\u00a0៛32.000)');
    Object.assign(market, { fare: 600, rates: [] });
    await changed();
    await look();
    const [last] = await mailsTo(email);
    expect(last?.text).toContain('$6,00');
    expect(last?.text).not.toContain('≈');
  });

  test('is told of no price in another currency', async () => {
    const { email } = await aWatcher();
    expect(market.asksFor).toBeUndefined();
    Object.assign(market, { fare: 500, currency: 'THB' });
    await changed();
    await look();
    expect(market.asksFor).toBe('USD');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('has the prices watched that he saw', async () => {
    const { id } = await aWatcher({ nationalOf: 'KH', transportType: null });
    await look();
    expect(market.nationalOf).toBe('KH');
    expect(await opened(id, guest({ language: 'km' }))).toMatchObject({
      nationalOf: 'KH',
      transportType: null,
      fromName: 'ភ្នំពេញ',
      currency: 'USD',
      below: 900,
    });
  });

  test('ends it by the link of each mail, as often as he likes', async () => {
    const { email, id } = await aWatcher();
    expect(await end(id)).toEqual({ __typename: 'Done' });
    expect(await end(id)).toEqual({ __typename: 'Done' });
    expect(await opened(id)).toBeNull();
    expect(await confirm(id)).toMatchObject({ code: 'FARE_ALERT_NOT_FOUND' });
    market.fare = 100;
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test.each(['nothing', '\u0000'])('opens, confirms and ends nothing by %j', async (id) => {
    expect(await opened(id)).toBeNull();
    expect(await confirm(id)).toEqual({ __typename: 'Refused', code: 'FARE_ALERT_NOT_FOUND' });
    expect(await end(id)).toEqual({ __typename: 'Done' });
  });

  test('has one alert of one thing, and nobody else changes what he agreed to', async () => {
    const { email, id, date } = await aWatcher();
    await watch(wish({ email: email.toUpperCase(), date, below: 1 }));
    expect(await opened(id)).toMatchObject({ below: 900, state: 'ACTIVE' });
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
});

describe('somebody with a proved address', () => {
  test('need not confirm, is told in the language he asked in, and sees and changes his alerts', async () => {
    const { viewer, email } = await aMember();
    const input = wish();
    expect(await watch(input, { ...viewer, language: 'km' })).toEqual({ __typename: 'FareWatched', confirm: false });
    expect(await mine(viewer)).toMatchObject([{ state: 'ACTIVE', date: input.date, below: 900 }]);
    market.fare = 800;
    await changed();
    await look();
    expect(await mailsTo(email)).toMatchObject([{ event: 'fare_alert.fell', language: 'km' }]);
    await watch({ ...input, below: 500 }, viewer);
    expect(await mine(viewer)).toMatchObject([{ below: 500 }]);
  });

  test('reads about how much it is in the currency of his profile, whatever he read when he asked', async () => {
    const { id, viewer, email } = await aMember();
    market.rates = [
      { currency: 'KHR', perDollar: '4100', validFrom: '2026-11-01T00:00:00.000Z' },
      { currency: 'THB', perDollar: '32.5', validFrom: '2026-11-01T00:00:00.000Z' },
    ];
    await watch(wish({ shownIn: 'THB' }), viewer);
    await world.users.outside.change(`update account set currency = 'KHR' where id = $1`, [id]);
    market.fare = 800;
    await changed();
    await look();
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('$8,00 (≈\u00a0៛32.800)');
  });

  test('has ten of them at most', async () => {
    const { viewer } = await aMember();
    for (let n = 1; n <= 10; n++) await watch(wish({ date: `2027-03-${String(n).padStart(2, '0')}` }), viewer);
    expect(await watch(wish({ date: '2027-03-11' }), viewer)).toMatchObject({
      code: 'TOO_MANY_FARE_ALERTS',
      facts: { limit: 10 },
    });
  });

  test('finds what he confirmed as a guest, takes all along with his data, and they go with him', async () => {
    const { viewer, id, email } = await aMember();
    await watch(wish({ email }));
    await confirm(await world.linkTo(email, 'fare-alerts'));
    expect(await mine(viewer)).toHaveLength(1);
    await watch(wish({ nationalOf: 'KH' }), viewer);
    const data = await world.ask<{ fareAlerts: Answer[] }>('{ myData }', {}, viewer);
    expect(data.fareAlerts).toMatchObject([{ below: 900, nationalOf: null }, { nationalOf: 'KH' }]);
    expect(JSON.stringify(data)).not.toContain('"token"');
    await world.ask(
      `mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }`,
      { password: PASSWORD },
      viewer,
    );
    const left = 'select 1 from fare_alert where account_id = $1 or email = $2';
    expect(await world.users.subgraph.database.rows(left, [id, email])).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['a day that is over', { date: '2026-11-19' }, { code: 'FARE_ALERT_DAY' }],
    ['a day in years', { date: '2029-01-01' }, { code: 'FARE_ALERT_DAY' }],
    ['a place nobody knows', { to: 'atlantis' }, { code: 'FARE_ALERT_PLACE' }],
    ['going nowhere', { to: 'phnom-penh' }, { code: 'FARE_ALERT_PLACE' }],
    ['nobody to write to', { email: null }, { code: 'FARE_ALERT_NEEDS_EMAIL' }],
    ['more than it costs', { below: 901 }, { code: 'FARE_ALERT_AMOUNT', facts: { total: 900, currency: 'USD' } }],
    ['nothing at all', { below: 0 }, { code: 'FARE_ALERT_AMOUNT' }],
  ])('%s', async (_, more, refusal) => {
    expect(await watch(wish({ email: somebody(), ...more }))).toMatchObject(refusal);
  });

  test('a day on which nothing has a price', async () => {
    market.fare = 0;
    expect(await watch(wish({ email: somebody() }))).toMatchObject({ code: 'FARE_ALERT_NO_PRICE' });
  });

  test.each([{ email: 'nobody' }, { transportType: 'ROCKET' }, { nationalOf: 'khmer' }, { below: -1 }])(
    '%j is no wish',
    async (more) => {
      await expect(watch(wish({ email: somebody(), ...more }))).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );
});

describe('looking', () => {
  test('asks once for all who watch the same, and again after ten minutes or when prices changed', async () => {
    const date = '2027-05-01';
    const [first, second] = [await aWatcher({ date }), await aWatcher({ date, below: 600 })];
    await look();
    market.searches = 0;
    await look();
    expect(market.searches).toBe(0);
    market.fare = 800;
    world.clock.advance({ minutes: 10 });
    await look();
    const others = await world.users.subgraph.database.rows<{ id: string }>(
      `select distinct on (date, transport_type, national_of) id from fare_alert where state = 'ACTIVE' and mode = 'live'`,
    );
    expect(market.searches).toBe(others.length);
    expect([(await mailsTo(first.email)).length, (await mailsTo(second.email)).length]).toEqual([2, 1]);
  });

  test('misses no fall that happens at the very moment in which it finds none', async () => {
    const { email } = await aWatcher({ date: '2027-05-05' });
    await look();
    await changed();
    market.meanwhile = changed;
    await look();
    market.fare = 300;
    await look();
    expect((await mailsTo(email))[0]).toMatchObject({ event: 'fare_alert.fell' });
  });

  test('goes on to the others where one watch cannot be looked at, and tries that again', async () => {
    const [stuck, other] = [await aWatcher({ date: '2027-05-10' }), await aWatcher({ date: '2027-05-11' })];
    const told = async ({ email }: { email: string }) =>
      (await mailsTo(email)).filter(({ event }) => event === 'fare_alert.fell').length;
    Object.assign(market, { fare: 400, failsOn: stuck.date });
    await changed();
    await look();
    expect([await told(stuck), await told(other)]).toEqual([0, 1]);
    market.failsOn = '';
    world.clock.advance({ minutes: 10 });
    await look();
    expect(await told(stuck)).toBe(1);
  });

  test('forgets what nobody confirmed in a day, and what is over', async () => {
    const rows = (email: string) =>
      world.users.subgraph.database.rows('select state from fare_alert where email = $1', [email]);
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
