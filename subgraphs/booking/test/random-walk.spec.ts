import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import fc from 'fast-check';
import { AUDITED } from '../migrations/create-audit.js';
import { AT_THE_DOOR } from './boarding-world.js';
import { documents } from './documents.js';
import { expectLegalSteps } from './legal-steps.js';
import { expectSettledWorld } from './settled-world.js';
import { expectWholeWorld } from './whole-world.js';
import { seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const STEPS = [
  'names',
  'ready',
  'extend',
  'card',
  'khqr',
  'cash',
  'collect',
  'hand out',
  'split',
  'wallet',
  'boarding',
  'approve',
  'decline',
  'late',
  'confirm',
  'cancel',
  'cancel some',
  'cancel to wallet',
  'wait',
  'day',
  'timers',
  'rival',
  'accept',
  'accept other',
  'refuse',
  'refuse other',
  'buys',
  'exchange',
  'exchange for less',
  'give exchange up',
  'move',
  'board',
  'board by hand',
  'undo boarding',
  'ride',
] as const;
type Step = (typeof STEPS)[number];

let customers = 5000;

const ride = (isByHand: boolean, operatorId: string, date = '2026-11-23') =>
  isByHand ? world.aDepartureByHand({ operatorId, date }) : world.aDeparture({ operatorId, date });

/** What is bought: with operators that confirm by hand, or without. */
const TRIPS = {
  'at once': () => [{ legId: ride(false, '7').leg() }],
  'by hand': () => [{ legId: ride(true, '7').leg() }],
  'by hand there, at once back': () => [
    { legId: ride(true, '7').leg(0, 1) },
    { legId: ride(true, '8').leg(2, 4), direction: 'CONNECTING' },
    { legId: ride(false, '7', '2026-11-25').leg(), direction: 'RETURN' },
  ],
  'by hand there, by hand back': () => [
    { legId: ride(false, '8').leg(0, 1) },
    { legId: ride(true, '7').leg(2, 4), direction: 'CONNECTING' },
    { legId: ride(true, '8', '2026-11-24').leg(), direction: 'RETURN' },
  ],
} as const;
type Trip = keyof typeof TRIPS;

/** Staff of one operator answers for every leg of the booking; those of others do not exist for it. */
async function answers(operatorId: string, how: 'accepts' | 'refuses', traveller: Traveller): Promise<void> {
  const legs = await world.rows<{ id: string }>('select id::text as id from leg where booking_id = $1 order by id', [
    traveller.bookingId,
  ]);
  for (const { id } of legs) await world.anOperator(operatorId)[how](traveller.bookingId, id);
}

/** The first seat that is still his, on the last ride. */
async function givesBackOne(traveller: Traveller): Promise<unknown> {
  const seen = (await traveller.sees())!;
  const part = seen.legs.at(-1)!.parts.find(({ state }) => state === 'TICKETED') ?? seen.legs[0]!.parts[0]!;
  return traveller.ask(documents.cancel, { id: seen.id, partIds: [part.id] });
}

/** Names, card and approval, whatever of it is left to do: for a booking, or for the difference of an exchange. */
async function pays(traveller: Traveller): Promise<void> {
  await traveller.tellsNames();
  const started = await traveller.startsToPay<{ payment?: { reference: string } }>();
  if (started.payment) await traveller.decides(started.payment.reference, 'APPROVE');
}

/** The first seat that is still his on the last ride, for one that costs so much more or less the week after. */
async function exchangesOne(traveller: Traveller, surcharge: number): Promise<unknown> {
  const seen = (await traveller.sees())!;
  const leg = seen.legs.at(-1) ?? seen.exchangedLegs[0]!;
  const part = leg.parts.find(({ state }) => state === 'TICKETED') ?? leg.parts[0]!;
  const direction = leg.direction.startsWith('RETURN') ? 'RETURN' : 'ONWARD';
  const date = direction === 'RETURN' ? '2026-12-03' : '2026-11-24';
  world.pricing.surcharge = surcharge;
  const rides = [{ legId: world.aDeparture({ date }).leg(), direction }];
  await traveller.isProved();
  const answer = await traveller.ask(documents.beginExchange, { id: seen.id, partIds: [part.id], rides });
  world.pricing.surcharge = 0;
  return answer;
}

/** Everybody who left on the first day has arrived for hours. */
const ARRIVED = '2026-11-23T23:00:00+07:00';

/** The first ride of a booking. */
const RIDE = `select route_schedule_id::text as "routeScheduleId", service_date::text as date,
    operator_id::text as "operatorId" from leg where booking_id = $1 and stands order by id limit 1`;

/** Staff moves whoever still travels by his first ride to another one of the same day. */
async function movesHim(traveller: Traveller): Promise<unknown> {
  const [from] = await world.rows<{ routeScheduleId: string; date: string; operatorId: string }>(RIDE, [
    traveller.bookingId,
  ]);
  if (from === undefined) return undefined;
  const { operatorId, ...departure } = from;
  const instead = world.aDeparture({ operatorId, date: departure.date });
  for (const boarding of [0, 2]) for (const dropOff of [1, 4]) instead.leg(boarding, dropOff);
  const { routeScheduleId, date } = instead.facts.leg;
  const wish = { from: departure, to: { routeScheduleId, date }, reason: 'The coach broke down' };
  return world.anOperator(operatorId).ask(documents.movePassengers, wish);
}

/** Ten minutes before his first bus leaves the conductor scans the first passenger whose turn it is, and takes what is owed; or undoes it. */
async function atTheDoor(traveller: Traveller, kind: 'BOARD' | 'UNDO', collects: boolean): Promise<unknown> {
  if (world.clock.now() < Date.parse(AT_THE_DOOR)) world.clock.set(AT_THE_DOOR);
  const [ride] = await world.rows<{ routeScheduleId: string; date: string; operatorId: string }>(RIDE, [
    traveller.bookingId,
  ]);
  const seen = (await traveller.sees())!;
  const state = kind === 'BOARD' ? 'TICKETED' : 'BOARDED';
  const part = seen.legs[0]?.parts.find((one) => one.state === state) ?? seen.legs[0]?.parts[0];
  if (ride === undefined || part === undefined) return undefined;
  const collected = collects && seen.due.amount > 0 ? seen.due.amount : undefined;
  const { routeScheduleId, date } = ride;
  const at = new Date(world.clock.now()).toISOString();
  const scan = { clientId: randomUUID(), kind, means: 'HAND', partId: part.id, at, ...(collected && { collected }) };
  const input = { routeScheduleId, date, scans: [scan] };
  return world.anOperator(ride.operatorId).ask(documents.scans, { input });
}

/** What he names at a counter that takes or hands out cash: his code, or where he has none his reference. */
async function codeOf(traveller: Traveller): Promise<string> {
  const { payments, pnr } = (await traveller.sees())!;
  return payments.flatMap(({ code }) => code ?? []).at(-1) ?? pnr;
}

/** A customer with $25 in his wallet: of a booking he gave back. */
async function aCustomerWithCredit(): Promise<Traveller> {
  const customer = world.aCustomer(String(customers++));
  await customer.buys(ride(false, '7').leg(), [seat('1A'), seat('1B')]);
  await customer.ask(documents.cancel, { id: customer.bookingId, refundTo: 'WALLET' });
  return customer;
}

/** Somebody who does things in any order; what is refused is refused. */
async function take(step: Step, traveller: Traveller, leg: string): Promise<void> {
  const charges = await world.rows<{ id: string }>(
    `select c.id from sandbox_charge c join payment y on y.reference = c.reference
     where y.booking_id = $1 order by c.created_at desc, c.id limit 1`,
    [traveller.bookingId],
  );
  const charge = charges[0]?.id ?? 'none';
  const steps: Record<Step, () => Promise<unknown>> = {
    names: () => traveller.tellsNames(),
    ready: async () => {
      await traveller.tellsNames();
      return traveller.startsToPay();
    },
    extend: () => traveller.does('extend'),
    card: () => traveller.startsToPay(),
    khqr: () => traveller.startsToPay('KHQR'),
    cash: () => traveller.startsToPay('CASH_COLLECTION'),
    collect: async () => world.aPlatformAdmin().ask(documents.collectCash, { code: await codeOf(traveller) }),
    'hand out': async () => world.aPlatformAdmin().ask(documents.handOutCash, { code: await codeOf(traveller) }),
    split: () => traveller.startsToPay('WING', true),
    wallet: () => traveller.startsToPay('WALLET_CREDIT'),
    boarding: () => traveller.startsToPay('PAY_ON_BOARDING'),
    approve: () => traveller.decides(charge, 'APPROVE'),
    decline: () => traveller.decides(charge, 'DECLINE'),
    late: () => traveller.decides(charge, 'LATE'),
    confirm: () => traveller.does('confirm'),
    cancel: () => traveller.does('cancel'),
    'cancel to wallet': () => traveller.ask(documents.cancel, { id: traveller.bookingId, refundTo: 'WALLET' }),
    'cancel some': () => givesBackOne(traveller),
    wait: async () => world.clock.advance({ minutes: 6 }),
    day: async () => world.clock.advance({ hours: 13 }),
    timers: async () => {
      await world.job('expire-payments');
      await world.job('expire-holds');
      await world.job('expire-exchanges');
      await world.job('reject-overdue');
      await world.job('deliver-sandbox-callbacks');
      await world.job('send-refunds');
    },
    rival: () => world.aTraveller().isRefused(leg, [seat('1B')]),
    accept: () => answers('7', 'accepts', traveller),
    'accept other': () => answers('8', 'accepts', traveller),
    refuse: () => answers('7', 'refuses', traveller),
    'refuse other': () => answers('8', 'refuses', traveller),
    buys: () => pays(traveller),
    exchange: () => exchangesOne(traveller, 300),
    'exchange for less': () => exchangesOne(traveller, -500),
    'give exchange up': () => traveller.ask(documents.cancelExchange, { id: traveller.bookingId }),
    move: () => movesHim(traveller),
    board: () => atTheDoor(traveller, 'BOARD', true),
    'board by hand': () => atTheDoor(traveller, 'BOARD', false),
    'undo boarding': () => atTheDoor(traveller, 'UNDO', false),
    ride: async () => {
      if (world.clock.now() < Date.parse(ARRIVED)) world.clock.set(ARRIVED);
      await world.job('end-rides');
    },
  };
  const answer = (await steps[step]()) as { __typename?: string; booking?: object } | undefined;
  if (answer?.__typename === 'Booking') expect({ ...answer, __typename: undefined }).toEqual(await traveller.sees());
  if (answer?.__typename === 'StartedPayment') expect(answer.booking).toEqual(await traveller.sees());
}

/** Nothing was changed that the audit does not tell, whoever changed it: travellers, operators, timers, the provider. */
async function expectWholeAudit(): Promise<void> {
  expect(await auditGaps(world.test.subgraph.database, AUDITED)).toEqual([]);
  const told = await world.rows<{ entity: string }>('select distinct entity from audit_entry order by entity');
  const ofBookings = ['BoardingRoute', 'Booking', 'BookingFee', 'Exchange', 'Leg', 'Part', 'Payment', 'Refund'];
  const entities = [...ofBookings, 'Settlement', 'Ticket', 'TicketRange'];
  expect(told.map(({ entity }) => entity)).toEqual(entities);
}

const trips = fc.constantFrom(...(Object.keys(TRIPS) as Trip[]));

test('whatever a traveller and his operators do in whatever order: books balance, paid means ticket or refund, lists say what is', async () => {
  const start = world.clock.now();
  await fc.assert(
    fc.asyncProperty(
      trips,
      fc.boolean(),
      fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 }),
      async (trip, isBought, steps) => {
        world.clock.set(start);
        const legs = TRIPS[trip]();
        const traveller = await aCustomerWithCredit();
        const seats = [seat('1A'), seat('1B')];
        expect(await traveller.holdsLegs(legs.map((leg) => ({ ...leg, seats })))).toEqual(await traveller.sees());
        if (isBought) await pays(traveller);
        for (const step of steps) await take(step, traveller, legs[0]!.legId);
        await expectWholeWorld(world);
      },
    ),
    { numRuns: 80 },
  );
  await expectSettledWorld(world);
  await expectLegalSteps(world);
  await expectWholeAudit();
  const made = await world.rows("select distinct kind from exchange where state = 'done' order by kind");
  expect(made).toEqual([{ kind: 'exchange' }, { kind: 'move' }]);
  const ends = await world.rows<{ state: string }>('select distinct state from part');
  expect(ends.map(({ state }) => state)).toEqual(expect.arrayContaining(['COMPLETED', 'NO_SHOW']));
});
