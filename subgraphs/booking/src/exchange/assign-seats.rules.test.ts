import { describe, expect, test } from '@jest/globals';
import { assignSeats, type LayoutSeat, type Sitter, type TakenSeat } from './assign-seats.rules.js';

/** Two seats on each side of an aisle: 1A 1B | 1C 1D, 2A … */
const layout = (rows: number): LayoutSeat[] =>
  Array.from({ length: rows }, (_, row) =>
    ['A', 'B', '', 'C', 'D'].map((letter, column) => ({
      number: letter === '' ? '' : `${row + 1}${letter}`,
      kind: letter === '' ? 'AISLE' : 'SEAT',
      floor: 1,
      row: row + 1,
      column: column + 1,
      bookable: true,
      blocked: false,
      allowMale: true,
      allowFemale: true,
    })),
  ).flat();
const ms = (likes: string): Sitter => ({ title: 'MS', likes });
const mr = (likes: string): Sitter => ({ title: 'MR', likes });
const by = (seatNumber: string, title: 'MR' | 'MS' | null, own = false): TakenSeat => ({ seatNumber, title, own });
const seats = (people: Sitter[], taken: TakenSeat[] = [], mixed = true, rows = 2) =>
  assignSeats(people, { layout: layout(rows), taken, mixed });

describe('who sits where after a change', () => {
  test('on the numbers they had, where these are free', () => {
    expect(seats([ms('2C'), mr('2D')])).toEqual(['2C', '2D']);
  });
  test('else as close together as there is room', () => {
    expect(seats([ms('1A'), ms('1B')], [by('1A', 'MS')])).toEqual(['1C', '1D']);
    expect(seats([ms('9A'), ms('9B')], [by('1B', 'MS'), by('1D', 'MS')])).toEqual(['2A', '2B']);
  });
  test('else apart', () => {
    const taken = ['1A', '1B', '2A', '2D'].map((seat) => by(seat, 'MS'));
    expect(seats([ms('1A'), ms('1B'), ms('2A')], taken)).toEqual(['1C', '1D', '2B']);
  });
  test('where the rule holds, nobody beside a stranger of the other sex', () => {
    expect(seats([mr('1B')], [by('1A', 'MS')], false)).toEqual(['1C']);
    expect(seats([mr('1B')], [by('1A', 'MS')], true)).toEqual(['1B']);
    expect(seats([mr('1B')], [by('1A', 'MS', true)], false)).toEqual(['1B']);
    expect(seats([mr('1B')], [by('1A', null)], false)).toEqual(['1B']);
  });
  test('nowhere, when there is no seat for each', () => {
    expect(
      seats(
        [mr('1B')],
        ['1A', '1C'].map((seat) => by(seat, 'MS')),
        false,
        1,
      ),
    ).toBeUndefined();
    expect(seats([ms('1A'), ms('1B'), ms('1C'), ms('1D'), ms('2A')], [], true, 1)).toBeUndefined();
  });
  test('never where the layout does not sell, or the seat is for the other sex', () => {
    const ladies = layout(1).map((seat) => ({
      ...seat,
      allowMale: seat.number === '1D',
      bookable: seat.number !== '1B',
    }));
    expect(assignSeats([mr('1A')], { layout: ladies, taken: [], mixed: true })).toEqual(['1D']);
    expect(assignSeats([ms('1B')], { layout: ladies, taken: [], mixed: true })).toEqual(['1A']);
  });
});
