import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CouponWorld, PLATFORM, SEAT } from './coupon-world.js';

let world: CouponWorld;
beforeAll(async () => {
  world = await CouponWorld.open();
});
afterEach(async () => expect(await world.miscounted()).toEqual([]));
afterAll(() => world.close());

const LAPSE = 'lapse-coupon-reservations';

test('a code lowers the fare, whatever its capitals and blanks, and its use is reserved', async () => {
  const coupon = await world.aCoupon('Summer-1');
  const bookingId = world.newBooking();
  const { reservation } = await world.reserve('  summer-1 ', { bookingId });
  expect(reservation).toMatchObject({
    code: 'SUMMER-1',
    source: `coupon ${coupon.id} version 1`,
    seats: [{ ref: '0.0', discount: 200, platformDiscount: 200 }],
  });
  expect(await world.states(bookingId)).toEqual(['RESERVED']);
  expect(await world.coupon(coupon.id)).toMatchObject({ uses: 1, spent: 200 });
});

test('asked twice for the same booking it is taken once', async () => {
  const coupon = await world.aCoupon('TWICE', { limitTotal: 1, limitPerCustomer: 1 });
  const bookingId = world.newBooking();
  for (const _ of [1, 2]) expect((await world.reserve('TWICE', { bookingId })).refused).toBeNull();
  expect(await world.coupon(coupon.id)).toMatchObject({ uses: 1 });
});

test('a sale consumes it, the end of the booking gives it back, and news that come twice or late change nothing', async () => {
  const coupon = await world.aCoupon('NEWS', { limitTotal: 1 });
  const bookingId = world.newBooking();
  await world.reserve('NEWS', { bookingId });
  await world.tell('coupon.used', bookingId);
  await world.tell('coupon.used', bookingId);
  expect(await world.states(bookingId)).toEqual(['CONSUMED']);
  expect((await world.reserve('NEWS')).refused).toMatchObject({ code: 'COUPON_USED_UP' });
  await world.tell('coupon.given_back', bookingId);
  await world.tell('coupon.given_back', bookingId);
  await world.tell('coupon.used', bookingId);
  expect(await world.states(bookingId)).toEqual(['RELEASED']);
  expect(await world.coupon(coupon.id)).toMatchObject({ uses: 0, spent: 0 });
  expect((await world.reserve('NEWS')).refused).toBeNull();
});

test('on another journey it says what it would save there, as long as its rules hold and it is not given back', async () => {
  const coupon = await world.aCoupon('MOVES', {
    value: 200,
    routeIds: ['51'],
    fundedBy: 'SHARED',
    operatorShare: 2500,
    limitTotal: 1,
  });
  const bookingId = world.newBooking();
  await world.reserve('MOVES', { bookingId });
  await world.tell('coupon.used', bookingId);
  expect(await world.kept(bookingId, { date: '2026-12-01' })).toEqual([
    { ref: '0.0', discount: 200, platformDiscount: 150 },
  ]);
  expect(await world.kept(bookingId, { routeId: '52' })).toEqual([]);
  expect(await world.coupon(coupon.id)).toMatchObject({ uses: 1, spent: 200 });
  await world.tell('coupon.given_back', bookingId);
  expect(await world.kept(bookingId)).toEqual([]);
});

test('an exchange that leaves less of it gives the budget the rest, in whatever order and how often the news come', async () => {
  const coupon = await world.aCoupon('LESS', { value: 300, budget: 300 });
  const bookingId = world.newBooking();
  await world.reserve('LESS', { bookingId });
  await world.tell('coupon.used', bookingId);
  for (const discount of [200, 120, 200, 120]) await world.tell('coupon.lowered', bookingId, 1, { discount });
  expect(await world.coupon(coupon.id)).toMatchObject({ uses: 1, spent: 120 });
  expect(await world.miscounted()).toEqual([]);
  await world.tell('coupon.given_back', bookingId);
  await world.tell('coupon.lowered', bookingId, 1, { discount: 0 });
  expect(await world.coupon(coupon.id)).toMatchObject({ uses: 0, spent: 0 });
});

test('taken again by its booking, a release of the first that is still on its way does not take the second', async () => {
  await world.aCoupon('AGAIN', { limitTotal: 1 });
  const bookingId = world.newBooking();
  await world.reserve('AGAIN', { bookingId });
  expect((await world.reserve('AGAIN', { bookingId, turn: 2 })).refused).toBeNull();
  await world.tell('coupon.given_back', bookingId, 1);
  expect(await world.states(bookingId)).toEqual(['RELEASED', 'RESERVED']);
});

