import { expect, test } from '@jest/globals';
import { formatOffer } from '@naga/kernel/offer.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import fc from 'fast-check';
import { asForeign, asNationalOf, journeyPrice } from '../src/journey/journey-fare.js';
import { lowestFare, readOffers } from '../src/journey/lowest-fare.js';
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

test('the lowest fare is the least that one adult, a visitor or at home, would be quoted for one of the journeys', () => {
  const journeys = fc.array(fc.array(ride, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(tariff, journeys, fc.option(national), (prices, offered, who) => {
      const totals = offered.flatMap((legs) => {
        const price = journeyPrice(prices, legs, who === null ? asForeign : asNationalOf(who), {
          adults: 1,
          children: 0,
        });
        return price === undefined ? [] : [price.total];
      });
      expect(lowestFare(prices, readOffers(offered.map(formatOffer)), 0, { nationalOf: who })?.amount).toBe(
        Math.min(...totals),
      );
    }),
  );
});

test('of several currencies the lowest fare is the one that is worth least by the rates that hold, whichever comes first', () => {
  const on = (fareKey: string, localCountryCode: string) => [
    { fareKey, date: travelDate(FRIDAY), localCountryCode, hasPassengerTypePricing: false },
  ];
  const [dollars, kip] = [on('1.10.100.11-14', 'KH'), on('3.30.300.15-16', 'LA')];
  const rate = (id: string, perDollar: string, from: string) => ({
    ...{ id, currency: 'LAK' as const, perDollar, validFrom: new Date(from), writtenAt: new Date(from) },
  });
  const currencyRates = [rate('1', '21000', '2026-11-01'), rate('2', '30000', '2026-11-10')];
  const lowestOf = (rates: typeof currencyRates, day: string, ...journeys: ReturnType<typeof on>[]) =>
    lowestFare(
      new Tariff({ ...SOME_TARIFF, currencyRates: rates }),
      readOffers(journeys.map(formatOffer)),
      Date.parse(day),
    )?.currency;
  for (const [first, second] of [
    [dollars, kip],
    [kip, dollars],
  ] as const) {
    // 300,000 kip are 14.29 dollars, and later 10.00, beside 12.30 with the fee.
    expect(lowestOf(currencyRates, '2026-11-05', first, second)).toBe('USD');
    expect(lowestOf(currencyRates, '2026-11-15', first, second)).toBe('LAK');
  }
  // Who watches one currency is told of that alone.
  const all = readOffers([dollars, kip].map(formatOffer));
  const prices = new Tariff({ ...SOME_TARIFF, currencyRates });
  const lowestIn = (currency: string) => lowestFare(prices, all, Date.parse('2026-11-15'), { currency })?.currency;
  expect(['USD', 'LAK', 'THB'].map(lowestIn)).toEqual(['USD', 'LAK', undefined]);
  // Nobody can say: the first stays.
  expect(lowestOf([], '2026-11-15', kip, dollars)).toBe('LAK');
});
