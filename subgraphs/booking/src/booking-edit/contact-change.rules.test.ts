import { expect, test } from '@jest/globals';
import { changedFields, contactOf, takenOff, toldChanges } from './contact-change.rules.js';

const before = { contactEmail: 'dara@example.com', contactPhone: '+85512345678', language: 'en' };

test('what is blank is not given', () =>
  expect(contactOf({ contact: { email: '  ', mobileNumber: ' 012 345 678 ' }, language: 'km' })).toEqual({
    contactEmail: null,
    contactPhone: '012 345 678',
    language: 'km',
  }));

test.each([
  ['nothing', {}, [], []],
  ['another language is told by itself', { language: 'km' }, ['language'], []],
  [
    'another address',
    { contactEmail: 'sokha@example.com' },
    ['contactEmail'],
    [{ what: 'CONTACT', who: null, before: 'dara@example.com', after: 'sokha@example.com' }],
  ],
  [
    'no address any more, and another number',
    { contactEmail: null, contactPhone: '012345678' },
    ['contactEmail', 'contactPhone'],
    [
      { what: 'CONTACT', who: null, before: 'dara@example.com', after: null },
      { what: 'CONTACT', who: null, before: '+85512345678', after: '012345678' },
    ],
  ],
])('%s', (_, change, fields, told) => {
  const after = { ...before, ...change };
  expect(changedFields(before, after)).toEqual(fields);
  expect(toldChanges(before, after)).toEqual(told);
});

test.each([
  ['nothing, where nothing is another', [before], before, []],
  [
    'the address alone',
    [before],
    { ...before, contactEmail: 'x@example.com' },
    [{ contactEmail: 'dara@example.com', contactPhone: null }],
  ],
  [
    'whom it was sold to, once, though it was changed before',
    [{ contactEmail: 'x@example.com', contactPhone: before.contactPhone }, before, before],
    { contactEmail: null, contactPhone: '012' },
    [
      { contactEmail: 'x@example.com', contactPhone: '+85512345678' },
      { contactEmail: 'dara@example.com', contactPhone: '+85512345678' },
    ],
  ],
  ['nobody, where none was given', [{ contactEmail: null, contactPhone: null }], before, []],
])('the former contact: %s', (_, formers, after, off) => expect(takenOff(formers, after)).toEqual(off));
