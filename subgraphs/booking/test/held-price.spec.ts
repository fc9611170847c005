import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type SeenBooking, type SeenPayment, seat, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.pricing.coupons.set('SUMMER', { saves: 300 });
});
afterAll(() => world.close());

type Paid = SeenPayment & { readonly amount: SeenBooking['total'] };

const passenger = fc.record({ nationality: fc.constantFrom('LOCAL', 'FOREIGN'), title: fc.constantFrom('MR', 'MS') });
/** What happens between a hold and its payment: the tariff goes up or down, a coupon is put on and taken off again. */
const step = fc.oneof(fc.integer({ min: -400, max: 5000 }), fc.constant('COUPON' as const));

const amountOf = ({ legs }: SeenBooking): number[] => legs.flatMap(({ parts }) => parts.map(({ fare }) => fare.amount));

test('a quote held is the price charged, however the tariff changes between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(passenger, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      async (people, steps) => {
        world.pricing.surcharge = 0;
        const traveller = world.aTraveller();
        const seats = people.map((person, at) => seat(`${at + 1}A`, person));
        await traveller.holds(world.aDeparture().leg(), seats);
        const held = (await traveller.sees())!;
        for (const one of steps) {
          if (one !== 'COUPON') world.pricing.surcharge = one;
          else {
            await traveller.appliesCoupon('SUMMER');
            await traveller.removesCoupon();
          }
        }
        await traveller.tellsNames();
        const { payment } = await traveller.startsToPay<{ booking: SeenBooking; payment: Paid }>();
        await traveller.decides(payment.reference, 'APPROVE');
        const sold = (await traveller.sees())!;
        world.pricing.surcharge = 0;
        expect(payment.amount.amount).toBe(held.total.amount);
        expect(sold.total).toEqual(held.total);
        expect(amountOf(sold)).toEqual(amountOf(held));
      },
    ),
    { numRuns: 12 },
  );
});
