import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadBookings } from '../src/booking/booking.queries.js';
import { statusesOf } from '../src/booking/booking-money.js';
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
  'boarding',
  'approve',
  'decline',
  'late',
  'confirm',
  'cancel',
  'wait',
  'day',
  'timers',
  'rival',
] as const;
type Step = (typeof STEPS)[number];

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
    boarding: () => traveller.startsToPay('PAY_ON_BOARDING'),
    approve: () => traveller.decides(charge, 'APPROVE'),
    decline: () => traveller.decides(charge, 'DECLINE'),
    late: () => traveller.decides(charge, 'LATE'),
    confirm: () => traveller.does('confirm'),
    cancel: () => traveller.does('cancel'),
    wait: async () => world.clock.advance({ minutes: 6 }),
    day: async () => world.clock.advance({ hours: 13 }),
    timers: async () => {
      await world.job('expire-holds');
      await world.job('deliver-sandbox-callbacks');
      await world.job('send-refunds');
    },
    rival: () => world.aTraveller().isRefused(leg, [seat('1B')]),
  };
  const answer = (await steps[step]()) as { __typename?: string; booking?: object } | undefined;
  if (answer?.__typename === 'Booking') expect({ ...answer, __typename: undefined }).toEqual(await traveller.sees());
  if (answer?.__typename === 'StartedPayment') expect(answer.booking).toEqual(await traveller.sees());
}

async function expectWholeWorld(): Promise<void> {
  const [books] = await world.rows('select coalesce(sum(debit) = sum(credit), true) as balanced from ledger_entry');
  expect(books).toEqual({ balanced: true });
  const strange = await world.rows(`select b.id from booking b where
    (b.status = 'BOOKED') <> exists (select 1 from seat_claim c where c.booking_id = b.id and c.state = 'sold')
    or (b.status = 'BOOKED') <> exists (select 1 from ticket t join leg l on l.id = t.leg_id
      where l.booking_id = b.id and t.revoked_at is null)
    or (b.status = 'BOOKED' and b.payment_status not in ('PAID', 'TO_COLLECT', 'REFUND_PENDING', 'PARTIALLY_REFUNDED'))
    or (b.payment_status = 'OVERPAID')`);
  expect(strange).toEqual([]);
  const ids = await world.rows<{ id: string; status: string; paymentStatus: string }>(
    'select id::text as id, status, payment_status as "paymentStatus" from booking b order by b.id',
  );
  const bookings = await loadBookings(
    world.test.subgraph.database,
    ids.map(({ id }) => id),
  );
  const derived = bookings.map((booking) => ({ id: booking.id, ...statusesOf(booking) }));
  expect(derived.sort((a, b) => Number(a.id) - Number(b.id))).toEqual(ids);
}

test('whatever a traveller does in whatever order: books balance, paid means ticket or refund, lists say what is', async () => {
  const start = world.clock.now();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 }), async (steps) => {
      world.clock.set(start);
      const leg = world.aDeparture().leg();
      const traveller = world.aTraveller();
      expect(await traveller.holds(leg, [seat('1A'), seat('1B')])).toEqual(await traveller.sees());
      for (const step of steps) await take(step, traveller, leg);
      await expectWholeWorld();
    }),
    { numRuns: 50 },
  );
});
