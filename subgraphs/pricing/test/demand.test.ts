import { describe, expect, test } from '@jest/globals';
import type { DemandTerms } from '@naga/kernel/demand.js';
import { formatFareKey } from '@naga/kernel/fare-key.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import fc from 'fast-check';
import type { DemandRow } from '../src/demand/demand.rules.js';
import { asForeign, journeyPrice } from '../src/journey/journey-fare.js';
import { fareOf } from '../src/price/price.rules.js';
import { quoteSeats } from '../src/quote/quote-items.js';
import { Tariff } from '../src/tariff/tariff.js';
import { aDemand, aRule, putDemand, putRule } from '../src/tariff-operation/operation.fixture.js';
import { rowsWith } from '../src/tariff-replay/overlay.js';
import { FRIDAY, frontRow, SOME_TARIFF } from './tariff.fixture.js';

const DAY = travelDate(FRIDAY);
const RIDDEN = { routeScheduleId: '77', from: 0, to: 3, seats: 44 };
const KEY = formatFareKey({
  ...{ operatorId: '1', routeId: '10', routeTimingId: '101', stopIdFrom: '11', stopIdTo: '14' },
  ...{ cabin: '3:0,4', ridden: RIDDEN },
});
const row = (terms: Partial<DemandTerms> = {}, more: Partial<DemandRow> = {}): DemandRow => ({
  ...{ id: '1', operatorId: '1', routeId: null, ...aDemand(terms) },
  ...more,
});
const withRows = (...tariffDemands: DemandRow[]) => new Tariff({ ...SOME_TARIFF, tariffDemands });
/** So many days before it leaves, with so many of 44 seats claimed; undefined: nobody knows. */
const at = (tariff: Tariff, claimed?: number, days = 3) =>
  tariff.at({
    today: addDays(DAY, -days),
    claimed: new Map(claimed === undefined ? [] : [[`77@${DAY}:0-3`, claimed]]),
  });
const seat = (tariff: Tariff, fareKey = KEY) => tariff.seat(fareKey, DAY, 'LOCAL', 'ADULT')!;
const fare = (tariff: Tariff, fareKey = KEY) => fareOf(seat(tariff, fareKey).stages);

/** Nationals pay 9.00 for the plain seat. */
describe('prices follow demand', () => {
  test.each<[string, DemandRow[], number | undefined, number]>([
    ['not unless somebody says so', [], 44, 900],
    ['not while many seats are left', [row()], 32, 900],
    ['as the last seats go', [row()], 33, 990],
    ['when all are gone', [row()], 60, 990],
    ['not where nobody knows', [row()], undefined, 900],
    ['not of another operator', [row({}, { operatorId: '2' })], 44, 900],
    ['of the route before all', [row(), row({ steps: [] }, { id: '2', routeId: '10' })], 44, 900],
    [
      'of all where the route says nothing any more',
      [row(), row({}, { id: '2', routeId: '10', sold: false })],
      44,
      990,
    ],
    ['not of another route', [row({}, { routeId: '11' })], 44, 900],
    ['from their day on', [row({}, { effectiveFrom: FRIDAY })], 44, 990],
    ['not before', [row({}, { effectiveFrom: '2026-11-21' })], 44, 900],
    ['as was decided last', [row(), row({ ceiling: 105 }, { id: '2', effectiveFrom: FRIDAY })], 44, 945],
    ['no more once it is switched off', [row(), row({}, { id: '2', effectiveFrom: FRIDAY, sold: false })], 44, 900],
  ])('%s', (_, rows, claimed, expected) => {
    expect(fare(at(withRows(...rows), claimed))).toBe(expected);
    expect(fare(at(withRows(...rows.toReversed()), claimed))).toBe(expected);
  });

  test('by days to go, and nobody’s day is before today', () => {
    const tariff = withRows(row({ steps: [{ kind: 'DAYS', most: 7, percent: 20 }] }));
    expect([8, 7, 0, -1].map((days) => fare(at(tariff, undefined, days)))).toEqual([900, 1080, 1080, 1080]);
    expect(fare(tariff)).toBe(900);
  });

  test('after the rule and before the offer and supplements, with what it looked at', () => {
    const rows = { ...SOME_TARIFF, tariffSupplements: [frontRow()], tariffDemands: [row({}, { version: 4 })] };
    const rule = { ...aRule(), id: '8', operatorId: '1', routeTimingId: '101' };
    const pricingRules = [
      {
        ...SOME_TARIFF.pricingRules[0]!,
        ...{ id: rule.id, routeTimingId: '101', isDayOfWeekDependent: false, daysOfWeek: [] },
      },
    ];
    const { stages } = seat(at(new Tariff({ ...rows, pricingRules }), 33), KEY.replace('3:0,4', '3:4'));
    expect(stages.map(({ name, subtotal }) => [name, subtotal])).toEqual([
      ['base', 900],
      ['rule', 1000],
      ['demand', 1100],
      ['supplement', 1200],
    ]);
    expect(stages[2]!.source).toBe('demand +10 % version 4: 11 of 44 seats left');
  });

  test('of rides whose seats matter alone they are asked for', () => {
    const byDays = row({ steps: [{ kind: 'DAYS', most: 7, percent: 20 }] });
    const asked = (...rows: DemandRow[]) => withRows(...rows).asksSeats(KEY, DAY) !== undefined;
    expect([asked(), asked(byDays), asked(row())]).toEqual([false, false, true]);
    expect([withRows().isSteady, withRows(byDays).isSteady]).toEqual([true, false]);
  });

  test('a change that is tried holds from its first day on, and before as if it had always been there', () => {
    const change = {
      ...{ operatorId: '1', effectiveFrom: '2026-12-01', version: 4, together: [], names: new Map<string, string>() },
      operations: [putDemand({ ceiling: 105 }), putRule({ local: 900, originalLocal: 900 })],
    };
    const rows = { ...SOME_TARIFF, tariffDemands: [row()] };
    const { stages } = seat(at(new Tariff(rowsWith(rows, change)), 40));
    expect(stages.at(-1)).toMatchObject({ subtotal: 945, source: expect.stringContaining('version 4') });
  });
});

test('results, seats and quotes of one moment are the same, add up, and stay within the limits', () => {
  const step = fc.record({
    kind: fc.constantFrom('LEFT' as const, 'DAYS' as const),
    most: fc.integer({ min: 0, max: 100 }),
    percent: fc.integer({ min: -50, max: 100 }),
  });
  const steps = fc.uniqueArray(step, { selector: ({ kind, most }) => `${kind} ${most}`, minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 50 }), fc.nat(90), (said, claimed, days) => {
      const tariff = at(withRows(row({ steps: said })), claimed, days);
      const ride = { fareKey: KEY, date: DAY, hasPassengerTypePricing: false, localCountryCode: 'KH' };
      const shown = journeyPrice(tariff, [ride], asForeign, { adults: 1, children: 0 })!;
      const item = { ref: '1', fareKey: KEY, date: DAY, nationality: 'FOREIGN', passengerType: 'ADULT' } as const;
      const quote = quoteSeats(tariff, [item])!;
      expect(quote.total).toBe(shown.total);
      const { stages, fare: charged } = quote.items[0]!;
      expect(stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged);
      expect(charged).toBeGreaterThanOrEqual(960);
      expect(charged).toBeLessThanOrEqual(1560);
    }),
  );
});
