import { describe, expect, test } from '@jest/globals';
import { drawCodes, fitsClass, type OpenRange, type SoldSeat } from './draw-codes.rules.js';

const online = { bookedFrom: 'web', roundTrip: false };
const range = (id: string, more: Partial<OpenRange> = {}): OpenRange => ({
  id,
  classId: id,
  operatorId: '7',
  createFor: 'EVERYBODY',
  journeyType: 'ANY',
  allowForeigners: true,
  allowLocals: true,
  prefix: `R${id}-`.replace(/\d/, 'X'),
  suffix: '',
  digits: 3,
  from: 1,
  next: 1,
  to: 3,
  ...more,
});
const seats = (...nationalities: ('LOCAL' | 'FOREIGN')[]): SoldSeat[] =>
  nationalities.map((nationality, index) => ({ partId: `${index}`, operatorId: '7', nationality }));
const drawn = (of: SoldSeat[], ranges: OpenRange[], sale = online) =>
  drawCodes(of, ranges, sale).codes.map(({ code }) => code);

describe('the class that fits', () => {
  test.each([
    ['everybody', {}, 'FOREIGN', online, true],
    ['locals only, a local', { allowForeigners: false }, 'LOCAL', online, true],
    ['locals only, a foreigner', { allowForeigners: false }, 'FOREIGN', online, false],
    ['foreigners only, a local', { allowLocals: false }, 'LOCAL', online, false],
    ['online, sold by a counter', { createFor: 'ONLINE' }, 'LOCAL', { ...online, bookedFrom: 'admin' }, false],
    ['online, sold by a key', { createFor: 'ONLINE' }, 'LOCAL', { ...online, bookedFrom: 'api' }, true],
    ['counters, sold by a counter', { createFor: 'BACK_OFFICE' }, 'LOCAL', { ...online, bookedFrom: 'admin' }, true],
    ['one way, a round trip', { journeyType: 'ONE_WAY' }, 'LOCAL', { ...online, roundTrip: true }, false],
    ['round trips, a round trip', { journeyType: 'ROUND_TRIP' }, 'LOCAL', { ...online, roundTrip: true }, true],
  ] as const)('%s', (_, more, nationality, sale, expected) => {
    expect(fitsClass(range('1', more), nationality, sale)).toBe(expected);
  });

  test('the narrowest comes first, the oldest among equals', () => {
    const any = range('1', { prefix: 'ANY-' });
    const local = range('2', { prefix: 'LOC-', allowForeigners: false });
    const web = range('3', { prefix: 'WEB-', createFor: 'ONLINE' });
    const later = range('4', { prefix: 'LAT-', createFor: 'ONLINE' });
    expect(drawn(seats('LOCAL'), [any, local])).toEqual(['LOC-001']);
    expect(drawn(seats('FOREIGN'), [any, local])).toEqual(['ANY-001']);
    expect(drawn(seats('LOCAL'), [any, local, web, later])).toEqual(['WEB-001']);
  });
});

describe('the ranges of a class', () => {
  const first = range('1', { classId: '1', prefix: 'A-', next: 3 });
  const second = range('2', { classId: '1', prefix: 'A-', from: 10, next: 10, to: 11 });

  test('are used in order, the next one where one is used up', () => {
    expect(drawn(seats('LOCAL', 'FOREIGN', 'LOCAL'), [second, first])).toEqual(['A-003', 'A-010', 'A-011']);
  });

  test('tell what they give next', () => {
    expect(drawCodes(seats('LOCAL', 'LOCAL'), [first, second], online).next).toEqual([
      { id: '1', next: 4 },
      { id: '2', next: 11 },
    ]);
  });

  test('where none is left, nothing is drawn', () => {
    expect(drawn(seats('LOCAL'), [range('1', { next: 4 })])).toEqual([]);
    expect(drawn(seats('LOCAL'), [range('1', { operatorId: '8' })])).toEqual([]);
  });
});
