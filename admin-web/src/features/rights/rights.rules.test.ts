import { expect, test } from '@jest/globals';
import { rightsOfRole } from './rights.rules.js';

test('people of agencies handle parcels only when they are flagged', () => {
  const role = { basedOn: 3, permissions: [{ name: 'cargo.create', scope: 'own' }] };
  expect(rightsOfRole(role, false)).toEqual({});
  expect(rightsOfRole(role, true)).toEqual({ 'cargo.create': 'own' });
  expect(rightsOfRole({ ...role, basedOn: 6 }, false)).toEqual({ 'cargo.create': 'own' });
});
