import { expect, test } from '@jest/globals';
import { allFields, DOCUMENT_NUMBER, missingFields } from './passenger-field.js';

test('what several operators want is asked once, in one order', () => {
  expect(allFields([['BIRTH_DATE'], ['DOCUMENT', 'BIRTH_DATE'], [], ['SOMETHING_NEWER']])).toEqual([
    'DOCUMENT',
    'BIRTH_DATE',
  ]);
});

test.each([
  [{}, ['DOCUMENT', 'BIRTH_DATE']],
  [{ documentNumber: ' ', birthDate: null }, ['DOCUMENT', 'BIRTH_DATE']],
  [{ documentNumber: 'N0123456', email: 'a@example.com' }, ['BIRTH_DATE']],
  [{ documentNumber: 'N0123456', birthDate: '1990-05-01' }, []],
] as const)('of %j is missing %j', (told, missing) =>
  expect(missingFields(told, ['DOCUMENT', 'BIRTH_DATE'])).toEqual(missing),
);

test.each([
  ['N01234567', true],
  ['010 123 456', true],
  ['AB-12/34', true],
  ['123', false],
  ['PASSPORT', false],
  ['-1234', false],
  ['N012\u0000345', false],
  ['<b>1234</b>', false],
  ['1'.repeat(25), false],
])('%s is a number of a document: %s', (text, isOne) => expect(DOCUMENT_NUMBER.test(text)).toBe(isOne));
