import { expect, test } from '@jest/globals';
import { cellOrNull, textTable } from './text-table.js';

test('reads a line as a row, without comments and empty lines', () => {
  expect(textTable(['place', 'km'], '\n# from the capital\nskun | 75\n\n  stoung |\n')).toEqual([
    { place: 'skun', km: '75' },
    { place: 'stoung', km: '' },
  ]);
});

test('says which row has a cell too many', () => {
  expect(() => textTable(['place'], 'skun | 75')).toThrow('2 cells, not 1: skun | 75');
});

test('an empty cell is unknown', () => {
  expect([cellOrNull(''), cellOrNull('0')]).toEqual([null, '0']);
});
