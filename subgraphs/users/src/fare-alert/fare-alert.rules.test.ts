import { expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { FARE_ALERT_STATES, fareAlertStates, hasFallen, markOf } from './fare-alert.rules.js';

const usd = (amount: number) => money(amount, 'USD');

test.each([
  ['what it costs now, where nothing is typed', usd(850), undefined, 850],
  ['the same by null', usd(850), null, 850],
  ['what is typed', usd(850), 700, 700],
  ['the price itself', usd(850), 850, 850],
  ['nothing above it', usd(850), 851, undefined],
  ['nothing for nothing', usd(850), 0, undefined],
  ['no debt', usd(850), -1, undefined],
  ['no half riel', money(850_000, 'KHR'), 799_950, undefined],
  ['whole riel', money(850_000, 'KHR'), 799_900, 799_900],
])('the mark is %s', (_, lowest, typed, mark) => expect(markOf(lowest, typed)).toBe(mark));

test.each([
  ['less', usd(849), true],
  ['as much', usd(850), false],
  ['more', usd(851), false],
  ['less of another currency', money(100, 'THB'), false],
  ['nothing on sale', undefined, false],
])('%s than the mark is told: %#', (_, lowest, told) =>
  expect(hasFallen({ below: 850, currency: 'USD' }, lowest)).toBe(told),
);

test('a mailbox is proved once, and is told until somebody ends it', () => {
  const states = Object.keys(FARE_ALERT_STATES) as (keyof typeof FARE_ALERT_STATES)[];
  expect(states.map((state) => [state, fareAlertStates.next(state)])).toEqual([
    ['WAITING', ['ACTIVE']],
    ['ACTIVE', []],
  ]);
});
