import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { afterEachStatement, dyingAt } from '@naga/server-kit/testing/dying-at.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { expectLegalSteps } from './legal-steps.js';
import { COMMISSION } from './played-neighbours.js';
import { type SeenStatement, settlementDocuments } from './settlement-documents.js';
import { expectWholeWorld } from './whole-world.js';
import { type Departure, seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
const START = '2026-11-20T13:00:00+07:00';
afterEach(() => world.clock.set(START));

const JOBS = [
  'deliver-sandbox-callbacks',
  'expire-holds',
  'expire-payments',
  'expire-exchanges',
  'reject-overdue',
  'send-refunds',
  'settle',
];

const statusOf = ({ status, paymentStatus }: SeenBooking): string => `${status} ${paymentStatus}`;

async function ready(): Promise<{ traveller: Traveller; departure: Departure; charge: string }> {
  const [traveller, departure] = [world.aTraveller(), world.aDeparture()];
  await traveller.holds(departure.leg(), [seat('1A'), seat('1B')]);
  await traveller.tellsNames();
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
async function bought(): Promise<{ traveller: Traveller; booking: SeenBooking }> {
  const traveller = world.aTraveller();
  const booking = await traveller.buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
  world.clock.advance({ minutes: 61 });
  await traveller.isProved();
  return { traveller, booking };
}

interface Step {
  readonly traveller: Traveller;
  /** May be done again by whoever did not hear how it went. */
  readonly act: () => Promise<unknown>;
}

/** What is done, and how the booking stands once it was done, however often its process was killed. */
const STEPS: Readonly<Record<string, { readonly make: () => Promise<Step>; readonly end: string }>> = {
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
      const { traveller } = await bought();
      return { traveller, act: () => traveller.does('cancel') };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED',
  },
  'some seats given back': {
    make: async () => {
      const { traveller, booking } = await bought();
      const partIds = [booking.legs[0]!.parts[0]!.id];
      return { traveller, act: () => traveller.ask(documents.cancel, { id: booking.id, partIds }) };
    },
    end: 'PARTIALLY_CANCELLED PARTIALLY_REFUNDED',
  },
  'an exchange with a difference to pay': {
    make: async () => {
      const { traveller, booking } = await bought();
      world.pricing.surcharge = 300;
      const rides = [{ legId: world.aDeparture({ date: '2026-11-24' }).leg() }];
      const partIds = booking.legs[0]!.parts.map(({ id }) => id);
      const act = async (): Promise<void> => {
        await traveller.ask(documents.beginExchange, { id: booking.id, partIds, rides });
        const { payment } = await traveller.startsToPay();
        if (payment !== undefined) await traveller.decides(payment.reference, 'APPROVE');
      };
      return { traveller, act };
    },
    end: 'RE_BOOKED PAID',
  },
  'money that is sent back': {
    make: async () => {
      const { traveller } = await bought();
      await traveller.does('cancel');
      return { traveller, act: () => world.job('send-refunds') };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED',
  },
  'passengers moved off a departure': {
    make: async () => {
      const [traveller, broken, other] = [world.aTraveller(), world.aDeparture(), world.aDeparture()];
      other.leg();
      await traveller.buys(broken.leg(), [seat('1A'), seat('1B')]);
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
afterEach(() => {
  world.pricing.surcharge = 0;
});

test.each(Object.entries(STEPS))(
  '%s: killed after each statement, it leaves what is allowed, and is done when it is asked for again',
  async (_, { make, end }) => {
    await afterEachStatement(async (n) => {
      world.clock.set(START);
      world.pricing.surcharge = 0;
      const { traveller, act } = await make();
      const died = await dyingAt(n, act);
      await expectWholeWorld(world, traveller.bookingId);
      for (const job of JOBS) await world.job(job);
      await act();
      for (const job of JOBS) await world.job(job);
      await expectWholeWorld(world, traveller.bookingId);
      expect({ [`killed at ${n}`]: statusOf((await traveller.sees())!) }).toEqual({ [`killed at ${n}`]: end });
      return died;
    });
    await expectWholeWorld(world);
    await expectLegalSteps(world);
  },
);

test('statements: killed after each statement, they tell of every seat once', async () => {
  await afterEachStatement(async (n) => {
    const operatorId = String(1000 + n);
    const { id, legs } = await world
      .aTraveller()
      .buys(world.aDeparture({ operatorId }).leg(), [seat('1A'), seat('1B')]);
    await world.test.outside.change(`update part set state = 'COMPLETED' where booking_id = $1`, [id]);
    const died = await dyingAt(n, () => world.job('settle'));
    await world.job('settle');
    const lines = await world.rows(
      `select kind, count(*)::int as count, sum(n.amount)::int as amount from settlement_line n
       join settlement s on s.id = n.settlement_id where s.operator_id = $1 group by kind order by kind desc`,
      [operatorId],
    );
    const fares = legs[0]!.parts.reduce((sum, { fare }) => sum + fare.amount, 0);
    expect(lines).toEqual([
      { kind: 'FARE', count: 2, amount: fares },
      { kind: 'COMMISSION', count: 2, amount: -2 * COMMISSION },
    ]);
    return died;
  });
});

test('a statement approved, paid and found at the bank: killed after each statement, the operator has his money once', async () => {
  await afterEachStatement(async (n) => {
    world.clock.set(START);
    const operatorId = String(3000 + n);
    const { id: bookingId } = await world
      .aTraveller()
      .buys(world.aDeparture({ operatorId }).leg(), [seat('1A'), seat('1B')]);
    await world.test.outside.change(`update part set state = 'COMPLETED' where booking_id = $1`, [bookingId]);
    await world.job('settle');
    world.clock.set('2026-12-04T00:00:00+07:00');
    await world.job('settle');
    const everybody = { 'settlement.view': 'all', 'settlement.agree': 'all', 'settlement.pay': 'all' } as const;
    const platform = (userId: string) => world.aUser({ userId, roleId: 1, grants: everybody });
    const read = async (): Promise<SeenStatement> =>
      (await platform('1').ask<{ rows: SeenStatement[] }>(settlementDocuments.list, { filter: { operatorId } }))
        .rows[0]!;
    const { id, state, totals } = await read();
    expect(state).toBe('CLOSED');
    const bank = await accountOf(world, 'bank');
    const act = async (): Promise<void> => {
      for (const userId of ['1', '2']) await platform(userId).ask(settlementDocuments.approve, { id });
      await platform('1').ask(settlementDocuments.pay, { id, reference: `ABA ${n}` });
      await platform('2').ask(settlementDocuments.reconcile, { id });
    };
    const died = await dyingAt(n, act);
    await expectBalancedBooks(world);
    await world.job('settle');
    await act();
    expect({ [`killed at ${n}`]: (await read()).state }).toEqual({ [`killed at ${n}`]: 'RECONCILED' });
    expect(await accountOf(world, 'operator_payable', operatorId)).toBe(0);
    expect((await accountOf(world, 'bank')) - bank).toBe(-totals['netPayment']!);
    await expectBalancedBooks(world);
    return died;
  });
});
