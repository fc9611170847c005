import { expect } from '@jest/globals';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { told } from '../customers.js';
import { documents } from '../documents.js';
import type { Facts } from '../played-neighbours.js';
import { seat, Traveller } from '../world.js';
import { COLLEAGUES } from './colleagues.js';
import { doorSteps, firstRide } from './door-steps.js';
import type { Steps, Walk } from './walk.js';

const PAYS = ['setPassengers', 'startPayment', 'decideSandboxCharge'] as const;
export const BUYS = ['holdSeats', ...PAYS] as const;

/** What a booking begins with: with operators that confirm by hand, or without. */
export const TRIPS = {
  'at once': (walk: Walk) => [{ legId: ride(walk, false, '7').leg() }],
  'by hand': (walk: Walk) => [{ legId: ride(walk, true, '7').leg() }],
  'by hand there, at once back': (walk: Walk) => [
    { legId: ride(walk, true, '7').leg(0, 1) },
    { legId: ride(walk, true, '8').leg(2, 4), direction: 'CONNECTING' },
    { legId: ride(walk, false, '7', 5).leg(), direction: 'RETURN' },
  ],
  'a family, by hand back': (walk: Walk) => [
    { legId: ride(walk, false, '7').leg() },
    { legId: ride(walk, true, '8', 4).leg(0, 1), direction: 'RETURN' },
    { legId: ride(walk, true, '7', 4).leg(2, 4), direction: 'RETURN_CONNECTING' },
  ],
} as const;
export type Trip = keyof typeof TRIPS;
export const trips = Object.keys(TRIPS) as Trip[];

/** Who takes them. */
export const partyOf = (trip: Trip) =>
  trip === 'a family, by hand back'
    ? [seat('1A'), seat('1B', { nationality: 'LOCAL' }), seat('1C', { passengerType: 'CHILD' })]
    : [seat('1A'), seat('1B')];

/** A departure of an operator, three days from now, with prices for children. */
export const ride = (walk: Walk, isByHand: boolean, operatorId: string, later = 3) =>
  walk.world[isByHand ? 'aDepartureByHand' : 'aDeparture']({
    operatorId,
    date: walk.day(later),
    change: (facts) => ({ ...facts, leg: { ...facts.leg, hasPassengerTypePricing: true } }),
  });

/** Names, card and approval, whatever of it is left to do: for a booking, or for the difference of an exchange. */
export async function pays(traveller: Traveller): Promise<void> {
  await traveller.tellsNames();
  const started = await traveller.startsToPay<{ payment?: { reference: string } }>();
  if (started.payment) await traveller.decides(started.payment.reference, 'APPROVE');
}

let customers = 5000;

/** A customer with $25 in his wallet: of a booking he gave back. */
export async function aCustomerWithCredit(walk: Walk): Promise<Traveller> {
  const accountId = String(customers++);
  walk.world.users.points.set(accountId, 1000);
  const customer = walk.world.aCustomer(accountId);
  await customer.buys(ride(walk, false, '7').leg(), [seat('1A'), seat('1B')]);
  await customer.ask(documents.cancel, { id: customer.bookingId, refundTo: 'WALLET' });
  return customer;
}

/** Staff of one operator answers for every leg of the booking; those of others do not exist for it. */
async function answers({ world, traveller }: Walk, operatorId: string, how: 'accepts' | 'refuses'): Promise<void> {
  const legs = await world.rows<{ id: string }>('select id::text as id from leg where booking_id = $1 order by id', [
    traveller.bookingId,
  ]);
  for (const { id } of legs) await world.anOperator(operatorId)[how](traveller.bookingId, id);
}

/** The first seat that is still his, on the last ride. */
async function givesBackOne({ traveller }: Walk): Promise<unknown> {
  const seen = (await traveller.sees())!;
  const part = seen.legs.at(-1)!.parts.find(({ state }) => state === 'TICKETED') ?? seen.legs[0]!.parts[0]!;
  return traveller.ask(documents.cancel, { id: seen.id, partIds: [part.id] });
}

/** The first seat that is still his on the last ride, for one that costs so much more or less, of another day. */
async function exchangesOne(walk: Walk, surcharge: number): Promise<unknown> {
  const { world, traveller } = walk;
  const seen = (await traveller.sees())!;
  const leg = seen.legs.at(-1) ?? seen.exchangedLegs[0]!;
  const part = leg.parts.find(({ state }) => state === 'TICKETED') ?? leg.parts[0]!;
  const direction = leg.direction.startsWith('RETURN') ? 'RETURN' : 'ONWARD';
  const date = walk.day(direction === 'RETURN' ? 13 : 4);
  world.pricing.surcharge = surcharge;
  try {
    const rides = [{ legId: world.aDeparture({ date }).leg(), direction }];
    await traveller.isProved();
    return await traveller.ask(documents.beginExchange, { id: seen.id, partIds: [part.id], rides });
  } finally {
    world.pricing.surcharge = 0;
  }
}

