import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import { expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { decisions } from './killed-decisions.js';
import { moneyMoves } from './killed-money.js';
import { refusedMoney } from './killed-refunds.js';
import { keptOf, START } from './killed.js';
import { expectLegalSteps } from './legal-steps.js';
import { expectWholeWorld } from './whole-world.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.pricing.coupons.set('SUMMER', { saves: 300 });
});
afterAll(() => world.close());

const JOBS = [
  'deliver-sandbox-callbacks',
  'expire-holds',
  'expire-pay-links',
  'reject-overdue',
  'finish-send-backs',
  'send-refunds',
];

test.each(Object.entries({ ...decisions, ...moneyMoves, ...refusedMoney }))(
  '%s: killed after each statement, the jobs leave it undone or done, and asked for again it is done once',
  async (_, { make, end }) => {
    await afterEachStatement({
      make: async () => {
        world.clock.set(START);
        const scenario = await make(world);
        return { ...scenario, before: await scenario.end() };
      },
      act: ({ act }) => act(),
      kept: () => keptOf(world),
      look: async ({ bookingId = '9999999999', act, end: ending, before }, n) => {
        await expectWholeWorld(world, bookingId);
        // Nobody can be at it any more.
        world.clock.advance({ minutes: 2 });
        for (const job of JOBS) await world.job(job);
        expect([before, end].map((stands) => `${n}: ${stands}`)).toContain(`${n}: ${await ending()}`);
        await act();
        for (const job of JOBS) await world.job(job);
        await expectWholeWorld(world, bookingId);
        expect({ [`killed at ${n}`]: await ending() }).toEqual({ [`killed at ${n}`]: end });
      },
    });
    await expectLegalSteps(world);
  },
);

interface Line {
  readonly reason: string;
  readonly amount: { readonly amount: number };
  readonly after: { readonly amount: number };
}

test('a top-up: killed after each statement, the balance is what the ledger says, once or not at all', async () => {
  const admin = world.aPlatformAdmin();
  await afterEachStatement({
    make: (n) => {
      const id = String(2000 + n);
      world.users.agencies.set(id, 0);
      return Promise.resolve({ id, kind: 'TRANSFER', amount: 700, note: 'By ABA', reference: `FT ${n}00` });
    },
    act: (transfer) => admin.ask(documents.topUp, transfer),
    kept: () => keptOf(world),
    look: async ({ id }, _, died) => {
      await expectBalancedBooks(world);
      const { rows } = await admin.ask<{ rows: readonly Line[] }>(documents.agencyBalance, { id });
      const lines = rows.map(({ reason, amount, after }) => `${reason} ${amount.amount} ${after.amount}`);
      expect(died ? [[], ['top_up 700 700']] : [['top_up 700 700']]).toContainEqual(lines);
    },
  });
});
