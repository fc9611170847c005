import { describe, expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { fareOf, type PassengerType } from '../src/price/price.rules.js';
import { Tariff } from '../src/tariff/tariff.js';
import {
  aRule,
  dropPrice,
  dropSupplement,
  putPrice,
  putRule,
  putSupplement,
} from '../src/tariff-operation/operation.fixture.js';
import type { Operation } from '../src/tariff-operation/operation.rules.js';
import { rowsWith, type TriedChange } from '../src/tariff-replay/overlay.js';
import { FRIDAY, frontRow, SATURDAY, SOME_TARIFF } from './tariff.fixture.js';

const DECEMBER = '2026-12-01';
/** From Phnom Penh to Siem Reap. */
const CELL = { from: '1', to: '3' };

function under(operations: readonly Operation[], more: Partial<TriedChange> = {}, rows = SOME_TARIFF) {
  const change = {
    operatorId: '1',
    effectiveFrom: DECEMBER,
    version: 4,
    together: [],
    names: new Map<string, string>(),
  };
  return new Tariff(rowsWith(rows, { ...change, operations, ...more }));
}
const seatOn = (tariff: Tariff, day: string, type: PassengerType = 'ADULT', fareKey = '1.10.100.11-14') =>
  tariff.seat(fareKey, travelDate(day), 'LOCAL', type);
const fareOn = (...asked: Parameters<typeof seatOn>) => {
  const seat = seatOn(...asked);
  return seat && fareOf(seat.stages);
};

describe('a tariff under a change nobody has written', () => {
  test('has its prices on the days before, too: what was sold is priced by it', () => {
    const tariff = under([putPrice({ local: 800 }, CELL), dropPrice({ from: '1', to: '2' })]);
    expect([fareOn(tariff, FRIDAY), fareOn(tariff, DECEMBER)]).toEqual([800, 800]);
    expect(fareOn(tariff, FRIDAY, 'ADULT', '1.10.100.11-13')).toBeUndefined();
    expect(fareOn(tariff, FRIDAY, 'CHILD')).toBe(450);
    expect(seatOn(tariff, FRIDAY)!.stages[0]!.source).toBe('zones Phnom Penh → Siem Reap version 4');
  });

  test('leaves what others decided for later days, and nothing of what holds until its first', () => {
    const price = SOME_TARIFF.baseTicketPrices[0]!;
    const timed = (effectiveFrom: string, localValue: number) => ({
      ...price,
      id: `9${localValue}`,
      effectiveFrom,
      localValue,
    });
    const rows = {
      ...SOME_TARIFF,
      baseTicketPrices: [...SOME_TARIFF.baseTicketPrices, timed('2026-11-25', 950), timed('2026-12-20', 1200)],
    };
    const tariff = under([putPrice({ local: 800 }, CELL)], {}, rows);
    expect(['2026-11-20', '2026-11-26', DECEMBER, '2026-12-22'].map((day) => fareOn(tariff, day))).toEqual([
      800, 800, 800, 1200,
    ]);
  });

  test('has its supplements as if they had always been there; what others decided for later days stays', () => {
    const rows = {
      ...SOME_TARIFF,
      tariffSupplements: [frontRow(), frontRow({ id: '9', effectiveFrom: '2026-12-20', localValue: 300 })],
    };
    const front = '1.10.101.11-14/3:4';
    const dearer = under([putSupplement({ local: 200 })], {}, rows);
    expect([FRIDAY, DECEMBER, '2026-12-20'].map((day) => fareOn(dearer, day, 'ADULT', front))).toEqual([
      1100, 1100, 1200,
    ]);
    expect(seatOn(dearer, FRIDAY, 'ADULT', front)!.stages[1]!.source).toBe('supplement Front row version 4');
    expect(fareOn(under([dropSupplement()], {}, rows), FRIDAY, 'ADULT', front)).toBe(900);
  });

  test('has its rules as if they had always been there; one that begins later begins then', () => {
    const always = under([putRule({ local: 1800, validFrom: DECEMBER, priority: 1 })]);
    expect(fareOn(always, FRIDAY)).toBe(1800);
    expect(seatOn(always, FRIDAY)!.stages[1]!.source).toBe('rule new version 4');
    const later = under([putRule({ local: 1800, validFrom: '2026-12-24', priority: 1 })]);
    expect([fareOn(later, FRIDAY), fareOn(later, '2026-12-24')]).toEqual([900, 1800]);
    expect(seatOn(later, '2026-12-24')!.stages[1]!.source).toBe('rule new version 4 from 2026-12-24');
  });

  test('has no rule that it ends or takes the place of', () => {
    const was = aRule();
    expect(fareOn(under([{ kind: 'END_RULE', ruleId: '7', was }]), SATURDAY)).toBe(900);
    expect(fareOn(under([putRule({ local: 1100 }, '7', was)]), SATURDAY)).toBe(1100);
    expect(fareOn(under([]), SATURDAY)).toBe(1000);
  });

  test('has a zone for stops that have none yet, and one for those that shall cost the same', () => {
    const operations = [putPrice({ local: 300 }, { from: 'stop:11', to: 'stop:21' })];
    const names = new Map([
      ['21', 'Takeo'],
      ['22', 'Kep'],
    ]);
    const alone = under(operations, { names });
    expect(fareOn(alone, FRIDAY, 'ADULT', '1.10.101.11-21')).toBe(300);
    expect(fareOn(alone, FRIDAY, 'ADULT', '1.10.101.11-22')).toBeUndefined();
    const together = under(operations, { names, together: [['21', '22']] });
    expect(fareOn(together, FRIDAY, 'ADULT', '1.10.101.12-22')).toBe(300);
    expect(together.zonesOf('1.10.101.12-22', travelDate(FRIDAY), 'ADULT')).toEqual({
      from: 'Phnom Penh',
      to: 'Takeo – Kep',
    });
  });

  test('is otherwise what it was: no row of it is touched', () => {
    const before = structuredClone(SOME_TARIFF);
    under([putPrice({ local: 1 }, CELL), putRule({}, '7', aRule())]);
    expect(SOME_TARIFF).toEqual(before);
  });
});
