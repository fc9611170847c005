import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { seat, type SeenBooking, type SeenRefusal, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const count = async (sql: string): Promise<number> => Number((await world.rows<{ count: string }>(sql))[0]!.count);

/** Two live claims of one seat on overlapping segments: what must never exist. */
const SOLD_TWICE = `select count(*) from seat_claim a join seat_claim b on a.id < b.id and a.departure = b.departure
  and a.seat_no = b.seat_no and a.segment && b.segment and a.mode = b.mode
  where a.state in ('held', 'sold') and b.state in ('held', 'sold')`;

describe('many at once', () => {
  test('of 40 buyers of one seat exactly one holds it, the others are told which seat', async () => {
    const leg = world.aDeparture().leg();
    const input = { legs: [{ legId: leg, seats: [seat('1A')] }] };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => world.aTraveller().ask<SeenRefusal>(documents.hold, { input })),
    );
    expect(answers.filter(({ __typename }) => (__typename as string) === 'HeldBooking')).toHaveLength(1);
    for (const answer of answers.filter(({ code }) => code !== undefined)) {
      expect(answer).toMatchObject({ code: 'SEATS_TAKEN', facts: { legId: leg, seats: ['1A'] } });
    }
    expect(
      await count(`select count(*) from booking b join leg l on l.booking_id = b.id where l.journey_leg_id = '${leg}'`),
    ).toBe(1);
  });

  test('200 buyers of mixed seats and segments neither deadlock nor oversell', async () => {
    const ride = world.aDeparture({ rows: 2 });
    const seats = ['1A', '1B', '1C', '1D', '2A', '2B', '2C', '2D'];
    const segments = [ride.leg(0, 2), ride.leg(2, 4), ride.leg(1, 3), ride.leg(0, 4)];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const wanted = [0, 3, 5].map((step) => seats[(n * 7 + step) % seats.length]!).slice(0, 1 + (n % 3));
        const legs = [
          { legId: segments[n % 4]!, seats: (n % 2 ? wanted : wanted.reverse()).map((each) => seat(each)) },
        ];
        return world.aTraveller().ask<SeenRefusal>(documents.hold, { input: { legs } });
      }),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'SEATS_TAKEN']));
    expect(await count(SOLD_TWICE)).toBe(0);
  });

  test('when holds have expired under everybody, exactly one takes each seat', async () => {
    const leg = world.aDeparture().leg();
    await Promise.all(['1A', '1B', '1C', '1D'].map((each) => world.aTraveller().holds(leg, [seat(each)])));
    world.clock.advance({ minutes: 11 });
    const both = [seat('1A'), seat('1B'), seat('1C'), seat('1D')];
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => world.aTraveller().isRefused(leg, n % 2 ? both : [...both].reverse())),
      world.job('expire-holds'),
      world.job('expire-holds'),
    ]);
    expect(answers.slice(0, 20).filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(await count(SOLD_TWICE)).toBe(0);
  });

  test('strangers who choose adjacent seats at the same moment still obey the gender rule', async () => {
    const ride = world.aDeparture({ change: (f) => ({ ...f, leg: { ...f.leg, allowMaleNextToFemale: false } }) });
    const leg = ride.leg();
    const answers = await Promise.all([
      world.aTraveller().isRefused(leg, [seat('1A', { title: 'MR' })]),
      world.aTraveller().isRefused(leg, [seat('1B', { title: 'MS' })]),
    ]);
    expect(answers.map((refusal) => refusal?.code).sort()).toEqual(['GENDER_RULE', undefined]);
  });

  test('ticket codes of an operator have no gap and no twin', async () => {
    const leg = world.aDeparture({ operatorId: '88' }).leg();
    const seats = Array.from({ length: 20 }, (_, n) => `${1 + Math.floor(n / 4)}${'ABCD'[n % 4]}`);
    await Promise.all(seats.map((each) => world.aTraveller().buys(leg, [seat(each)])));
    const rows = await world.rows<{ code: string }>(
      `select ticket_code as code from part p join leg l on l.id = p.leg_id where l.operator_id = 88 order by 1`,
    );
    expect(rows.map(({ code }) => code)).toEqual(seats.map((_, n) => `N88-${String(n + 1).padStart(6, '0')}`));
  });

  test('confirming, cancelling and the timer at once leave one whole story', async () => {
    const leg = world.aDeparture().leg();
    const bookings = await Promise.all(
      ['1A', '1B', '1C', '1D', '2A', '2B'].map(async (each) => {
        const traveller = world.aTraveller();
        await traveller.holds(leg, [seat(each)]);
        await traveller.tellsNames();
        const { payment } = await traveller.startsToPay();
        return { traveller, charge: payment.reference };
      }),
    );
    world.clock.advance({ minutes: 15 });
    await Promise.all(
      bookings.flatMap(({ traveller, charge }) => [
        traveller.does('cancel'),
        traveller.decides(charge, 'APPROVE'),
        world.job('expire-holds'),
      ]),
    );
    await world.job('deliver-sandbox-callbacks');
    for (const { traveller } of bookings) {
      const { status, paymentStatus } = (await traveller.sees()) as SeenBooking;
      expect(['BOOKED PAID', 'CANCELLED REFUND_PENDING', 'EXPIRED REFUND_PENDING']).toContain(
        `${status} ${paymentStatus}`,
      );
    }
    expect(
      await count(`select count(*) from booking b where status = 'BOOKED' and not exists
      (select 1 from seat_claim c where c.booking_id = b.id and c.state = 'sold')`),
    ).toBe(0);
    expect(await count(SOLD_TWICE)).toBe(0);
  });
});
