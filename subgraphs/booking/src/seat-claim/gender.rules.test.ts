import { expect, test } from '@jest/globals';
import { neighboursOf, type PlacedSeat, seatsBesideOtherSex, seatsRefusingSex } from './gender.rules.js';

const at = (number: string, row: number, column: number, floor = 1, allow = [true, true]): PlacedSeat => ({
  number,
  floor,
  row,
  column,
  allowMale: allow[0]!,
  allowFemale: allow[1]!,
});
/** 2+2 with an aisle in column 3, a second floor above, a ladies' seat at the back. */
const layout = [
  at('1A', 1, 1),
  at('1B', 1, 2),
  at('1C', 1, 4),
  at('1D', 1, 5),
  at('2A', 2, 1),
  at('U1', 1, 2, 2),
  at('L1', 3, 1, 1, [false, true]),
  at('M1', 3, 4, 1, [true, false]),
];
const mr = (seatNumber: string) => ({ seatNumber, title: 'MR' as const });
const ms = (seatNumber: string) => ({ seatNumber, title: 'MS' as const });

test.each([
  ['side by side', ['1A'], ['1B']],
  ['an aisle separates', ['1B', '1C'], ['1A', '1D']],
  ['the row behind is not beside', ['2A'], []],
  ['the floor above is not beside', ['U1'], []],
  ['one’s own seats are not neighbours', ['1A', '1B'], []],
])('neighbours: %s', (_, asked, expected) => {
  expect(neighboursOf(asked.map(ms), layout)).toEqual(expected);
});

test.each([
  ['a man beside a strange woman', [mr('1A')], [ms('1B')], ['1A']],
  ['a woman beside a strange man', [ms('1A')], [mr('1B')], ['1A']],
  ['a man beside a man', [mr('1A')], [mr('1B')], []],
  ['across the aisle', [mr('1B')], [ms('1C')], []],
  ['only the seat that lies beside', [mr('1A'), mr('1D')], [ms('1C')], ['1D']],
  ['a stranger on a seat the layout lost', [mr('1A')], [ms('gone')], []],
])('gender rule: %s', (_, asked, others, refused) => {
  expect(seatsBesideOtherSex(asked, others, layout)).toEqual(refused);
});

test.each([
  ['a man on a ladies’ seat', [mr('L1')], ['L1']],
  ['a woman on a ladies’ seat', [ms('L1')], []],
  ['a woman on a men’s seat', [ms('M1'), mr('1A')], ['M1']],
  ['a seat nobody knows is another rule’s matter', [mr('99')], []],
])('seats that refuse a sex: %s', (_, asked, refused) => {
  expect(seatsRefusingSex(asked, layout)).toEqual(refused);
});
