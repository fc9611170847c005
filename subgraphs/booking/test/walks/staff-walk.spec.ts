import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { told } from '../customers.js';
import { MANY_PROMISES, seat, type Traveller, World } from '../world.js';
import { AGENCY, COLLEAGUES } from './colleagues.js';
import { rightsOf } from './rights.js';
import { staffSteps } from './staff-steps.js';
import { pays, ride, travellerSteps } from './traveller-steps.js';
import { Walk, walkThrough } from './walk.js';

let world: World;
beforeAll(async () => {
  world = await World.open(MANY_PROMISES);
  world.pricing.coupons.set('SUMMER', { saves: 300 });
  world.pricing.promotions.set('8', { saves: 30, ours: 20 });
  world.pricing.coupons.set('SHARED', { saves: 400, ours: 150 });
  await told(world, 'account.email_verified', { accountId: '701', email: 'vanna@example.com' });
});
afterAll(() => world.close());

/** By five per cent. */
const RATE = { operatorId: null, transportType: null, basisPoints: 500, amount: null, currency: null };

/** Of an agency that earns of what it sells, and may owe us as much as it sells here. */
function anAgent(): Traveller {
  world.users.commissionRates.set(AGENCY, [{ ...RATE, validFrom: null, validUntil: null }]);
  return world.anAgent(AGENCY, 100_000_000);
}
/** Sells for the same agency, and has his own sales only. */
function agencyStaff(): Traveller {
  anAgent();
  return world.aUser({ userId: '1003', roleId: 3, agencyId: AGENCY, grants: rightsOf(3) });
}
/** A partner's key: its bookings are his who made the key. */
const aKey = (): Traveller =>
  world.aUser({ userId: '1008', roleId: 8, apiKeyId: '9', channel: 'api', grants: rightsOf(8) });

const SELLERS = {
  guest: () => world.aTraveller({ ip: '203.0.113.7' }),
  customer: () => world.aCustomer('702'),
  agency: anAgent,
  'agency staff': agencyStaff,
  'API key': aKey,
} as const;

const { names, card, approve, buys, cancel, timers, accept, refuse, exchange, ride: rides, ...others } = travellerSteps;
const steps = {
  ...staffSteps,
  names,
  card,
  approve,
  buys,
  cancel,
  timers,
  accept,
  refuse,
  exchange,
  rides,
  'cancel some': others['cancel some'],
  move: others.move,
  board: others.board,
  day: others.day,
};
type Name = keyof typeof steps;

const BEFORE: readonly Name[] = [
  'takes a coupon',
  'takes another coupon',
  'leaves the coupon',
  'pays from the balance',
  'by Wing',
  'names',
  'card',
  'approve',
  'buys',
  'the provider says it again',
  'less money arrives',
  'more money arrives',
  'other money arrives',
  'somebody forges a call-back',
  'is taken as paid',
  'is sent back',
  'Wing tells',
  'another contact',
  'a comment',
  'timers',
  'day',
  'cancel',
];
const AFTER = (Object.keys(steps) as Name[]).filter(
  (name) => !BEFORE.includes(name) || ['timers', 'cancel', 'the provider says it again'].includes(name),
);
const DECISIONS: readonly Name[] = [
  ...AFTER.slice(AFTER.indexOf('asks for some of it'), AFTER.indexOf('takes it back') + 1),
  'cancel some',
  'cancel',
  'exchange',
  'a seat further back',
  'timers',
];
const starts = {
  guest: BEFORE,
  customer: BEFORE,
  agency: BEFORE,
  'guest, bought': AFTER,
  'customer, bought': AFTER,
  'agency, bought': AFTER,
  'agency staff, bought': AFTER,
  'API key': BEFORE,
  'API key, bought': AFTER,
  'guest, by hand': AFTER,
  'agency, by hand': AFTER,
  'guest, coded': AFTER,
  'guest, asked': DECISIONS,
  'agency, asked': DECISIONS,
};

