import { expect } from '@jest/globals';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import { rowVersions } from '@naga/server-kit/testing/row-versions.js';
import { documents } from './documents.js';
import { expectLegalSteps } from './legal-steps.js';
import { expectSoundBooks } from './walks/sound-books.js';
import { expectWholeWorld } from './whole-world.js';
import { seat, type SeenBooking, type Traveller, type World } from './world.js';

/** When every scenario begins. */
export const START = '2026-11-20T13:00:00+07:00';
export const SEATS = [seat('1A'), seat('1B')];

const JOBS = [
  'deliver-sandbox-callbacks',
  'expire-holds',
  'expire-payments',
  'expire-exchanges',
  'reject-overdue',
  'send-refunds',
  'settle',
] as const;

export interface Step {
  /** Whose booking it is about. */
  readonly traveller: Traveller;
  /** May be done again by whoever did not hear how it went. */
  readonly act: () => Promise<unknown>;
}

/** What is done, and how the booking stands once it was done, however often its process was killed. */
export interface KilledStep {
  readonly make: (world: World) => Promise<Step>;
  readonly end: string;
  /** What `end` says of a booking: its statuses, where nothing else is said. */
  readonly told?: (booking: SeenBooking) => string;
}

export const statusOf = ({ status, paymentStatus }: SeenBooking): string => `${status} ${paymentStatus}`;

/** All that outlives a process: what the database keeps, which uses of coupons pricing has taken, and which points users have reserved. */
export const keptOf = async ({ test, pricing, users }: World): Promise<string> =>
  [
    await rowVersions(test.subgraph.database, 'booking'),
    ...pricing.taken.keys(),
    ...pricing.promoted.keys(),
    ...users.reserved.keys(),
  ].join();

/**
 * The step, killed after each of its statements. What is left is allowed; what the jobs alone make of it is how it was, or
 * how it ends; and asked for again, it is done once.
 */
export async function expectDoneHoweverKilled(world: World, { make, end, told = statusOf }: KilledStep): Promise<void> {
  const stands = async ({ traveller }: Step): Promise<string> => told((await traveller.sees())!);
  await afterEachStatement({
    make: async () => {
      world.clock.set(START);
      world.pricing.surcharge = 0;
      const step = await make(world);
      return { ...step, before: await stands(step) };
    },
    act: ({ act }) => act(),
    kept: () => keptOf(world),
    look: async ({ before, ...step }, n) => {
      const whole = () => expectWholeWorld(world, step.traveller.bookingId);
      await whole();
      for (const job of JOBS) await world.job(job);
      await whole();
      expect([before, end].map((status) => `${n}: ${status}`)).toContain(`${n}: ${await stands(step)}`);
      await step.act();
      for (const job of JOBS) await world.job(job);
      await whole();
      expect({ [`killed at ${n}`]: await stands(step) }).toEqual({ [`killed at ${n}`]: end });
    },
  });
  await expectWholeWorld(world);
  await expectSoundBooks(world);
  await expectLegalSteps(world);
}

/** Two seats that are held, by somebody whose name is known. */
export async function holding(world: World, traveller: Traveller, ride = world.aDeparture()): Promise<Traveller> {
  await traveller.holds(ride.leg(), SEATS);
  await traveller.tellsNames();
  return traveller;
}

/** Two seats that are paid, an hour ago, by somebody who proved that they are his. */
export async function bought(world: World): Promise<{ traveller: Traveller; booking: SeenBooking }> {
  const traveller = world.aTraveller();
  const booking = await traveller.buys(world.aDeparture().leg(), SEATS);
  world.clock.advance({ minutes: 61 });
  await traveller.isProved();
  return { traveller, booking };
}

/** Two seats that are to be exchanged for some of another day which cost so much more, or less. */
export async function exchanging(world: World, surcharge: number): Promise<Step> {
  const { traveller, booking } = await bought(world);
  world.pricing.surcharge = surcharge;
  const rides = [{ legId: world.aDeparture({ date: '2026-11-24' }).leg() }];
  const partIds = booking.legs[0]!.parts.map(({ id }) => id);
  const act = () => traveller.ask(documents.beginExchange, { id: booking.id, partIds, rides });
  return { traveller, act };
}
