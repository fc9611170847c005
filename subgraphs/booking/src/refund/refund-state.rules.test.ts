import { describe, expect, test } from '@jest/globals';
import type { RefundFailure } from '../payment/refund-failure.rules.js';
import { endsTries, refundStates, retryAt, waitsForPerson } from './refund-state.rules.js';

const HOUR = 3_600_000;

describe('when a refused refund is tried again', () => {
  test.each([
    ['ACCOUNT_CLOSED', [1, null, null]],
    ['NOT_REFUNDABLE', [1, null, null]],
    ['OTHER', [1, 6, 24, 24, null, null]],
  ] as const)('%s: hours after each refusal', (failure, hours) => {
    const waits = hours.map((_, index) => retryAt(index + 1, failure, 5));
    expect(waits).toEqual(hours.map((wait) => (wait === null ? null : 5 + wait * HOUR)));
  });
});

describe('the refusal after which it waits for a person', () => {
  test.each<[string, { failures: number; failure: RefundFailure | null }, RefundFailure, boolean]>([
    ['the first', { failures: 0, failure: null }, 'ACCOUNT_CLOSED', false],
    ['the second of a closed account', { failures: 1, failure: 'ACCOUNT_CLOSED' }, 'ACCOUNT_CLOSED', true],
    ['the fourth without a reason', { failures: 3, failure: 'OTHER' }, 'OTHER', false],
    ['the fifth', { failures: 4, failure: 'OTHER' }, 'OTHER', true],
    ['a reason at last', { failures: 2, failure: 'OTHER' }, 'NOT_REFUNDABLE', true],
    ['what a person tried himself', { failures: 2, failure: 'ACCOUNT_CLOSED' }, 'ACCOUNT_CLOSED', false],
  ])('%s', (_, before, failure, ends) => {
    expect(endsTries(before, failure)).toBe(ends);
  });
});

test('only what was refused, and is not tried again, waits for a person', () => {
  expect(waitsForPerson({ failures: 0, failure: null })).toBe(false);
  expect(waitsForPerson({ failures: 1, failure: 'NOT_REFUNDABLE' })).toBe(false);
  expect(waitsForPerson({ failures: 2, failure: 'NOT_REFUNDABLE' })).toBe(true);
});

test('the steps are those of rules.md 6', () => {
  const states = ['created', 'transit', 'done', 'failed', 'canceled'] as const;
  const steps = states.flatMap((was) => states.filter((is) => refundStates.can(was, is)).map((is) => `${was} ${is}`));
  expect(steps).toEqual(['created transit', 'created canceled', 'transit done', 'transit failed', 'failed created']);
});
