import { expect, test } from '@jest/globals';
import type { National } from '../seats/national.js';
import { seatFareText, seatsFound } from './exchange-lines.js';

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

test('seats are found for who changes, each priced as he was sold on whichever ride he was asked', () => {
  const person = (position: number, nationalOf: National) => ({ position, nationalOf, title: 'MS' as const });
  const legs = [{ parts: [person(0, null), person(1, null)] }, { parts: [person(0, null), person(1, 'LA')] }];
  const seats = [
    { replaces: '2', legId: 'a', seatNumber: '1A' },
    { replaces: '2', legId: 'b', seatNumber: '9' },
  ].map((seat) => ({ __typename: 'ExchangeSeat' as const, ...seat }));
  const found = seatsFound({ way: { legs }, parts: [person(1, null)] }, { seats });
  expect(found.seats).toEqual({ a: ['1A'], b: ['9'] });
  expect(found.sitters).toMatchObject([{ title: 'MS', nationalOf: 'LA' }]);
});
