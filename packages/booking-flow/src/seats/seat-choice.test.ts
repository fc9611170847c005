import { describe, expect, test } from '@jest/globals';
import {
  chooseSeats,
  emptyChoice,
  faultsOfChoice,
  localsIn,
  readChoice,
  type SeatChoice,
  type SeatChoiceStep,
} from './seat-choice.js';

const seat = (number: string, allowMale = true, allowFemale = true) => ({ number, allowMale, allowFemale });
const RIDES = [
  { id: 'A', seats: [seat('1A'), seat('1B'), seat('3A', false, true)] },
  { id: 'B', seats: [seat('1A'), seat('2A', true, false)] },
];
const after = (...steps: SeatChoiceStep[]): SeatChoice => steps.reduce(chooseSeats, emptyChoice(2, 'FOREIGN'));
const COMPLETE: SeatChoiceStep[] = [
  { type: 'seats', legId: 'A', seats: ['1A', '1B'] },
  { type: 'seats', legId: 'B', seats: ['1A', '2A'] },
  { type: 'sitter', index: 0, change: { title: 'MS' } },
  { type: 'sitter', index: 1, change: { title: 'MR', nationality: 'LOCAL' } },
];

describe('choosing seats', () => {
  test('never takes more seats than there are passengers', () => {
    expect(after({ type: 'seats', legId: 'A', seats: ['1A', '1B', '3A'] }).seats['A']).toEqual(['1A', '1B']);
  });

  test('a seat taken meanwhile goes, every other choice stays', () => {
    const choice = after(...COMPLETE, { type: 'taken', legId: 'A', seats: ['1A'] });
    expect(choice.seats).toEqual({ A: ['1B'], B: ['1A', '2A'] });
    expect(choice.sitters[1]).toEqual({ title: 'MR', nationality: 'LOCAL' });
  });

  test('without a ride named, a taken seat goes from every ride', () => {
    expect(after(...COMPLETE, { type: 'taken', seats: ['1A'] }).seats).toEqual({ A: ['1B'], B: ['2A'] });
  });

  test('a kept choice comes back for the same number of passengers only', () => {
    const kept = after(...COMPLETE);
    expect(chooseSeats(emptyChoice(2, 'FOREIGN'), { type: 'restore', choice: kept })).toEqual(kept);
    expect(chooseSeats(emptyChoice(1, 'FOREIGN'), { type: 'restore', choice: kept }).seats).toEqual({});
  });

  test('locals are counted, for they decide the price', () => {
    expect(localsIn(after(...COMPLETE))).toBe(1);
  });

  test.each([
    ['a complete choice', COMPLETE, []],
    [
      'nothing chosen yet',
      [],
      [
        { code: 'SEATS_MISSING', legId: 'A', missing: 2 },
        { code: 'SEATS_MISSING', legId: 'B', missing: 2 },
        { code: 'TITLE_MISSING', index: 0 },
        { code: 'TITLE_MISSING', index: 1 },
      ],
    ],
    [
      'a man on a women’s seat',
      [...COMPLETE, { type: 'seats', legId: 'A', seats: ['1A', '3A'] }],
      [{ code: 'WOMEN_ONLY', legId: 'A', index: 1, seatNumber: '3A' }],
    ],
    [
      'a woman on a men’s seat',
      [...COMPLETE, { type: 'seats', legId: 'B', seats: ['2A', '1A'] }],
      [{ code: 'MEN_ONLY', legId: 'B', index: 0, seatNumber: '2A' }],
    ],
  ] as [string, SeatChoiceStep[], unknown[]][])('%s', (_, steps, expected) => {
    expect(faultsOfChoice(after(...steps), RIDES)).toEqual(expected);
  });

  test.each([null, '', 'no json', '{}', '{"seats":{}}'])('%p is no kept choice', (text) => {
    expect(readChoice(text)).toBeUndefined();
  });

  test('a choice survives being kept as text', () => {
    const choice = after(...COMPLETE);
    expect(readChoice(JSON.stringify(choice))).toEqual(choice);
  });
});
