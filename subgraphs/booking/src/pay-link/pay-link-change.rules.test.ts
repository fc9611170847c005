import { describe, expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import {
  type ChangeableLink,
  changedLinkFields,
  closedLinkFields,
  endOfDay,
  lastDayOf,
  linkProblems,
} from './pay-link-change.rules.js';

const NOW = Date.parse('2026-11-20T13:00:00+07:00');
const LINK: ChangeableLink = {
  payerName: 'Chan Sophea',
  payerEmail: 'sophea@example.com',
  language: 'km',
  reason: 'Extra luggage',
  payableUntil: travelDate('2026-11-27'),
  note: null,
};
const ALL: ChangeableLink = {
  payerName: 'Sok Dara',
  payerEmail: 'dara@example.com',
  language: 'en',
  reason: 'A lost bag',
  payableUntil: travelDate('2026-12-24'),
  note: 'Called',
};
const FIELDS = ['payerName', 'payerEmail', 'language', 'reason', 'payableUntil', 'note'] as const;

test('what is as it was is no change', () => {
  expect(changedLinkFields(LINK, { ...LINK })).toEqual([]);
  expect(changedLinkFields(LINK, ALL)).toEqual(FIELDS);
});

test.each([
  ['a custom payment that is open', 'CUSTOM', 'OPEN', [], NOW + 1, []],
  ['one that was tried in vain', 'CUSTOM', 'OPEN', ['DECLINED', 'PENDING'], NOW + 1, []],
  ['one whose money is looked at', 'CUSTOM', 'OPEN', ['REVIEW'], NOW + 1, ['reason']],
  ['one that is just being paid', 'CUSTOM', 'OPEN', ['AUTHORIZED'], NOW + 1, ['reason']],
  ['a donation that is open', 'DONATION', 'OPEN', [], NOW + 1, ['reason', 'payableUntil']],
  ['one that is paid', 'CUSTOM', 'PAID', ['SETTLED'], NOW + 1, FIELDS.slice(0, 5)],
  ['one that was taken back', 'CUSTOM', 'CANCELLED', [], NOW + 1, FIELDS.slice(0, 5)],
  ['one whose time is over', 'CUSTOM', 'EXPIRED', [], NOW, FIELDS.slice(0, 5)],
  ['one whose time is over and not yet swept', 'CUSTOM', 'OPEN', [], NOW, FIELDS.slice(0, 5)],
] as const)('of %s these stay', (_, kind, state, payments, expiresAt, closed) => {
  const link = { kind, state, expiresAt, payments: payments.map((each) => ({ state: each })) };
  expect(closedLinkFields(link, FIELDS, NOW)).toEqual(closed);
});

describe('a link as it shall be', () => {
  const wrong = (change: Partial<ChangeableLink>, kind: 'CUSTOM' | 'DONATION' = 'CUSTOM') => {
    const after = { ...LINK, ...change };
    return linkProblems({ kind }, after, changedLinkFields(LINK, after), NOW).map(
      ({ path, code }) => `${path} ${code}`,
    );
  };
  test.each([
    [
      'has a payer, his address and a reason',
      { payerName: null, payerEmail: null, reason: '' },
      ['payerName REQUIRED', 'payerEmail REQUIRED', 'reason REQUIRED'],
    ],
    ['can be paid today', { payableUntil: travelDate('2026-11-20') }, []],
    ['not yesterday', { payableUntil: travelDate('2026-11-19') }, ['payableUntil RANGE']],
    ['for ninety days', { payableUntil: travelDate('2027-02-18') }, []],
    ['and no longer', { payableUntil: travelDate('2027-02-19') }, ['payableUntil RANGE']],
  ])('%s', (_, change, expected) => expect(wrong(change)).toEqual(expected));

  test('of a donation needs no name and no address', () =>
    expect(wrong({ payerName: null, payerEmail: null }, 'DONATION')).toEqual([]));
});

test('the last day of a link is the day it ends on, or the one before where it ends at midnight', () => {
  expect(lastDayOf(Date.parse('2026-11-27T13:00:00+07:00'))).toBe('2026-11-27');
  expect(lastDayOf(endOfDay(travelDate('2026-11-27')))).toBe('2026-11-27');
  expect(new Date(endOfDay(travelDate('2026-11-27'))).toISOString()).toBe('2026-11-27T17:00:00.000Z');
});
