import { expect, test } from '@jest/globals';
import { aCoach, aSeat } from '../testing/coach.js';
import { planOf, seatBeside } from './seat-rows.js';

test('a column in which nobody sits is a passage', () => {
  expect(planOf(aCoach(2), 1).columns).toEqual(['cells', 'cells', 'passage', 'cells', 'cells']);
});

test('a back bench across the passage makes it a column of seats', () => {
  expect(planOf([...aCoach(2), aSeat('3M', 3, 3)], 1).columns[2]).toBe('cells');
});

test('numbering of rows and columns may start anywhere', () => {
  const plan = planOf([aSeat('A', 7, 4), aSeat('B', 9, 5)], 1);
  expect(plan).toMatchObject({ firstColumn: 4, rows: [{ ordinal: 1 }, { ordinal: 2 }] });
});

test('only the asked floor is planned', () => {
  expect(planOf(aCoach(2), 2).rows).toEqual([]);
});

test('no seat lies beyond the edges', () => {
  const plan = planOf(aCoach(1), 1);
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'Enter']) expect(seatBeside(plan, '1A', key)).toBeUndefined();
});
