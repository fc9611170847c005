import { describe, expect, test } from '@jest/globals';
import type { MapSeat } from '@naga/ui/seat.js';
import { bestSeats } from './best-seats.js';

const STATES: Record<string, Partial<MapSeat>> = {
  x: { state: 'UNAVAILABLE' },
  '#': { state: 'BLOCKED' },
  h: { state: 'SELECTED' },
  w: { allowMale: false },
  m: { allowFemale: false },
};

/** A floor as one sees it from above, front first: `.` free, `x` taken, `#` blocked, `h` my hold, `w` women's, `m` men's, space the aisle. */
const floorOf = (plan: string, floor = 1): MapSeat[] =>
  plan.split('/').flatMap((row, rowIndex) =>
    [...row].flatMap((cell, column): MapSeat[] =>
      cell === ' '
        ? []
        : [
            {
              number: `${floor === 1 ? '' : 'U'}${rowIndex + 1}${'ABCDEFGHI'[[...row.slice(0, column)].filter((each) => each !== ' ').length]}`,
              floor,
              row: rowIndex + 1,
              column: column + 1,
              kind: 'SEAT',
              state: 'AVAILABLE',
              allowMale: true,
              allowFemale: true,
              ...STATES[cell],
            },
          ],
    ),
  );
/** One letter a passenger: m, f, or ? for a title not yet chosen. */
const company = (letters: string) =>
  [...letters].map((letter) => ({ title: letter === 'm' ? 'MR' : letter === 'f' ? 'MS' : undefined }) as const);

describe('the best seats together', () => {
  test.each([
    ['one: in front', '.. ../.. ..', '?', ['1A']],
    ['two: side by side', '.x x./.. xx', '??', ['2A', '2B']],
    ['two: front before back', 'xx xx/.. ../.. ..', '??', ['2A', '2B']],
    ['two: across the aisle before one behind the other', 'x. .x/x. xx', '??', ['1B', '1C']],
    ['two: one behind the other before a stranger between', '.x xx/.x x.', '??', ['1A', '2A']],
    ['three: one row, across the aisle', '.. x./.. ..', '???', ['2A', '2B', '2C']],
    ['four: a whole row before two rows', '.. xx/.. xx/.. ..', '????', ['3A', '3B', '3C', '3D']],
    ['four: neighbouring rows where no row is free', '.. xx/.. xx/.x x.', '????', ['1A', '1B', '2A', '2B']],
    ['five: a row and the next', '.. ../.. ..', '?????', ['1A', '1B', '1C', '1D', '2A']],
    ['my own hold counts as free', 'hh xx/xx ..', '??', ['1A', '1B']],
    ['blocked seats are no seats', '## ../.. ..', '??', ['1C', '1D']],
    ['apart, when there is no other way', '.x xx/xx xx/xx x.', '??', ['1A', '3D']],
    ['not enough', '.x xx', '??', undefined],
  ])('%s', (_, plan, letters, expected) => {
    expect(bestSeats(floorOf(plan), company(letters), true)).toEqual(expected);
  });

  test.each([
    ['a woman on the seat kept for women, in the order of the passengers', '.w xx', 'fm', ['1B', '1A']],
    ['two men not on a seat kept for women', '.w ../.. ..', 'mm', ['1C', '1D']],
    ['nobody without a title on a kept seat', 'ww mm/.. ..', '??', ['2A', '2B']],
    ['men on seats kept for men', 'mm xx', 'mm', ['1A', '1B']],
    ['only kept seats left, and nobody they are kept for', 'ww xx', 'mm', undefined],
  ])('%s', (_, plan, letters, expected) => {
    expect(bestSeats(floorOf(plan), company(letters), true)).toEqual(expected);
  });

  test.each([
    ['beside a stranger is no matter where the schedule allows it', true, 'x. xx/xx ..', '?', ['1B']],
    ['not beside a stranger where it does not', false, 'x. xx/xx ..', '?', ['2C']],
    ['beside a stranger when there is no other way', false, 'x. xx/xx .x', '?', ['1B']],
    ['an aisle separates strangers', false, 'xx .. xx', '??', ['1C', '1D']],
    ['farther apart rather than beside strangers', false, 'x. .x/xx xx/.. xx', '??', ['3A', '3B']],
  ])('%s', (_, allowed, plan, letters, expected) => {
    expect(bestSeats(floorOf(plan), company(letters), allowed)).toEqual(expected);
  });

  test('on one floor before two', () => {
    const seats = [...floorOf('.x xx/xx xx'), ...floorOf('x. xx/.x xx', 2)];
    expect(bestSeats(seats, company('??'), true)).toEqual(['U1B', 'U2A']);
    expect(bestSeats(seats, company('???'), true)).toEqual(['1A', 'U1B', 'U2A']);
  });
});
