import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { atEachBoundary } from '@naga/server-kit/testing/dying-at.js';
import { expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { decisions } from './killed-decisions.js';
import { moneyMoves } from './killed-money.js';
import { refusedMoney } from './killed-refunds.js';
import { START } from './killed.js';
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
  '%s: killed wherever it makes a difference, the jobs leave it undone or done, and asked for again it is done once',
  async (_, { make, end }) => {
    await atEachBoundary(async (n, dying) => {
      world.clock.set(START);
      const { bookingId, act, end: ending } = await make(world);
      const before = await ending();
      const died = await dying(act);
      const ofThis = bookingId ?? '9999999999';
      await expectWholeWorld(world, ofThis);
      // Nobody can be at it any more.
      world.clock.advance({ minutes: 2 });
      for (const job of JOBS) await world.job(job);
      expect([before, end].map((stands) => `${n}: ${stands}`)).toContain(`${n}: ${await ending()}`);
      await act();
      for (const job of JOBS) await world.job(job);
      await expectWholeWorld(world, ofThis);
      expect({ [`killed at ${n}`]: await ending() }).toEqual({ [`killed at ${n}`]: end });
      return died;
    });
    await expectLegalSteps(world);
  },
);

test('a top-up: killed wherever it makes a difference, the balance is what the ledger says, once or not at all', async () => {
  await atEachBoundary(async (n, dying) => {
    const id = String(2000 + n);
    world.users.agencies.set(id, 0);
    const admin = world.aPlatformAdmin();
    const transfer = { kind: 'TRANSFER', amount: 700, note: 'By ABA' };
    const died = await dying(() => admin.ask(documents.topUp, { id, ...transfer, reference: `FT ${n}00` }));
    await expectBalancedBooks(world);
    interface Line {
      readonly reason: string;
      readonly amount: { readonly amount: number };
      readonly after: { readonly amount: number };
    }
    const { rows } = await admin.ask<{ rows: readonly Line[] }>(documents.agencyBalance, { id });
    const lines = rows.map(({ reason, amount, after }) => `${reason} ${amount.amount} ${after.amount}`);
    expect(died ? [[], ['top_up 700 700']] : [['top_up 700 700']]).toContainEqual(lines);
    return died;
  });
});
