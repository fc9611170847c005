import { describe, expect, test } from '@jest/globals';
import { NO_PICKUP } from '../pickup/pickup.js';
import {
  chooseSeats,
  emptyChoice,
  faultsOfChoice,
  readChoice,
  isChild,
  type SeatChoice,
  type SeatChoiceStep,
} from './seat-choice.js';

const seat = (number: string, allowMale = true, allowFemale = true) => ({ number, allowMale, allowFemale });
const COACH = {
  allowPickup: false,
  vehicle: { transportType: 'BUS' },
  boarding: { time: '2026-11-21T07:30:00+07:00' },
};
const TAXI = { ...COACH, vehicle: { transportType: 'TAXI' } };
const RIDES = [
  { ...COACH, id: 'A', seats: [seat('1A'), seat('1B'), seat('3A', false, true)] },
  { ...COACH, id: 'B', seats: [seat('1A'), seat('2A', true, false)] },
];
const after = (...steps: SeatChoiceStep[]): SeatChoice => steps.reduce(chooseSeats, emptyChoice(2, null));
const COMPLETE: SeatChoiceStep[] = [
  { type: 'seats', legId: 'A', seats: ['1A', '1B'] },
  { type: 'seats', legId: 'B', seats: ['1A', '2A'] },
  { type: 'sitter', index: 0, change: { title: 'MS' } },
  { type: 'sitter', index: 1, change: { title: 'MR', nationalOf: 'KH' } },
];

describe('choosing seats', () => {
  test('never takes more seats than there are passengers', () => {
    expect(after({ type: 'seats', legId: 'A', seats: ['1A', '1B', '3A'] }).seats['A']).toEqual(['1A', '1B']);
  });

  const begin = emptyChoice(2, null);
  const FETCHED: SeatChoiceStep = { type: 'pickup', legId: 'A', change: { address: 'Hotel', time: '06:45' } };

  test.each<[string, SeatChoiceStep, Partial<SeatChoice>]>([
    [
      'a hold that failed clears seats and passengers',
      { type: 'failed', begin },
      { seats: {}, sitters: begin.sitters, pickups: { A: { ...NO_PICKUP, address: 'Hotel', time: '06:45' } } },
    ],
    ['clearing the page clears where one is fetched, too', { type: 'clear-page', begin }, begin],
    [
      'another stop makes another ride, whose seats are chosen anew and whose passengers are the same',
      { type: 'other-points', legId: 'A', newLegId: 'C' },
      {
        seats: { B: ['1A', '2A'] },
        sitters: after(...COMPLETE).sitters,
        pickups: { C: { ...NO_PICKUP, address: 'Hotel', time: '06:45' } },
      },
    ],
  ])('%s', (_, step, expected) => {
    expect(after(...COMPLETE, FETCHED, step)).toEqual(expected);
  });

  test('what is said about being fetched is kept field by field', () => {
    const choice = after(FETCHED, { type: 'pickup', legId: 'A', change: { time: '07:00' } });
    expect(choice.pickups).toEqual({ A: { ...NO_PICKUP, address: 'Hotel', time: '07:00' } });
  });

  test('a taxi that nobody can find is a fault, a coach does not ask', () => {
    const lost: SeatChoiceStep = { type: 'pickup', legId: 'A', change: { time: '06:45' } };
    const faults = (rides: typeof RIDES) => faultsOfChoice(after(...COMPLETE, lost), rides);
    expect(faults(RIDES)).toEqual([]);
    expect(faults([{ ...RIDES[0]!, ...TAXI }, RIDES[1]!])).toEqual([
      { code: 'ADDRESS_MISSING', field: 'address', legId: 'A' },
    ]);
  });

  test('a kept choice comes back for the same number of passengers only', () => {
    const kept = after(...COMPLETE);
    expect(chooseSeats(emptyChoice(2, null), { type: 'restore', choice: kept })).toEqual(kept);
    expect(chooseSeats(emptyChoice(1, null), { type: 'restore', choice: kept }).seats).toEqual({});
  });

  test('locals are counted, for they decide the price', () => {});

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

  test.each([null, '', 'no json', '{}', '{"seats":{}}', '{"seats":{},"sitters":[]}'])(
    '%p is no kept choice',
    (text) => {
      expect(readChoice(text)).toBeUndefined();
    },
  );

  test('a choice survives being kept as text', () => {
    const choice = after(...COMPLETE);
    expect(readChoice(JSON.stringify(choice))).toEqual(choice);
  });
});

test('children who were counted in the search are the last passengers', () => {
  expect(emptyChoice(3, 'KH', 1).sitters.map(isChild)).toEqual([false, false, true]);
  expect(emptyChoice(2, 'KH').sitters).toEqual(Array(2).fill({ title: undefined, nationalOf: 'KH' }));
});
