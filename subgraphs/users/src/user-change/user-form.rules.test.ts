import { expect, test } from '@jest/globals';
import { changedFields, filledIn, formOf, NEW_USER } from './user-form.rules.js';

const before = { ...NEW_USER, firstName: 'Dara', telegramId: '@dara', allowAutoLogin: true, language: 'km' };

test.each([
  ['what is left out stays', {}, {}],
  ['undefined is left out', { firstName: undefined, allowAutoLogin: undefined }, {}],
  ['null empties', { telegramId: null, allowAutoLogin: null }, { telegramId: null, allowAutoLogin: false }],
  ['nothing but blanks is nothing', { telegramId: '  ' }, { telegramId: null }],
  ['texts are trimmed', { firstName: ' Bopha ' }, { firstName: 'Bopha' }],
  ['a flag is not active by being emptied, but by its usual', { active: null }, { active: true }],
])('%s', (_, typed, changes) => {
  expect(filledIn(before, typed)).toEqual({ ...before, ...changes });
});

test('what changes is named', () => {
  expect(changedFields(before, { ...before, roleId: 4, language: 'en' })).toEqual(['roleId', 'language']);
  expect(changedFields(before, before)).toEqual([]);
});

test('an account is read as its form', () => {
  expect(formOf({ ...before, telegramId: undefined })).toEqual({ ...before, telegramId: null });
});