/** A route whose drivers take no money. */
export const PAID_BEFORE = '52';
const onRoute =
  (routeId: string) =>
  (facts: Facts): Facts => ({ ...facts, leg: { ...facts.leg, routeId } });

/** Staff moves whoever still travels by his first ride to another one of the same day: of its operator, or of another. */
async function movesHim(walk: Walk, isElsewhere: boolean): Promise<unknown> {
  const { world } = walk;
  const from = await firstRide(walk);
  if (from === undefined) return undefined;
  const { operatorId, ...departure } = from;
  const instead = isElsewhere
    ? world.aDeparture({ operatorId: operatorId === '8' ? '7' : '8', date: from.date, change: onRoute(PAID_BEFORE) })
    : world.aDeparture({ operatorId, date: from.date });
  for (const boarding of [0, 2]) for (const dropOff of [1, 4]) instead.leg(boarding, dropOff);
  const { routeScheduleId, date } = instead.facts.leg;
  const wish = { from: departure, to: { routeScheduleId, date }, reason: 'The coach broke down' };
  const staff = isElsewhere ? COLLEAGUES['the admin of the country']!.who(world) : world.anOperator(operatorId);
  return staff.ask(documents.movePassengers, wish);
}

/** What he names at a counter that takes or hands out cash: his code, or where he has none his reference. */
async function codeOf({ traveller }: Walk): Promise<string> {
  const { payments, pnr } = (await traveller.sees())!;
  return payments.flatMap(({ code }) => code ?? []).at(-1) ?? pnr;
}

/** What he began to pay last. */
async function charge({ world, traveller }: Walk): Promise<string> {
  const [newest] = await world.rows<{ id: string }>(
    `select c.id from sandbox_charge c join payment y on y.reference = c.reference
     where y.booking_id = $1 order by c.created_at desc, c.id limit 1`,
    [traveller.bookingId],
  );
  return newest?.id ?? 'none';
}
const decides = (outcome: string) => ({
  makes: ['decideSandboxCharge'],
  take: async (walk: Walk) => walk.traveller.decides(await charge(walk), outcome),
});
const begins = (method: string, useWallet = false) => ({
  makes: ['startPayment'],
  take: ({ traveller }: Walk) => traveller.startsToPay(method, useWallet),
});
const does = (what: 'extend' | 'confirm' | 'cancel', mutation: string) => ({
  makes: [mutation],
  take: ({ traveller }: Walk) => traveller.does(what),
});

/** Everything that comes by itself. */
export const TIMERS = [
  'expire-payments',
  'expire-holds',
  'expire-exchanges',
  'expire-pay-links',
  'reject-overdue',
  'give-overdue-codes',
  'deliver-sandbox-callbacks',
  'send-refunds',
  'give-up-credit',
] as const;

type OfferedAddOn = { id: string; kind: string; seats: { partId: string }[] };
/** Add-ons of these kinds beside every seat that has them. */
async function offeredTo(traveller: Traveller, ...kinds: string[]): Promise<[addOnId: string, partId: string][]> {
  const offers = await traveller.ask<OfferedAddOn[] | null>(documents.addOnOffers, { id: traveller.bookingId });
  return (offers ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ id, seats }) => seats.map(({ partId }): [string, string] => [id, partId]));
}

