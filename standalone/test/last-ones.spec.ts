import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createAccount } from '@naga/users/account/create-account.command.js';
import { service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { unsoundBooks, unsoundUses } from '../../e2e/harness/unsound-books.js';
import { demoAccounts } from '../src/demo/demo-accounts.js';
import { demoViewers } from '../src/demo/past/actors.js';
import { ask, documents, done } from '../src/demo/past/calls.js';
import { type OpenPayment, payByCard } from '../src/demo/past/pay-by-card.js';
import { type Asker, MarketSite } from './market-site.js';

const BUYERS = 500;
/** Who comes again when some of it was given back. */
const AGAIN = 60;
/** What pricing and users hear of bookings; who is written to is no matter here. */
const POINTS_AND_USES = ['coupon.used', 'coupon.given_back', 'points.told'];

let site: MarketSite;
let admin: Viewer;
beforeAll(async () => {
  site = await MarketSite.open();
  admin = (await demoViewers(site.subgraphs, ['admin'])).get('admin')!;
});
afterEach(async () => {
  await site.deliver(...POINTS_AND_USES);
  const books = (text: string) => site.rows('booking', text);
  expect({ ...(await unsoundBooks(books)), ...(await unsoundUses(books)) }).toEqual({});
});
afterAll(() => site.close());

const OF_A_DAY = `query ($date: LocalDate!) { searchJourneys(from: "phnom-penh", to: "siem-reap", date: $date) {
  journeys { legs { id seatMap { seats { number state allowFemale } } } } } }`;

interface Found {
  readonly searchJourneys: { readonly journeys: readonly { readonly legs: readonly FoundLeg[] }[] };
}
interface FoundLeg {
  readonly id: string;
  readonly seatMap: {
    readonly seats: readonly { readonly number: string; readonly state: string; readonly allowFemale: boolean }[];
  };
}
interface Seat {
  readonly legId: string;
  readonly seatNumber: string;
}

/** The free seats of a day, each once. */
async function seatsOf(date: string): Promise<Iterator<Seat>> {
  const { searchJourneys } = await site.ask<Found>(OF_A_DAY, { date });
  const direct = searchJourneys.journeys.filter(({ legs }) => legs.length === 1).flatMap(({ legs }) => legs);
  const seats = direct.flatMap(({ id: legId, seatMap }) =>
    seatMap.seats
      .filter(({ state, allowFemale }) => state === 'AVAILABLE' && allowFemale)
      .map(({ number: seatNumber }) => ({ legId, seatNumber })),
  );
  return seats[Symbol.iterator]();
}

interface Answer {
  /** Of the refusal. */
  readonly code?: string;
  readonly accessToken?: string;
  readonly booking?: { readonly id: string };
}

const HOLD = `mutation ($input: HoldSeatsInput!) { answer: holdSeats(input: $input) {
  ... on HeldBooking { accessToken booking { id } } ... on Refused { code } } }`;
const CANCEL = `mutation ($id: ID!) { answer: cancelBooking(bookingId: $id) { __typename ... on Refused { code } } }`;
const POINTS = `mutation ($id: ID!, $points: Int!) { answer: usePoints(bookingId: $id, points: $points) {
  __typename ... on Refused { code } } }`;

const GOT = 'got';

let asked = 0;
/** Somebody at a place of his own. */
const somebody = (): Asker => ({ remoteAddress: `10.${++asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` });

/** Somebody who wants a seat, and what he was answered. */
class Buyer {
  #held: Answer = {};

  constructor(private readonly by: Asker = somebody()) {}

  /** GOT, or the code of the refusal. */
  async holds({ legId, seatNumber }: Seat, couponCode?: string): Promise<string> {
    const seats = [{ seatNumber, title: 'MS', nationality: 'FOREIGN' }];
    const variables = { input: { couponCode, legs: [{ legId, seats }] } };
    this.#held = (await site.ask<{ answer: Answer }>(HOLD, variables, this.by)).answer;
    return this.#held.code ?? GOT;
  }

  /** GOT, or the code of the refusal. */
  async usesPoints(points: number): Promise<string> {
    return (await this.#asks(POINTS, { points })) ?? GOT;
  }

  async cancels(): Promise<void> {
    expect(await this.#asks(CANCEL)).toBeUndefined();
  }

  async #asks(document: string, more: object = {}): Promise<string | undefined> {
    const headers = { ...this.by.headers, 'x-booking-token': this.#held.accessToken! };
    const variables = { id: this.#held.booking!.id, ...more };
    return (await site.ask<{ answer: Answer }>(document, variables, { ...this.by, headers })).answer.code;
  }
}

/** So many strangers. */
const buyers = (count: number): Buyer[] => Array.from({ length: count }, () => new Buyer());

/** All at once; who got it, and what each was answered, counted. */
async function race(racers: readonly Buyer[], run: (one: Buyer) => Promise<string>) {
  const answers = await Promise.all(racers.map(async (one) => [one, await run(one)] as const));
  const said = Map.groupBy(answers, ([, answer]) => answer);
  return {
    said: Object.fromEntries([...said].map(([answer, { length }]) => [answer, length])),
    winners: (said.get(GOT) ?? []).map(([one]) => one),
  };
}

/** The time of all that is held is over. */
async function holdsEnd(): Promise<void> {
  site.clock.advance({ minutes: 11 });
  await site.subgraphs.transportOf('booking').runJob('expire-holds');
  await site.deliver(...POINTS_AND_USES);
}

const COUPON = `mutation ($input: CouponRecordInput!) { answer: createCoupon(input: $input) { ... on CouponRecord { id } ... on Refused { code } } }`;
const CODE = `mutation ($couponId: ID!, $input: CouponCodesInput!) { answer: addCouponCodes(couponId: $couponId, input: $input) {
  ... on AddedCodes { count } ... on Refused { code } } }`;
/** Three dollars off, for everybody. */
const THREE_DOLLARS = {
  applies: 'BY_CODE',
  kind: 'AMOUNT',
  value: 300,
  currency: 'USD',
  fundedBy: 'PLATFORM',
  weekdays: [],
  transportTypes: [],
  operatorIds: [],
  routeIds: [],
  channels: [],
  paymentMethods: [],
  firstBookingOnly: false,
  combinesWithOffers: true,
};

async function aCoupon(code: string, limit: object): Promise<void> {
  const pricing = site.subgraphs.transportOf('pricing');
  const input = { ...THREE_DOLLARS, name: code, ...limit };
  const { id } = await done<{ id: string }>(pricing, admin, COUPON, { input });
  await done(pricing, admin, CODE, { couponId: id, input: { codes: [code] } });
}

/** What pricing has counted of a coupon, and what its uses are. */
const countedOf = (code: string) =>
  site.rows(
    'pricing',
    `select n.uses, n.spent::int as spent,
      (select count(*)::int from pricing.coupon_use u where u.coupon_id = c.id and u.state in ('RESERVED', 'CONSUMED')) as living
    from pricing.coupon c join pricing.coupon_count n on n.coupon_id = c.id and n.mode = 'live' where c.name = '${code}'`,
  );

describe.each([
  ['with ten uses left', 'TENLEFT', { limitTotal: 10 }, 10, '2026-11-28'],
  ['with a budget of a hundred dollars', 'HUNDRED', { budget: 10_000 }, 33, '2026-11-29'],
])('a code %s', (_, code, limit, most, date) => {
  test(`is had by ${most} of five hundred buyers, and by as many others as give it back`, async () => {
    await aCoupon(code, limit);
    const seats = await seatsOf(date);
    const holds = (buyer: Buyer) => buyer.holds(seats.next().value as Seat, code);
    const { said, winners } = await race(buyers(BUYERS), holds);
    expect(said).toEqual({ [GOT]: most, COUPON_USED_UP: BUYERS - most });
    const full = [{ uses: most, spent: 300 * most, living: most }];
    expect(await countedOf(code)).toEqual(full);

    const leaving = winners.slice(0, most / 2);
    await Promise.all(leaving.map((buyer) => buyer.cancels()));
    await site.deliver(...POINTS_AND_USES);
    const others = await race(buyers(AGAIN), holds);
    expect(others.said).toEqual({ [GOT]: leaving.length, COUPON_USED_UP: AGAIN - leaving.length });
    expect(await countedOf(code)).toEqual(full);

    await holdsEnd();
    expect(await countedOf(code)).toEqual([{ uses: 0, spent: 0, living: 0 }]);
    const last = await race(buyers(AGAIN), holds);
    expect(last.said).toEqual({ [GOT]: most, COUPON_USED_UP: AGAIN - most });
    expect(await countedOf(code)).toEqual(full);
  });
});

test('of buyers with a code who want one seat, who did not get it leave the code to others', async () => {
  await aCoupon('ONESEAT', { limitTotal: 10 });
  const seats = await seatsOf('2026-11-30');
  const seat = seats.next().value as Seat;
  const { said } = await race(buyers(AGAIN), (buyer) => buyer.holds(seat, 'ONESEAT'));
  expect(said).toMatchObject({ [GOT]: 1 });
  expect(Object.keys(said).sort()).toEqual(['COUPON_USED_UP', 'SEATS_TAKEN', GOT]);
  const holds = (buyer: Buyer) => buyer.holds(seats.next().value as Seat, 'ONESEAT');
  expect((await race(buyers(AGAIN), holds)).said).toEqual({ [GOT]: 9, COUPON_USED_UP: AGAIN - 9 });
});

const CUSTOMER = 'customer@naga.example';
const GIVEN = 300;

/** Signed in on another device. */
async function aDevice(): Promise<Asker> {
  const by = somebody();
  const { password } = demoAccounts().find(({ email }) => email === CUSTOMER)!;
  const payload = { email: CUSTOMER, password };
  const { token } = (await site.gateway.inject({ method: 'POST', url: '/api/login', payload, ...by })).json<{
    token: string;
  }>();
  return { ...by, headers: { authorization: `Bearer ${token}` } };
}

test('points worth one booking pay one of five hundred that an account holds on its devices, and one again whenever they come back', async () => {
  await site.rows(
    'users',
    `insert into reward_movement (account_id, kind, points, at, expires_at)
    select id, 'ADJUST', ${GIVEN} - coalesce(spendable, 0), now(), '2027-11-20'
    from account left join reward_balance on account_id = id where email = '${CUSTOMER}'`,
  );
  const seats = await seatsOf('2026-12-01');
  const devices = await Promise.all(Array.from({ length: 5 }, aDevice));
  const hold = async (count: number): Promise<Buyer[]> => {
    const holders = Array.from({ length: count }, (_, nth) => new Buyer(devices[nth % devices.length]));
    const { said } = await race(holders, (holder) => holder.holds(seats.next().value as Seat));
    expect(said).toEqual({ [GOT]: count });
    return holders;
  };
  const use = (holders: readonly Buyer[]) => race(holders, (holder) => holder.usesPoints(GIVEN));

  const all = await hold(BUYERS);
  const first = await use(all);
  expect(first.said).toEqual({ [GOT]: 1, POINTS_NOT_ENOUGH: BUYERS - 1 });
  await first.winners[0]!.cancels();
  await site.deliver(...POINTS_AND_USES);
  const others = all.filter((buyer) => !first.winners.includes(buyer)).slice(0, AGAIN);
  expect((await use(others)).said).toEqual({ [GOT]: 1, POINTS_NOT_ENOUGH: AGAIN - 1 });
  await holdsEnd();
  expect((await use(await hold(AGAIN))).said).toEqual({ [GOT]: 1, POINTS_NOT_ENOUGH: AGAIN - 1 });
  const [balance] = await site.rows(
    'users',
    `select b.spendable, b.reserved from users.reward_balance b
    join users.account a on a.id = b.account_id where a.email = '${CUSTOMER}'`,
  );
  expect(balance).toEqual({ spendable: GIVEN, reserved: GIVEN });
});

const RIDE_DAY = '2026-12-02';
const MONTH = '2026-12';

interface Bought {
  readonly routeScheduleId: string;
  /** The service date. */
  readonly date: string;
  readonly departureTime: string;
  readonly partId: string;
}

/** A friend, as the gateway knows him, buys a seat. */
async function buys(viewer: Viewer, { legId, seatNumber }: Seat, nth: number): Promise<Bought> {
  const booking = site.subgraphs.transportOf('booking');
  const seats = [{ seatNumber, title: 'MS', nationality: 'FOREIGN' }];
  const passenger = { seatNumber, title: 'MS', nationality: 'FOREIGN', firstName: 'Sophea', lastName: 'Chan' };
  const contact = { email: `friend${nth}@example.com`, mobileNumber: `+855 12 ${400_000 + nth}` };
  const input = { legs: [{ legId, seats }], passengers: [passenger], contact };
  const held = await done<Required<Answer>>(booking, viewer, documents.hold, { input });
  const { id } = held.booking;
  const holder = { ...viewer, bookingToken: held.accessToken } as Viewer;
  const { payment } = await done<{ payment: OpenPayment }>(booking, holder, documents.pay, { id, method: 'CARD' });
  await payByCard(site.subgraphs, holder, payment, {});
  const { legs } = await ask<{
    legs: [Omit<Bought, 'partId'> & { parts: [{ id: string }] }];
  }>(booking, holder, documents.booking, { id });
  const [{ parts, ...leg }] = legs;
  return { ...leg, partId: parts[0].id };
}

/** Everybody shows his ticket at his door, a quarter of an hour before it leaves. */
async function board(bought: readonly Bought[]): Promise<void> {
  for (const riders of Map.groupBy(bought, ({ routeScheduleId, date }) => `${routeScheduleId} ${date}`).values()) {
    const [{ routeScheduleId, date, departureTime }] = riders as [Bought];
    const at = new Date(Date.parse(departureTime) - 900_000).toISOString();
    const scans = riders.map(({ partId }) => ({ clientId: randomUUID(), means: 'HAND', partId, at, collected: 0 }));
    const input = { routeScheduleId, date, scans };
    const { answers } = await done<{ answers: { outcome: string }[] }>(
      site.subgraphs.transportOf('booking'),
      admin,
      documents.scan,
      { input },
    );
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['BOARDED']));
  }
}

test('the last recommendation of a month brings points for one of five hundred friends whose rides are over', async () => {
  const door = site.subgraphs.transportOf('users');
  const customer = (await demoViewers(site.subgraphs, ['customer'])).get('customer')!;
  const people = await Promise.all(
    Array.from({ length: BUYERS + 1 }, (_, nth) =>
      createAccount(door.contextFor(service('test')), {
        firstName: 'Sophea',
        lastName: `Chan ${nth}`,
        roleId: 6,
        email: `friend${nth}@example.com`,
      }),
    ),
  );
  const viewers = people.map((userId): Viewer => ({ ...customer, userId }) as Viewer);
  const [referrer, ...friends] = viewers as [Viewer, ...Viewer[]];
  const { code } = await ask<{ code: string }>(door, referrer, `mutation { answer: makeReferralCode { code } }`, {});
  const use = `mutation ($code: String!) { answer: useReferralCode(code: $code) { __typename ... on Refused { code } } }`;
  for (const friend of friends) await done(door, friend, use, { code });
  const seats = await seatsOf(RIDE_DAY);
  const bought = await Promise.all(friends.map((friend, nth) => buys(friend, seats.next().value as Seat, nth)));
  site.clock.set(`${RIDE_DAY}T23:30:00+07:00`);
  await site.deliver(...POINTS_AND_USES);
  await board(bought);
  await site.rows('users', `insert into reward_month (month, referrals) values ('${MONTH}', 999)`);
  site.clock.advance({ minutes: 1440 });
  await site.subgraphs.transportOf('booking').runJob('end-rides');
  await site.deliver(...POINTS_AND_USES);
  expect(
    await site.rows(
      'users',
      `select concat_ws(' ', state, reason) as said, count(*)::int from users.referral group by 1 order by 1`,
    ),
  ).toEqual([
    { said: 'EARNED', count: 1 },
    { said: 'REFUSED LIMIT', count: BUYERS - 1 },
  ]);
  expect(
    await site.rows(
      'users',
      `select points, count(*)::int from users.reward_movement where kind = 'REFERRAL' group by 1 order by 1`,
    ),
  ).toEqual([
    { points: 100, count: 1 },
    { points: 200, count: 1 },
  ]);
  expect(await site.rows('users', `select referrals from users.reward_month where month = '${MONTH}'`)).toEqual([
    { referrals: 1000 },
  ]);
});
