import { afterAll, beforeAll, test } from '@jest/globals';
import { documents } from './documents.js';
import { bought, exchanging, expectDoneHoweverKilled, holding, type KilledStep, SEATS } from './killed.js';
import { type Departure, seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

async function ready(): Promise<{ traveller: Traveller; departure: Departure; charge: string }> {
  const departure = world.aDeparture();
  const traveller = await holding(world, world.aTraveller(), departure);
  const { payment } = await traveller.startsToPay();
  return { traveller, departure, charge: payment.reference };
}
/** The hold is over before the money comes. */
async function late(): Promise<{ traveller: Traveller; departure: Departure; charge: string }> {
  const waiting = await ready();
  world.clock.advance({ minutes: 25 });
  await world.job('expire-holds');
  return waiting;
}

const STEPS: Readonly<Record<string, KilledStep>> = {
  'a payment that confirms': {
    make: async () => {
      const { traveller, charge } = await ready();
      return { traveller, act: () => traveller.decides(charge, 'APPROVE') };
    },
    end: 'BOOKED PAID',
  },
  'a payment that comes late': {
    make: async () => {
      const { traveller, charge } = await late();
      return { traveller, act: () => traveller.decides(charge, 'APPROVE') };
    },
    end: 'BOOKED PAID',
  },
  'a payment for seats that somebody else has by now': {
    make: async () => {
      const { traveller, departure, charge } = await late();
      await world.aTraveller().buys(departure.leg(), [seat('1B')]);
      return { traveller, act: () => traveller.decides(charge, 'APPROVE') };
    },
    end: 'EXPIRED REFUNDED',
  },
  'a cancellation with its refund': {
    make: async () => {
      const { traveller } = await bought(world);
      return { traveller, act: () => traveller.does('cancel') };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED',
  },
  'some seats given back': {
    make: async () => {
      const { traveller, booking } = await bought(world);
      const partIds = [booking.legs[0]!.parts[0]!.id];
      return { traveller, act: () => traveller.ask(documents.cancel, { id: booking.id, partIds }) };
    },
    end: 'PARTIALLY_CANCELLED PARTIALLY_REFUNDED',
  },
  'an exchange with a difference to pay': {
    make: async () => {
      const { traveller, act: begins } = await exchanging(world, 300);
      const act = async (): Promise<void> => {
        await begins();
        const { payment } = await traveller.startsToPay();
        if (payment !== undefined) await traveller.decides(payment.reference, 'APPROVE');
      };
      return { traveller, act };
    },
    end: 'RE_BOOKED PAID',
  },
  'money that is sent back': {
    make: async () => {
      const { traveller } = await bought(world);
      await traveller.does('cancel');
      return { traveller, act: () => world.job('send-refunds') };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED',
  },
  'passengers moved off a departure': {
    make: async () => {
      const [traveller, broken, other] = [world.aTraveller(), world.aDeparture(), world.aDeparture()];
      other.leg();
      await traveller.buys(broken.leg(), SEATS);
      await world.aTraveller().buys(broken.leg(), [seat('2A')]);
      const [from, to] = [broken, other].map(({ facts: { leg } }) => ({
        routeScheduleId: leg.routeScheduleId,
        date: leg.date,
      }));
      const wish = { from, to, reason: 'The coach broke down' };
      return { traveller, act: () => world.anOperator().ask(documents.movePassengers, wish) };
    },
    end: 'RE_BOOKED PAID',
  },
};
test.each(Object.entries(STEPS))(
  '%s: killed after each statement, the jobs leave it undone or done, and asked for again it is done once',
  (_, step) => expectDoneHoweverKilled(world, step),
);
