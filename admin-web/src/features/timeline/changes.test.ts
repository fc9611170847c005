import { describe, expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { actorText } from './actor-name.js';
import { currencyOf, valueText } from './change-value.js';
import { changePath, changeTitle } from './change-title.js';
import type { Change_EntryFragment } from './timeline.generated.js';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

const person = (userId: string, name: string | null, roleName: string | null = 'Platform admin') => ({
  __typename: 'AuditPerson' as const,
  userId,
  name,
  roleName,
});
const actor = (part: Partial<Change_EntryFragment['actor']>): Change_EntryFragment['actor'] => ({
  __typename: 'AuditActor',
  service: null,
  apiKeyId: null,
  person: null,
  impersonator: null,
  onBehalfOf: null,
  ...part,
});

describe('who made a change', () => {
  test.each([
    ['a person', { person: person('1', 'Vanna Admin') }, 'Vanna Admin (Platform admin)'],
    ['somebody with a role of our own', { person: person('1', 'Dara', 'Night desk') }, 'Dara (Night desk)'],
    ['a person who is gone', { person: person('7', null, null) }, 'User 7, whose account is gone'],
    [
      'somebody as somebody else',
      { person: person('2', 'Dara', 'Customer'), impersonator: person('1', 'Vanna') },
      'Vanna (Platform admin), signed in as Dara (Customer)',
    ],
    ['a job', { service: 'import' }, 'Naga itself (import)'],
    [
      'a subgraph for somebody',
      { service: 'booking', onBehalfOf: person('2', 'Dara', 'Customer') },
      'Naga itself (booking) for Dara (Customer)',
    ],
    ['a program', { person: person('2', 'Dara', 'Partner'), apiKeyId: '9' }, 'Dara (Partner), with API key 9'],
    ['a guest', {}, 'Somebody without an account'],
  ])('%s is named', (_, part, text) => {
    expect(actorText(intl, actor(part))).toBe(text);
  });
});

describe('what was changed', () => {
  const row = { entity: 'ApiKey', rowId: '4', ofEntity: 'ApiAccount', ofId: '2' };
  const alone = { entity: 'Booking', rowId: '7', ofEntity: null, ofId: null };

  test('is a record with its page, or a part of one', () => {
    expect(changeTitle(intl, alone)).toBe('Booking 7');
    expect(changePath(alone)).toBe('/bookings/7');
    expect(changeTitle(intl, row)).toBe('API key 4 · API account 2');
    expect(changePath(row)).toBe('/api-accounts/2');
    const account = { entity: 'ApiAccount', rowId: '2', ofEntity: 'Account', ofId: '14' };
    expect(changePath(account)).toBe('/api-accounts/2');
  });

  test('may be many rows at once, or what has no page', () => {
    const many = { entity: 'Role', rowId: '*', ofEntity: null, ofId: null };
    expect(changeTitle(intl, many)).toBe('Role: many at once');
    expect(changePath(many)).toBeUndefined();
    expect(changePath({ ...alone, entity: 'Stop' })).toBeUndefined();
  });
});

test.each([
  ['2026-11-20T17:05:59.123Z', '2026-11-21 00:05'],
  ['2026-11-20T17:05:59.123+00:00', '2026-11-21 00:05'],
  ['true', 'yes'],
  ['false', 'no'],
  ['d***@example.com', 'd***@example.com'],
  ['', null],
  [null, null],
])('the value %p reads %p', (value, text) => {
  expect(valueText(intl, value)).toBe(text);
});

test.each([
  [
    'tiers',
    '[{"percent":100,"fixedFee":100,"minutesBefore":2880},{"percent":0,"fixedFee":0,"minutesBefore":0}]',
    'USD',
    '2 days before: 100 % less $1,00\u00a0USD · until departure: 0 %',
  ],
  ['exchange', '{"fee":50,"minutesBefore":15}', 'USD', '15 min before: $0,50\u00a0USD'],
  ['exchange', '{"fee":0,"minutesBefore":90}', 'KHR', '1 h 30 min before: free'],
  ['exchange', '{"fee":50,"minutesBefore":15}', null, '{"fee":50,"minutesBefore":15}'],
  ['reason', '{"fee":50,"minutesBefore":15}', 'USD', '{"fee":50,"minutesBefore":15}'],
])('terms in words: %s %s of %s', (field, value, currency, text) => {
  expect(valueText(intl, value, { field, currency })).toBe(text);
});

test('a record tells its currency among its changes', () => {
  const change = (field: string, after: string | null) => ({ field, before: null, after });
  expect(currencyOf([change('tiers', '[]'), change('currency', 'KHR')])).toBe('KHR');
  expect(currencyOf([change('tiers', '[]')])).toBeNull();
});
