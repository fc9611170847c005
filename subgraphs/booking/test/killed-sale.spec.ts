import { afterAll, beforeAll, test } from '@jest/globals';
import { documents } from './documents.js';
import { exchanging, expectDoneHoweverKilled, holding, type KilledStep, SEATS } from './killed.js';
import { MANY_PROMISES, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open(MANY_PROMISES);
});
afterAll(() => world.close());

let customers = 90_000;
const aCustomer = (): Traveller => world.aCustomer(String(customers++));

function aCustomerWithPoints(): Traveller {
  const accountId = String(customers++);
  world.users.points.set(accountId, 1_000);
  return world.aCustomer(accountId);
}

/** A customer with what one seat cost in his wallet. */
async function aCustomerWithCredit(): Promise<Traveller> {
  const customer = aCustomer();
  await customer.buys(world.aDeparture().leg(), SEATS.slice(1));
  await customer.ask(documents.cancel, { id: customer.bookingId, refundTo: 'WALLET' });
  return customer;
}

const STEPS: Readonly<Record<string, KilledStep>> = {
  'a sale whose driver will be paid': {
    make: async () => {
      const traveller = await holding(world, world.aTraveller());
      await traveller.startsToPay('PAY_ON_BOARDING');
      return { traveller, act: () => traveller.does('confirm') };
    },
    end: 'BOOKED TO_COLLECT',
  },
  'points that pay a part': {
    make: async () => {
      const traveller = await holding(world, aCustomerWithPoints());
      await traveller.usesPoints(200);
      return { traveller, act: () => traveller.usesPoints(570) };
    },
    told: ({ points, total }) => `${points} points, ${total.amount} to pay`,
    end: '570 points, 1980 to pay',
  },
  'a payment that begins': {
    make: async () => {
      const traveller = await holding(world, world.aTraveller());
      return { traveller, act: () => traveller.startsToPay('KHQR') };
    },
    end: 'BLOCKED PENDING',
  },
  'cash that a counter takes': {
    make: async () => {
      const traveller = await holding(world, world.aTraveller());
      const { payment } = await traveller.startsToPay('CASH_COLLECTION');
      return { traveller, act: () => world.anOperator().ask(documents.collectCash, { code: payment.code }) };
    },
    end: 'BOOKED PAID',
  },
  'credit and a card together': {
    make: async () => {
      const traveller = await holding(world, await aCustomerWithCredit());
      const { payment } = await traveller.startsToPay('CARD', true);
      return { traveller, act: () => traveller.decides(payment.reference, 'APPROVE') };
    },
    end: 'BOOKED PAID',
  },
  'money for an operator who confirms by hand': {
    make: async () => {
      const traveller = await holding(world, world.aTraveller(), world.aDepartureByHand());
      const { payment } = await traveller.startsToPay();
      return { traveller, act: () => traveller.decides(payment.reference, 'APPROVE') };
    },
    end: 'PENDING_OPERATOR PAID',
  },
  'an operator who does not answer': {
    make: async () => {
      const traveller = world.aTraveller();
      await traveller.buys(world.aDepartureByHand().leg(), SEATS);
      world.clock.advance({ hours: 25 });
      return { traveller, act: () => world.job('reject-overdue') };
    },
    end: 'REJECTED REFUNDED',
  },
  'a hold that runs out': {
    make: async () => {
      const traveller = await holding(world, world.aTraveller());
      world.clock.advance({ minutes: 11 });
      return { traveller, act: () => world.job('expire-holds') };
    },
    end: 'EXPIRED UNPAID',
  },
  'an exchange for less': { make: () => exchanging(world, -500), end: 'RE_BOOKED PARTIALLY_REFUNDED' },
  'an exchange that costs as much as it saves': { make: () => exchanging(world, -100), end: 'RE_BOOKED PAID' },
  'an exchange that nobody pays in time': {
    make: async () => {
      const { traveller, act: begins } = await exchanging(world, 300);
      await begins();
      world.clock.advance({ minutes: 31 });
      return { traveller, act: () => world.job('expire-exchanges') };
    },
    end: 'BOOKED PAID',
  },
  'an exchange that is given up': {
    make: async () => {
      const { traveller, act: begins } = await exchanging(world, 300);
      await begins();
      return { traveller, act: () => traveller.ask(documents.cancelExchange, { id: traveller.bookingId }) };
    },
    end: 'BOOKED PAID',
  },
  'a cancellation for credit': {
    make: async () => {
      const traveller = aCustomer();
      await traveller.buys(world.aDeparture().leg(), SEATS);
      const wish = { id: traveller.bookingId, refundTo: 'WALLET' };
      return { traveller, act: () => traveller.ask(documents.cancel, wish) };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED',
  },
  'a ride that is over': {
    make: async () => {
      const traveller = world.aTraveller();
      await traveller.buys(world.aDeparture().leg(), SEATS);
      world.clock.set('2026-11-24T23:00:00+07:00');
      return { traveller, act: () => world.job('end-rides') };
    },
    end: 'NO_SHOW PAID',
  },
};

test.each(Object.entries(STEPS))(
  '%s: killed after each statement, the jobs leave it undone or done, and asked for again it is done once',
  (_, step) => expectDoneHoweverKilled(world, step),
);