test('a customer is known by his account, and without one by what he gave', async () => {
  await world.aCoupon('ONCE', { limitPerCustomer: 1 });
  const account = { accountId: '12', contact: 'his' };
  expect((await world.reserve('ONCE', account)).refused).toBeNull();
  expect((await world.reserve('ONCE', { accountId: '12', contact: 'another' })).refused?.code).toBe(
    'COUPON_ALREADY_USED',
  );
  expect((await world.reserve('ONCE', { accountId: null, contact: 'his' })).refused?.code).toBe('COUPON_ALREADY_USED');
  expect((await world.reserve('ONCE', { accountId: '13', contact: 'hers' })).refused).toBeNull();
  expect((await world.reserve('ONCE', { contact: null })).refused?.code).toBe('COUPON_NOT_ELIGIBLE');
});

test('the sandbox uses nothing up', async () => {
  await world.aCoupon('BOX', { limitTotal: 1 });
  expect((await world.reserve('BOX', {}, 'sandbox')).refused).toBeNull();
  expect((await world.reserve('BOX', {}, 'sandbox')).refused?.code).toBe('COUPON_USED_UP');
  expect((await world.reserve('BOX')).refused).toBeNull();
});

test('a limit of a day begins anew at midnight of UTC+7', async () => {
  await world.aCoupon('DAILY', { limitPerDay: 1 });
  world.test.clock.set('2026-11-20T23:59:00+07:00');
  expect((await world.reserve('DAILY')).refused).toBeNull();
  expect((await world.reserve('DAILY')).refused?.code).toBe('COUPON_USED_UP');
  world.test.clock.set('2026-11-21T00:00:00+07:00');
  expect((await world.reserve('DAILY')).refused).toBeNull();
});

describe('a reservation whose time is over', () => {
  const reserved = async (code: string) => {
    const coupon = await world.aCoupon(code, { limitTotal: 1 });
    const bookingId = world.newBooking();
    await world.reserve(code, { bookingId });
    world.test.clock.advance({ minutes: 10 });
    return { coupon, bookingId };
  };
  const holder = (bookingId: string, status: string, expiresAt: string | null = null) =>
    world.booking.holders.set(bookingId, { bookingId, turn: 1, status, expiresAt });

  test('lapses when its booking was never written', async () => {
    const { bookingId } = await reserved('NEVER');
    await world.test.subgraph.runJob(LAPSE);
    expect(await world.states(bookingId)).toEqual(['RELEASED']);
    expect((await world.reserve('NEVER')).refused).toBeNull();
  });

  test('lapses with an expired hold', async () => {
    const { bookingId } = await reserved('LATE');
    holder(bookingId, 'EXPIRED');
    await world.test.subgraph.runJob(LAPSE);
    expect(await world.states(bookingId)).toEqual(['RELEASED']);
  });

  test('lasts as long as a hold that was lengthened', async () => {
    const { bookingId } = await reserved('LONG');
    holder(bookingId, 'BLOCKED', new Date(world.test.clock.now() + 300_000).toISOString());
    await world.test.subgraph.runJob(LAPSE);
    expect(await world.states(bookingId)).toEqual(['RESERVED']);
    world.test.clock.advance({ minutes: 5 });
    holder(bookingId, 'EXPIRED');
    await world.test.subgraph.runJob(LAPSE);
    expect(await world.states(bookingId)).toEqual(['RELEASED']);
  });

  test('is consumed when the news of its sale were late', async () => {
    const { bookingId } = await reserved('SOLD');
    holder(bookingId, 'BOOKED');
    await world.test.subgraph.runJob(LAPSE);
    expect(await world.states(bookingId)).toEqual(['CONSUMED']);
  });

  test('stays as long as booking cannot be asked: at worst it is reserved too long', async () => {
    const { bookingId } = await reserved('AWAY');
    world.booking.isAway = true;
    await expect(world.test.subgraph.runJob(LAPSE)).rejects.toThrow();
    world.booking.isAway = false;
    expect(await world.states(bookingId)).toEqual(['RESERVED']);
    expect((await world.reserve('AWAY')).refused?.code).toBe('COUPON_USED_UP');
  });
});

