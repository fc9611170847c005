import type { DemandTerms } from '@naga/kernel/demand.js';
import { expect, test } from '@jest/globals';
import { putDemand } from '../tariff-operation/operation.fixture.js';
import { demandProblems, MOST_STEPS } from './demand-problems.rules.js';

const KNOWN = { hasRoute: (id: string) => id === '10' };
const left = (most: number, percent = 10) => ({ kind: 'LEFT' as const, most, percent });
const days = (most: number, percent = 10) => ({ kind: 'DAYS' as const, most, percent });

test.each<[string, Partial<DemandTerms>, string | null, string[]]>([
  ['steps', {}, null, []],
  ['steps of a route', {}, '10', []],
  ['steps of nobody’s route', {}, '11', ['routeId UNKNOWN']],
  ['none of an operator', { steps: [] }, null, ['demand.steps REQUIRED']],
  ['none of a route, which is kept out', { steps: [] }, '10', []],
  ['the same twice', { steps: [left(25), days(25), left(25, 5)] }, null, ['demand.steps.2.most TWICE']],
  ['more than all seats', { steps: [left(101)] }, null, ['demand.steps.0.most MAX']],
  ['more than a year', { steps: [days(366)] }, null, ['demand.steps.0.most MAX']],
  ['less than none', { steps: [days(-1)] }, null, ['demand.steps.0.most MIN']],
  ['more than half off', { steps: [days(1, -51)] }, null, ['demand.steps.0.percent MIN']],
  ['more than twice the price', { steps: [days(1, 101)] }, null, ['demand.steps.0.percent MAX']],
  ['a floor above the price', { floor: 101 }, null, ['demand.floor MAX']],
  ['a ceiling below it', { ceiling: 99 }, null, ['demand.ceiling MIN']],
  [
    'too many',
    { steps: Array.from({ length: MOST_STEPS + 1 }, (_, at) => days(at)) },
    null,
    ['demand.steps ARRAY_MAX_SIZE'],
  ],
])('%s', (_, terms, routeId, expected) => {
  expect(demandProblems(putDemand(terms, routeId), KNOWN).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('what is taken away may be of a route that is no more', () => {
  expect(demandProblems({ kind: 'DROP_DEMAND', routeId: '11', was: null }, KNOWN)).toEqual([]);
});
