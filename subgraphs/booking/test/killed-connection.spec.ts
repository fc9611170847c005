import { afterAll, beforeAll, test } from '@jest/globals';
import { documents } from './documents.js';
import { expectDoneHoweverKilled, SEATS, statusOf, type Step } from './killed.js';
import { type Departure, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Trip {
  readonly traveller: Traveller;
  /** Of the second ride. */
  readonly on: Departure;
}

/** There with a change of operators on the way, and back; for two. */
async function held(): Promise<Trip> {
  const traveller = world.aTraveller();
  const on = world.aDeparture({ operatorId: '8' });
  await traveller.holdsLegs([
    { legId: world.aDeparture().leg(0, 1), seats: SEATS },
    { legId: on.leg(2, 4), seats: SEATS, direction: 'CONNECTING' },
    { legId: world.aDeparture({ date: '2026-11-25' }).leg(), seats: SEATS, direction: 'RETURN' },
  ]);
  await traveller.tellsNames();
  return { traveller, on };
}

async function paying({ traveller }: Trip): Promise<Step> {
  const { payment } = await traveller.startsToPay();
  return { traveller, act: () => traveller.decides(payment.reference, 'APPROVE') };
}

async function givingBack(trip: Trip): Promise<Step> {
  const { traveller } = trip;
  await (await paying(trip)).act();
  world.clock.advance({ minutes: 61 });
  await traveller.isProved();
  const [there, on] = (await traveller.sees())!.legs;
  const partIds = [there, on].map((leg) => leg!.parts[1]!.id);
  return { traveller, act: () => traveller.ask(documents.cancel, { id: traveller.bookingId, partIds }) };
}

async function moving(trip: Trip): Promise<Step> {
  await (await givingBack(trip)).act();
  await world.job('send-refunds');
  const other = world.aDeparture({ operatorId: '8' });
  other.leg(2, 4);
  const [from, to] = [trip.on, other].map(({ facts: { leg } }) => ({
    routeScheduleId: leg.routeScheduleId,
    date: leg.date,
  }));
  const wish = { from, to, reason: 'The coach broke down' };
  return { traveller: trip.traveller, act: () => world.anOperator('8').ask(documents.movePassengers, wish) };
}

async function exchanging(trip: Trip): Promise<Step> {
  const { traveller } = trip;
  await (await moving(trip)).act();
  world.pricing.surcharge = 2000;
  const [there] = (await traveller.sees())!.legs;
  const rides = [{ legId: world.aDeparture({ date: '2026-11-24' }).leg() }];
  const wish = { id: traveller.bookingId, partIds: [there!.parts[0]!.id], rides };
  const act = async (): Promise<void> => {
    await traveller.ask(documents.beginExchange, wish);
    const { payment } = await traveller.startsToPay();
    if (payment !== undefined) await traveller.decides(payment.reference, 'APPROVE');
  };
  return { traveller, act };
}

/** A seat that waits for its exchange to be paid has its old ticket still. */
const asSeen = ({ state }: SeenBooking['legs'][number]['parts'][number]): string =>
  state === 'EXCHANGE_ONGOING' ? 'TICKETED' : state;

/** Its statuses, and ride by ride how its seats stand. */
const told = (booking: SeenBooking): string =>
  [statusOf(booking), ...booking.legs.map(({ direction, parts }) => [direction, ...parts.map(asSeen)].join(' '))].join(
    ', ',
  );

/** One after the other of one booking: each begins where the one before it ended. */
const STEPS: Readonly<Record<string, { readonly make: (trip: Trip) => Promise<Step>; readonly end: string }>> = {
  'a payment that confirms it': {
    make: paying,
    end: 'BOOKED PAID, ONWARD TICKETED TICKETED, CONNECTING TICKETED TICKETED, RETURN TICKETED TICKETED',
  },
  'one of the two gives both rides there back': {
    make: givingBack,
    end: 'PARTIALLY_CANCELLED PARTIALLY_REFUNDED, ONWARD TICKETED REFUNDED, CONNECTING TICKETED REFUNDED, RETURN TICKETED TICKETED',
  },
  'the other is moved to another departure after the change': {
    make: moving,
    end: 'PARTIALLY_CANCELLED PARTIALLY_REFUNDED, ONWARD TICKETED REFUNDED, CONNECTING EXCHANGED REFUNDED, CONNECTING TICKETED, RETURN TICKETED TICKETED',
  },
  'and exchanges both for one ride without a change, which costs more': {
    make: exchanging,
    end: 'PARTIALLY_CANCELLED PARTIALLY_REFUNDED, ONWARD EXCHANGED REFUNDED, CONNECTING EXCHANGED REFUNDED, ONWARD TICKETED, RETURN TICKETED TICKETED',
  },
};

test.each(Object.entries(STEPS))(
  'there with a change, and back: %s: killed after each statement, it is undone or done, and asked for again it is done once',
  (_, { make, end }) => expectDoneHoweverKilled(world, { make: async () => make(await held()), end, told }),
);