/** Of the operator, three days from now, as one that gives its ticket codes by hand. */
const rideByCodes = (walk: Walk) =>
  world.aDeparture({
    operatorId: '7',
    date: walk.day(3),
    change: (facts) => ({ ...facts, manualTicketCodeAssignment: true }),
  });

let sold = 0;

test('whatever staff does to bookings, whoever tries it, however often: money, seats, codes and coupons are what the rules say', async () => {
  const walk = new Walk(world);
  await walkThrough(walk, {
    steps,
    starts,
    begin: async (one, start) => {
      one.untilLocal(one.day(1), '10:00');
      const [seller, before] = start.split(', ') as [keyof typeof SELLERS, string?];
      one.traveller = SELLERS[seller]();
      // Agencies have credit in dollars.
      world.pricing.currency = ++sold % 3 === 0 && !seller.startsWith('agency') ? 'KHR' : 'USD';
      one.leg = (before === 'coded' ? rideByCodes(one) : ride(one, before === 'by hand', '7')).leg();
      const coupon = sold % 4 === 0 ? { couponCode: 'SUMMER' } : {};
      await one.traveller.holds(one.leg, [seat('1A'), seat('1B')], coupon);
      if (before === undefined) return;
      if (seller.startsWith('agency')) await staffSteps['pays from the balance'].take(one);
      else await pays(one.traveller);
      if (before === 'asked') await staffSteps['asks for some of it'].take(one);
    },
    tours: [
      [
        'guest',
        'Wing tells',
        'takes a coupon',
        'leaves the coupon',
        'names',
        'card',
        'somebody forges a call-back',
        'less money arrives',
        'is taken as paid',
        'tickets again',
      ],
      ['guest', 'names', 'card', 'more money arrives', 'is sent back', 'by Wing', 'Wing tells', 'buys'],
      [
        'guest, by hand',
        'accept',
        'move',
        'a comment',
        'the comment again',
        'blocks a seat',
        'frees many',
        'no more are freed',
        'blocks them again',
        'closes the departure',
        'opens it again',
        'frees it',
      ],
      [
        'guest, bought',
        'asks for a code',
        'proves himself',
        'corrects his name',
        'another name',
        'the provider says it again',
      ],
      [
        'agency, bought',
        'a seat further back',
        'a code by hand',
        'asks for some of it',
        'takes it back',
        'exchange',
        'board',
      ],
      ['agency, bought', 'accept', 'asks for all of it', 'a second person agrees', 'timers', 'goes to an account'],
      ['guest, bought', 'asks for some of it', 'a second person declines', 'asks for all of it'],
      ['guest, coded', 'codes of the ranges', 'a seat further back'],
      ['guest, coded', 'cancel some', 'timers', 'day'],
      ['customer, bought', 'board', 'rides'],
      ['agency staff, bought', 'another name', 'a comment', 'tickets again', 'cancel some'],
      ['API key', 'approve', 'names', 'card', 'approve', 'exchange', 'cancel'],
      ['customer, bought', 'another contact', 'yet another contact', 'day', 'cancel some', 'cancel', 'timers'],
      ['guest, by hand', 'refuse', 'timers'],
      ['guest, bought', 'the account is closed', 'cancel', 'refunds are refused', 'tries again', 'sends it as cash'],
      ['customer, bought', 'the account is closed', 'cancel some', 'refunds are refused', 'sends it as credit'],
    ],
  });
  expect([...walk.stoodIn].sort()).toEqual(Object.keys(COLLEAGUES).sort());
  const currencies = await world.rows('select distinct currency from overrule order by currency');
  expect(currencies).toEqual([{ currency: 'KHR' }, { currency: 'USD' }]);
  expect(await world.rows('select distinct state from overrule order by state')).toEqual(
    ['done', 'refused', 'waiting', 'withdrawn'].map((state) => ({ state })),
  );
});
