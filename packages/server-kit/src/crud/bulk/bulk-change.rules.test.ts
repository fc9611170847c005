import { describe, expect, test } from '@jest/globals';
import { BULK_STATES, BULK_STEPS, type BulkStep, bulkAfter, isGivenUp, refusedIn, wayOf } from './bulk-change.rules.js';

describe('what somebody asks', () => {
  test.each([
    ['GOING', 'STOPPED', 'GOING'],
    ['DONE', 'DONE', 'UNDOING'],
    ['STOPPED', 'STOPPED', 'UNDOING'],
    ['UNDOING', 'UNDOING', 'UNDOING'],
    ['UNDONE', 'UNDONE', 'UNDONE'],
  ] as const)('%s: stop makes it %s, undo %s', (state, stopped, undone) => {
    expect(bulkAfter(state, 'OFF', 'stop')).toBe(stopped);
    expect(bulkAfter(state, 'OFF', 'undo')).toBe(undone);
    expect(bulkAfter(state, 'ON', 'undo')).toBe(undone);
  });

  test('what is removed does not come back, but removing is stopped', () => {
    expect(BULK_STATES.map((state) => bulkAfter(state, 'REMOVE', 'undo'))).toEqual(BULK_STATES);
    expect(bulkAfter('GOING', 'REMOVE', 'stop')).toBe('STOPPED');
  });
});

test.each([
  ['GOING', 'ON', 'ON'],
  ['GOING', 'OFF', 'OFF'],
  ['GOING', 'REMOVE', 'REMOVE'],
  ['UNDOING', 'ON', 'OFF'],
  ['UNDOING', 'OFF', 'ON'],
] as const)('%s of %s does %s to each', (step, way, done) => {
  expect(wayOf(step, way)).toBe(done);
});

test('a step takes no lines that it leaves: it comes to its end', () => {
  for (const step of Object.keys(BULK_STEPS) as BulkStep[]) {
    const { takes, done, refused, ends } = BULK_STEPS[step];
    expect([done, refused]).not.toContain(takes);
    expect(Object.keys(BULK_STEPS)).not.toContain(ends);
  }
});

test.each([
  ['GOING', 'FAILED'],
  ['DONE', 'FAILED'],
  ['STOPPED', 'FAILED'],
  ['UNDOING', 'KEPT'],
  ['UNDONE', 'KEPT'],
] as const)('%s tells lines that are %s', (state, told) => {
  expect(refusedIn(state)).toBe(told);
});

test('a line is given up at its third unexpected failure', () => {
  expect([1, 2, 3, 4].map(isGivenUp)).toEqual([false, false, true, true]);
});
