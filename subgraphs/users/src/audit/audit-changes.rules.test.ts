import { expect, test } from '@jest/globals';
import { fieldChanges } from './audit-changes.rules.js';

const plain = (field: string, before: string | null, after: string | null) => ({ field, before, after, masked: false });

test('an update tells both sides, fields as the graph calls them', () => {
  const changes = {
    payment_status: ['UNPAID', 'PAID'],
    total: [100, 250],
    names: [{ en: 'A' }, { en: 'B' }],
    note: [null, 'x'],
  };
  expect(fieldChanges('update', changes)).toEqual([
    plain('names', '{"en":"A"}', '{"en":"B"}'),
    plain('note', null, 'x'),
    plain('paymentStatus', 'UNPAID', 'PAID'),
    plain('total', '100', '250'),
  ]);
});

test('an insert tells what was written, a delete what was there, both without what was empty', () => {
  const row = { id: 7, active: false, note: null };
  expect(fieldChanges('insert', row)).toEqual([plain('active', null, 'false'), plain('id', null, '7')]);
  expect(fieldChanges('delete', row)).toEqual([plain('active', 'false', null), plain('id', '7', null)]);
  expect(fieldChanges('import', { rows: 1000 })).toEqual([plain('rows', null, '1000')]);
  expect(fieldChanges('truncate', {})).toEqual([]);
});

test('masks are said to be masks, and their checksums are kept from readers', () => {
  const changes = {
    email: ['d***@example.com#a1b', null],
    password_hash: ['***', '***'],
    first_name: ['S***#000', 'B***#fff'],
  };
  expect(fieldChanges('update', changes)).toEqual([
    { field: 'email', before: 'd***@example.com', after: null, masked: true },
    { field: 'firstName', before: 'S***', after: 'B***', masked: true },
    { field: 'passwordHash', before: '***', after: '***', masked: true },
  ]);
});
