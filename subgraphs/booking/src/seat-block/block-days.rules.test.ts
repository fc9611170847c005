import { expect, test } from '@jest/globals';
import { blockProblems, daysOf } from './block-days.rules.js';

const wish = { from: '2026-11-23', until: '2026-11-23', seats: ['1A'], reason: 'The seat is broken' };

test.each([
  ['one day', {}, []],
  ['a month', { until: '2026-12-23' }, []],
  ['more than a month', { until: '2026-12-24' }, ['until']],
  ['the wrong way round', { until: '2026-11-22' }, ['until']],
  ['a day that is over', { from: '2026-11-19', until: '2026-11-21' }, ['from']],
  ['today', { from: '2026-11-20', until: '2026-11-20' }, []],
  ['no seat', { seats: [] }, ['seats']],
  ['no reason', { reason: '  ' }, ['reason']],
  ['a novel', { reason: 'x'.repeat(201) }, ['reason']],
])('%s', (_, more, paths) => {
  expect(blockProblems({ ...wish, ...more }, '2026-11-20').map(({ path }) => path)).toEqual(paths);
});

test('days count with the first and the last', () => {
  expect(daysOf({ from: '2026-11-29', until: '2026-12-01' })).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
});
