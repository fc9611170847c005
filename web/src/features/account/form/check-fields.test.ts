import { expect, test } from '@jest/globals';
import { faultOf, faultsOf } from './check-fields.js';

test.each([
  [{ name: 'a', required: true }, { a: '  ' }, 'REQUIRED'],
  [{ name: 'a' }, { a: '' }, undefined],
  [{ name: 'a', kind: 'email' as const }, { a: 'sophea@example' }, 'IS_EMAIL'],
  [{ name: 'a', kind: 'email' as const }, { a: ' sophea@example.com ' }, undefined],
  [{ name: 'a', kind: 'phone' as const }, { a: '012' }, 'IS_PHONE_NUMBER'],
  [{ name: 'a', kind: 'phone' as const }, { a: '+855 12 345 678' }, undefined],
  [{ name: 'a', min: 10 }, { a: '123456789' }, 'MIN_LENGTH'],
  [{ name: 'a', min: 10 }, { a: '1234567890' }, undefined],
  [{ name: 'a', same: 'b' }, { a: 'x', b: 'y' }, 'EQUALS'],
  [{ name: 'a', same: 'b' }, { a: 'x', b: 'x' }, undefined],
])('%j with %j: %s', (rule, values, code) => expect(faultOf(rule, values as Record<string, string>)?.code).toBe(code));

test('faults stand in the order of the form', () => {
  const rules = [
    { name: 'b', required: true },
    { name: 'a', required: true },
  ];
  expect(faultsOf(rules, {}).map(({ path }) => path)).toEqual(['b', 'a']);
});
