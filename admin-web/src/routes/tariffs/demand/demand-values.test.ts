import { expect, test } from '@jest/globals';
import {
  demandOf,
  demandOperations,
  FIRST,
  KEPT_OUT,
  type TypedDemand,
  typedDemand,
  wrongInDemand,
} from './demand-values.js';

const step = (kind: 'LEFT' | 'DAYS', most: string, percent: string) => ({ kind, most, percent });

test.each<[string, Partial<TypedDemand>, string[]]>([
  ['what one begins with', {}, []],
  ['no steps', { steps: [] }, []],
  ['cheaper early on', { steps: [step('DAYS', '365', '−10'), step('DAYS', '30', '0')] }, []],
  ['no number', { steps: [step('LEFT', 'x', '')] }, ['steps.0.most', 'steps.0.percent']],
  ['more than all seats', { steps: [step('LEFT', '101', '5')] }, ['steps.0.most']],
  ['the same twice', { steps: [step('LEFT', '25', '5'), step('LEFT', '25', '9')] }, ['steps.1.most']],
  ['a price beyond the limits', { steps: [step('DAYS', '1', '101')] }, ['steps.0.percent']],
  ['limits on the wrong side', { floor: '101', ceiling: '99' }, ['floor', 'ceiling']],
])('%s', (_, more, wrong) => {
  expect([...wrongInDemand({ ...FIRST, ...more })]).toEqual(wrong);
});

test('what is sent is what was typed, and reads back', () => {
  const terms = demandOf({ ...FIRST, steps: [step('DAYS', ' 30 ', '−5')] })!;
  expect(terms).toEqual({ steps: [{ kind: 'DAYS', most: 30, percent: -5 }], floor: 80, ceiling: 130 });
  expect(demandOf(typedDemand(terms))).toEqual(terms);
  expect(
    demandOperations(
      new Map([
        ['', undefined],
        ['9', KEPT_OUT],
      ]),
    ),
  ).toEqual([
    { kind: 'DROP_DEMAND', routeId: null },
    { kind: 'PUT_DEMAND', routeId: '9', demand: { steps: [], floor: 100, ceiling: 100 } },
  ]);
  expect(demandOperations(new Map([['', { ...FIRST, floor: '' }]]))).toBeUndefined();
});
