import { expect, test } from '@jest/globals';
import { maskedAddress } from './masked-address.js';

test.each([
  [{ contactEmail: 'dara@example.com', contactPhone: '+855 12 345 678' }, 'da••@example.com'],
  [{ contactEmail: 'd@example.com', contactPhone: null }, '••@example.com'],
  [{ contactEmail: null, contactPhone: '+855 12 345 678' }, '+855 12 •• 678'],
  [{ contactEmail: null, contactPhone: '012/345-678' }, '012 •• 678'],
  [{ contactEmail: null, contactPhone: '+14155550100' }, '•• 100'],
  [{ contactEmail: null, contactPhone: '12345' }, '•• 345'],
  [{ contactEmail: null, contactPhone: null }, undefined],
])('%j goes to %s', (contact, said) => {
  expect(maskedAddress(contact)).toBe(said);
});
