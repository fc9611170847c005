import { expect, test } from '@jest/globals';
import type { National } from '../seats/national.js';
import { seatFareText } from './exchange-lines.js';

const total = (amount: number) => ({
  __typename: 'FareTotal' as const,
  seats: { __typename: 'Money' as const, amount, currency: 'USD' },
});
const fare = {
  __typename: 'JourneyFare' as const,
  foreign: total(1200),
  nationals: [{ __typename: 'NationalFare' as const, countryCode: 'KH', fare: total(1000) }],
};

test.each<[name: string, people: National[], text: string]>([
  ['a visitor', [null], '$12,00'],
  ['two Cambodians', ['KH', 'KH'], '$10,00'],
  ['a visitor and a Cambodian', [null, 'KH'], '$12,00 / $10,00'],
  ['somebody who has no price of his own there', ['LA'], '$12,00'],
])('%s reads what a seat costs there', (_, people, text) => {
  expect(seatFareText({ fare }, people)).toBe(text);
});

test('a departure without a fare says none', () => {
  expect(seatFareText({ fare: null }, [null])).toBe('');
});