/** What a traveller, his operators, a counter, the driver and the clock do. */
export const travellerSteps = {
  names: { makes: ['setPassengers'], take: ({ traveller }) => traveller.tellsNames() },
  ready: {
    makes: ['setPassengers', 'startPayment'],
    take: async ({ traveller }) => {
      await traveller.tellsNames();
      return traveller.startsToPay();
    },
  },
  points: { makes: ['usePoints'], take: ({ traveller }) => traveller.usesPoints(570) },
  'no points': { makes: ['usePoints'], take: ({ traveller }) => traveller.usesPoints(0) },
  'takes add-ons': {
    makes: ['setAddOns'],
    take: async ({ traveller }) =>
      traveller.takes(...(await offeredTo(traveller, 'INSURANCE', 'FLEX')).map(([id, seat]) => [id, seat] as const)),
  },
  'takes none': { makes: ['setAddOns'], take: ({ traveller }) => traveller.takes() },
  'takes a bag': {
    makes: ['setAddOns'],
    take: async ({ traveller }) =>
      traveller.takes(
        ...(await offeredTo(traveller, 'LUGGAGE')).slice(0, 2).map(([id, seat]) => [id, seat, 2] as const),
      ),
  },
  gives: { makes: ['setDonation'], take: ({ traveller }) => traveller.gives(200) },
  'gives nothing': { makes: ['setDonation'], take: ({ traveller }) => traveller.gives(0) },
  extend: does('extend', 'extendHold'),
  card: begins('CARD'),
  khqr: begins('KHQR'),
  cash: begins('CASH_COLLECTION'),
  collect: {
    makes: ['collectCash'],
    take: async (walk) => walk.world.aPlatformAdmin().ask(documents.collectCash, { code: await codeOf(walk) }),
  },
  'an agency collects': {
    makes: ['collectCash'],
    take: async (walk) => walk.world.anAgent('377', 1_000_000).ask(documents.collectCash, { code: await codeOf(walk) }),
  },
  'hand out': {
    makes: ['requestHolderCode', 'handOutCash'],
    take: async (walk) => {
      const admin = walk.world.aPlatformAdmin();
      const { bookingId } = walk.traveller;
      await admin.raw(documents.requestCode, { id: bookingId });
      const holderCode = await walk.traveller.lastCode();
      return admin.ask(documents.handOutCash, { code: await codeOf(walk), holderCode });
    },
  },
  split: begins('WING', true),
  wallet: begins('WALLET_CREDIT'),
  boarding: begins('PAY_ON_BOARDING'),
  approve: decides('APPROVE'),
  decline: decides('DECLINE'),
  late: decides('LATE'),
  'approve, and close the account': decides('CLOSE'),
  confirm: does('confirm', 'confirmBooking'),
  cancel: does('cancel', 'cancelBooking'),
  'cancel to wallet': {
    makes: ['cancelBooking'],
    take: ({ traveller }) => traveller.ask(documents.cancel, { id: traveller.bookingId, refundTo: 'WALLET' }),
  },
  'begin to delete his account': {
    makes: ['closeWallet'],
    take: async ({ world, traveller }) => {
      const [owner] = await world.rows<{ id: string }>(
        'select booked_by_user_id::text as id from booking where id = $1 and booked_by_user_id is not null',
        [traveller.bookingId],
      );
      if (owner !== undefined) await new Traveller(world, service('users')).ask(documents.closeWallet, owner);
    },
  },
  'delete his account': {
    makes: [],
    take: async ({ world, traveller }) => {
      const [owner] = await world.rows<{ accountId: string }>(
        'select booked_by_user_id::text as "accountId" from booking where id = $1 and agency_id is null and branch_id is null',
        [traveller.bookingId],
      );
      if (owner?.accountId != null) await told(world, 'account.deleted', owner);
    },
  },
  'cancel some': { makes: ['cancelBooking'], take: givesBackOne },
  wait: { makes: [], take: async ({ world }) => world.clock.advance({ minutes: 6 }) },
  day: { makes: [], take: async ({ world }) => world.clock.advance({ hours: 13 }) },
  timers: {
    makes: [],
    take: async ({ world }) => {
      for (const job of TIMERS) await world.job(job);
    },
  },
  rival: { makes: ['holdSeats'], take: ({ world, leg }) => world.aTraveller().isRefused(leg, [seat('1B')]) },
  accept: { makes: ['acceptLeg'], take: (walk) => answers(walk, '7', 'accepts') },
  'accept other': { makes: ['acceptLeg'], take: (walk) => answers(walk, '8', 'accepts') },
  refuse: { makes: ['refuseLeg'], take: (walk) => answers(walk, '7', 'refuses') },
  'refuse other': { makes: ['refuseLeg'], take: (walk) => answers(walk, '8', 'refuses') },
  buys: { makes: PAYS, take: ({ traveller }) => pays(traveller) },
  exchange: { makes: ['beginExchange'], take: (walk) => exchangesOne(walk, 300) },
  'exchange for less': { makes: ['beginExchange'], take: (walk) => exchangesOne(walk, -500) },
  'give exchange up': {
    makes: ['cancelExchange'],
    take: ({ traveller }) => traveller.ask(documents.cancelExchange, { id: traveller.bookingId }),
  },
  move: { makes: ['movePassengers'], take: (walk) => movesHim(walk, false) },
  'move elsewhere': { makes: ['movePassengers'], take: (walk) => movesHim(walk, true) },
  ...doorSteps,
  ride: {
    makes: [],
    take: async (walk) => {
      const first = await firstRide(walk);
      if (first !== undefined) walk.untilLocal(first.date, '23:00');
      await walk.world.job('end-rides');
    },
  },
} satisfies Steps;

/** The same, and what was answered is what he sees, where nobody disturbed it. */
export const answeringSteps: Steps = Object.fromEntries(
  Object.entries(travellerSteps as Steps).map(([name, { makes, take }]) => [
    name,
    {
      makes,
      take: async (walk: Walk) => {
        const answer = (await take(walk)) as { __typename?: string; booking?: object } | undefined;
        if (!walk.isQuiet) return;
        const { traveller } = walk;
        if (answer?.__typename === 'Booking')
          expect({ ...answer, __typename: undefined }).toEqual(await traveller.sees());
        if (answer?.__typename === 'StartedPayment') expect(answer.booking).toEqual(await traveller.sees());
      },
    },
  ]),
);