describe('guessing', () => {
  const guess = (typed: string, ...guessers: string[]) => world.reserve(typed, { guessers });

  test('ends after ten codes that nobody made, for the account wherever it is and for the address', async () => {
    await world.aCoupon('TRUE-ONE');
    for (let n = 0; n < 10; n++)
      expect((await guess(`WRONG-${n}`, 'account:77', `address:10.0.0.${n}`)).refused?.code).toBe('COUPON_UNKNOWN');
    expect((await guess('TRUE-ONE', 'account:77', 'address:10.0.0.99')).refused?.code).toBe('TOO_MANY_ATTEMPTS');
    for (let n = 0; n < 10; n++) await guess(`WRONG-${n}`, 'address:10.1.1.1');
    expect((await guess('TRUE-ONE', 'address:10.1.1.1')).refused?.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await guess('TRUE-ONE', 'address:10.2.2.2')).refused).toBeNull();
    world.test.clock.advance({ minutes: 10, seconds: 1 });
    expect((await guess('TRUE-ONE', 'account:77', 'address:10.1.1.1')).refused).toBeNull();
  });

  test('counts guesses at once one after the other, and right ones not at all', async () => {
    await world.aCoupon('RIGHT');
    const right = await Promise.all(Array.from({ length: 20 }, () => guess('RIGHT', 'address:10.3.3.3')));
    expect(right.every(({ refused }) => refused === null)).toBe(true);
    const wrong = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(`NO-${n}`, 'address:10.3.3.3')));
    const codes = wrong.map(({ refused }) => refused?.code);
    expect(codes.filter((code) => code === 'COUPON_UNKNOWN')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(30);
  });
});

describe('500 buyers at once', () => {
  const rush = (code: string) =>
    Promise.all(
      Array.from({ length: 500 }, async (_, n) => {
        const bookingId = world.newBooking();
        const { refused } = await world.reserve(code, { bookingId, contact: `c${n}`, guessers: [`address:${n}`] });
        return { bookingId, refused: refused?.code };
      }),
    );

  test('on a coupon with ten uses left take ten, and those given back are had again', async () => {
    const coupon = await world.aCoupon('TEN', { limitTotal: 10 });
    const first = await rush('TEN');
    const won = first.filter(({ refused }) => refused === undefined);
    expect(won).toHaveLength(10);
    expect(new Set(first.flatMap(({ refused }) => refused ?? []))).toEqual(new Set(['COUPON_USED_UP']));
    expect(await world.coupon(coupon.id)).toMatchObject({ uses: 10 });
    for (const { bookingId } of won.slice(0, 4)) await world.tell('coupon.given_back', bookingId);
    expect((await rush('TEN')).filter(({ refused }) => refused === undefined)).toHaveLength(4);
  });

  test('on a budget of $100 save no cent more', async () => {
    const coupon = await world.aCoupon('HUNDRED', { value: 300, budget: 10_000 });
    const won = (await rush('HUNDRED')).filter(({ refused }) => refused === undefined);
    expect(won).toHaveLength(33);
    expect(await world.coupon(coupon.id)).toMatchObject({ uses: 33, spent: 9900 });
  });
});

describe('offers', () => {
  test('are codes for everybody that hold, with what they save; a batch is handed out one by one and is none', async () => {
    const seats = [{ ...SEAT, routeId: '4711' }];
    const only = { routeIds: ['4711'] };
    await world.aCoupon('OFFER-1', only);
    await world.aCoupon('OFFER-2', { ...only, value: 300 });
    await world.aCoupon('ADMIN-ONLY', { ...only, channels: ['admin'] });
    await world.aCoupon('TWO-PEOPLE', { ...only, minimumPassengers: 2 });
    const batch = await world.aCoupon('BATCH-1', only);
    await world.addCodes(batch.id, { codes: ['BATCH-2'] });
    const used = await world.aCoupon('LAST-ONE', { ...only, limitTotal: 1 });
    await world.reserve('LAST-ONE', { seats });
    expect(await world.coupon(used.id)).toMatchObject({ uses: 1 });
    const mine = (await world.offers({ seats })).filter(({ code }) => code === null || code.startsWith('OFFER'));
    expect(mine).toEqual([
      { code: 'OFFER-2', saves: 300, refused: null },
      { code: 'OFFER-1', saves: 200, refused: null },
      { code: null, saves: 0, refused: { code: 'COUPON_MINIMUM' } },
    ]);
    const codes = (await world.offers({ seats })).map(({ code }) => code);
    for (const code of ['ADMIN-ONLY', 'TWO-PEOPLE', 'BATCH-1', 'BATCH-2', 'LAST-ONE'])
      expect(codes).not.toContain(code);
  });
});

test('no statement gets over a limit: the table refuses it', async () => {
  const { id } = await world.aCoupon('FULL', { limitTotal: 1, budget: 500 });
  const set = (what: string) => world.test.outside.change(`update coupon_count set ${what} where coupon_id = $1`, [id]);
  await expect(set('uses = 2')).rejects.toMatchObject({ constraint: 'coupon_count_uses_check' });
  await expect(set('spent = 501')).rejects.toMatchObject({ constraint: 'coupon_count_spent_check' });
  await expect(set('uses = -1')).rejects.toMatchObject({ constraint: 'coupon_count_uses_check' });
});

test('neither guests nor staff take or give back a use by themselves', async () => {
  const { errors } = await world.test.run('mutation { giveBackCoupon(bookingId: "1", turn: 1) }', {}, PLATFORM);
  expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});
