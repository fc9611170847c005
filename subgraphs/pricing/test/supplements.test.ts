import { describe, expect, test } from '@jest/globals';
import { formatFareKey } from '@naga/kernel/fare-key.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import fc from 'fast-check';
import { asForeign, journeyPrice } from '../src/journey/journey-fare.js';
import { fareOf, type Nationality, type PassengerType } from '../src/price/price.rules.js';
import { quoteSeats } from '../src/quote/quote-items.js';
import type { SupplementRow } from '../src/supplement/supplement.rules.js';
import { Tariff } from '../src/tariff/tariff.js';
import { FRIDAY, frontRow, SOME_TARIFF, vans } from './tariff.fixture.js';

const DAY = travelDate(FRIDAY);
const keyIn = (cabin?: string) =>
  formatFareKey({
    ...{ operatorId: '1', routeId: '10', routeTimingId: '100', stopIdFrom: '11', stopIdTo: '14', cabin },
  });
const withRows = (...tariffSupplements: SupplementRow[]) => new Tariff({ ...SOME_TARIFF, tariffSupplements });
const fare = (tariff: Tariff, cabin?: string, who: Nationality = 'LOCAL', type: PassengerType = 'ADULT', day = DAY) =>
  fareOf(tariff.seat(keyIn(cabin), day, who, type)!.stages);

/** The plain seat costs nationals 9.00 and visitors 12.00, children 4.50. */
describe('what a seat costs more', () => {
  test.each<[string, SupplementRow[], string | undefined, number]>([
    ['nothing without a supplement', [], '3:4', 900],
    ['nothing where nobody said which seat', [frontRow()], undefined, 900],
    ['what its category costs', [frontRow()], '3:4', 1000],
    ['nothing of another category', [frontRow()], '3:5', 900],
    ['nothing of none', [frontRow()], '3:0', 900],
    ['nothing of another operator', [frontRow({ operatorId: '2' })], '3:4', 900],
    ['nothing in another currency', [frontRow({ currency: 'KHR' })], '3:4', 900],
    ['what its vehicle costs', [vans()], '3:0', 950],
    ['nothing on another vehicle', [vans()], '2:0', 900],
    ['both', [frontRow(), vans()], '3:4', 1050],
    [
      'what it costs on such vehicles, in the place of elsewhere',
      [frontRow(), frontRow({ vehicleCategoryId: '3', localValue: 300 })],
      '3:4',
      1200,
    ],
    [
      'nothing on such vehicles, where it does elsewhere',
      [frontRow(), frontRow({ vehicleCategoryId: '3', localValue: 0 })],
      '3:4',
      900,
    ],
    ['elsewhere what it costs there', [frontRow(), frontRow({ vehicleCategoryId: '3', localValue: 300 })], '2:4', 1000],
    ['the cheapest of several', [frontRow(), frontRow({ seatCategoryId: '5', localValue: 20 })], '3:4,5', 920],
    ['the cheapest of several, of which one costs nothing more', [frontRow()], '3:0,4', 900],
    ['from its day on', [frontRow({ effectiveFrom: FRIDAY })], '3:4', 1000],
    ['not before', [frontRow({ effectiveFrom: '2026-11-21' })], '3:4', 900],
    [
      'no more once it is taken away',
      [frontRow(), frontRow({ id: '9', effectiveFrom: FRIDAY, sold: false })],
      '3:4',
      900,
    ],
    ['what was decided last', [frontRow(), frontRow({ id: '9', effectiveFrom: FRIDAY, localValue: 70 })], '3:4', 970],
  ])('%s', (_, rows, cabin, expected) => {
    expect(fare(withRows(...rows), cabin)).toBe(expected);
    expect(fare(withRows(...rows.toReversed()), cabin)).toBe(expected);
  });

  test('visitors pay theirs, children that of adults unless they have one', () => {
    expect(fare(withRows(frontRow()), '3:4', 'FOREIGN')).toBe(1400);
    expect(fare(withRows(frontRow()), '3:4', 'LOCAL', 'CHILD')).toBe(550);
    const own = withRows(frontRow(), frontRow({ id: '9', passengerType: 'CHILD', localValue: 10 }));
    expect(fare(own, '3:4', 'LOCAL', 'CHILD')).toBe(460);
    expect(fare(own, '3:4')).toBe(1000);
  });

  test('is a stage of its own, which says what it is paid for and which version wrote it', () => {
    const { stages } = withRows(frontRow({ version: 3 }), vans()).seat(keyIn('3:4'), DAY, 'LOCAL', 'ADULT')!;
    expect(stages.slice(1)).toEqual([
      {
        name: 'supplement',
        amount: 100,
        subtotal: 1000,
        source: 'supplement Front row version 3',
        names: { en: 'Front row' },
      },
      { name: 'supplement', amount: 50, subtotal: 1050, source: 'supplement Van', names: { en: 'Van' } },
    ]);
  });
});

test('a ride has tiers where some of its seats cost more; children a price where one of them has a supplement for them', () => {
  const tariff = withRows(frontRow(), vans());
  expect(['3:0,4', '3:4', '3:0', undefined].map((cabin) => tariff.hasSeatTiers(keyIn(cabin), DAY))).toEqual([
    ...[true, false, false, false],
  ]);
  expect([tariff.isBySeat, withRows(vans()).isBySeat]).toEqual([true, false]);
  const toKampongThom = '1.10.100.11-13/3:0,4';
  const children = withRows(frontRow({ passengerType: 'CHILD' }));
  expect([tariff, children].map((one) => one.hasChildPrice(toKampongThom, DAY))).toEqual([false, true]);
});

test('a result is the price of the cheapest seat: no seat of the ride is quoted for less, and one for as much', () => {
  const amount = fc.integer({ min: 0, max: 500 });
  const row = fc
    .record({
      seatCategoryId: fc.constantFrom('4', '5'),
      vehicleCategoryId: fc.constantFrom(null, '3'),
      localValue: amount,
      foreignValue: amount,
    })
    .map((more) => frontRow(more));
  const cabin = fc.uniqueArray(fc.constantFrom('0', '4', '5'), { minLength: 1 });
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { selector: (one) => `${one.seatCategoryId} ${one.vehicleCategoryId}` }),
      cabin,
      (rows, seats) => {
        const tariff = withRows(...rows);
        const ride = {
          fareKey: keyIn(`3:${seats.join(',')}`),
          date: DAY,
          hasPassengerTypePricing: false,
          localCountryCode: 'KH',
        };
        const from = journeyPrice(tariff, [ride], asForeign, { adults: 1, children: 0 })!.total;
        const quotes = seats.map((seat) => {
          const item = {
            ref: '1',
            fareKey: keyIn(`3:${seat}`),
            date: DAY,
            nationality: 'FOREIGN',
            passengerType: 'ADULT',
          } as const;
          const quote = quoteSeats(tariff, [item])!;
          const { stages, fare: charged } = quote.items[0]!;
          expect(stages.reduce((sum, stage) => sum + stage.amount, 0)).toBe(charged);
          return quote.total;
        });
        expect(Math.min(...quotes)).toBe(from);
      },
    ),
  );
});
