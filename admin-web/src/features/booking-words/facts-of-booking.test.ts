import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { factTexts } from './facts-of-booking.js';
import type { Facts_OfBookingFragment } from './facts.generated.js';

const texts = new Map(factTexts(createIntl({ locale: 'en' })).map((fact) => [fact.key, fact]));
const person = (id: string, name: string | null) => ({ __typename: 'Colleague' as const, id, name });

test.each([
  ['its maker by name', 'bookedBy', { bookedBy: 'user:7', bookedByUser: person('7', 'Bopha Chea') }, 'Bopha Chea', '7'],
  ['whose account is gone', 'bookedBy', { bookedBy: 'user:7', bookedByUser: person('7', null) }, 'Account 7', '7'],
  ['a guest', 'bookedBy', { bookedBy: 'guest', bookedByUser: null }, 'Traveller without an account', ''],
  ['nobody the reader may know', 'bookedBy', { bookedBy: null, bookedByUser: null }, '', ''],
  ['whose it is', 'user', { userId: '12', user: person('12', 'Sok Dara') }, 'Sok Dara', '12'],
  ['nobody’s', 'user', { userId: null, user: null }, '', ''],
])('a booking says %s, its file the number beside', (_, key, facts, text, number) => {
  const fact = texts.get(key);
  expect(fact?.text(facts as Facts_OfBookingFragment)).toBe(text);
  expect(fact?.number?.text(facts as Facts_OfBookingFragment)).toBe(number);
});
