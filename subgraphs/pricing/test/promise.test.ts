import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import fc from 'fast-check';
import { asForeign, asNationalOf, journeyPrice } from '../src/journey/journey-fare.js';
import { lowestFare } from '../src/journey/lowest-fare.js';
import type { PassengerType } from '../src/price/price.rules.js';
import { quoteSeats } from '../src/quote/quote-items.js';
import { Tariff } from '../src/tariff/tariff.js';
import { FRIDAY, SATURDAY, SOME_TARIFF } from './tariff.fixture.js';

const ride = fc.record({
  fareKey: fc.constantFrom('1.10.100.11-14', '1.10.101.12-14', '1.10.100.12-13', '2.20.200.14-15'),
  date: fc.constantFrom(travelDate(FRIDAY), travelDate(SATURDAY)),
  hasPassengerTypePricing: fc.boolean(),
  localCountryCode: fc.constantFrom('KH', 'LA'),
});
const tariff = fc
  .record({ percent: fc.nat(2000), fixed: fc.nat(500) })
  .map((fee) => new Tariff({ ...SOME_TARIFF, transactionFees: [{ id: '1', currency: 'USD', ...fee }] }));
const rides = fc.array(ride, { minLength: 1, maxLength: 4 });
/** A visitor, or at home in one of two countries: at home on some rides and a visitor on others. */
const national = fc.constantFrom('FR', 'KH', 'LA');
const passengers = fc
  .record({ adults: fc.nat(12), children: fc.nat(12) })
  .filter(({ adults, children }) => adults + children > 0);

test('what the results show for some passengers is what a quote of their seats charges', () => {
  fc.assert(
    fc.property(tariff, rides, national, passengers, (prices, legs, who, { adults, children }) => {
      const types: PassengerType[] = [
        ...Array<'ADULT'>(adults).fill('ADULT'),
        ...Array<'CHILD'>(children).fill('CHILD'),
      ];
      const seats = legs.flatMap((leg) =>
        types.map((type, index) => ({
          ...leg,
          ref: String(index),
          nationality: asNationalOf(who)(leg),
          passengerType: leg.hasPassengerTypePricing ? type : ('ADULT' as const),
        })),
      );
      const quote = quoteSeats(prices, seats)!;
      expect(quote.total).toBe(journeyPrice(prices, legs, asNationalOf(who), { adults, children })!.total);
      const parts = [...quote.items.map(({ fare }) => fare), ...quote.fees.map(({ amount }) => amount)];
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(quote.total);
      for (const { commission, fare } of quote.items) expect(commission).toBeLessThanOrEqual(fare);
    }),
  );
});

test('the lowest fare is the least that one foreign adult would be quoted', () => {
  fc.assert(
    fc.property(tariff, rides, (prices, legs) => {
      const totals = legs.map((leg) => journeyPrice(prices, [leg], asForeign, { adults: 1, children: 0 })!.total);
      const offers = legs.map(({ date, fareKey }) => `${date}|${fareKey}`);
      expect(lowestFare(prices, offers)?.amount).toBe(Math.min(...totals));
    }),
  );
});
