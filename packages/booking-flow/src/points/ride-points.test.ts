import { expect, test } from '@jest/globals';
import { mapLink, type OtherPoints, withPoints } from './ride-points.js';

const A = '77@2026-11-21:12-15';
const B = '78@2026-11-21:15-20';

test.each<[string, string, OtherPoints, string]>([
  [A, A, { from: '11' }, '77@2026-11-21:11-15'],
  [A, A, { to: '16' }, '77@2026-11-21:12-16'],
  [`${A}~${B}`, B, { from: '16', to: '21' }, `${A}~78@2026-11-21:16-21`],
  [`${A}~${B}`, A, {}, `${A}~${B}`],
  [A, B, { from: '11' }, A],
  ['nonsense', 'nonsense', { from: '11' }, 'nonsense'],
])('%s with other stops on %s: %j', (journey, leg, points, expected) => {
  expect(withPoints(journey, leg, points)).toBe(expected);
});

test('a map shows the place with a mark', () => {
  expect(mapLink(11.57, 104.92)).toBe('https://www.openstreetmap.org/?mlat=11.57&mlon=104.92#map=17/11.57/104.92');
});
