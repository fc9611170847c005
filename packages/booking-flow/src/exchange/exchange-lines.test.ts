import { expect, test } from '@jest/globals';
import type { National } from '../seats/national.js';
import { createIntl } from 'react-intl';
import { differenceLines, exchangeLines, lostSaving, seatFareText, seatsFound } from './exchange-lines.js';

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

const english = createIntl({ locale: 'en', messages: {} });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const credits = (promotions = 0, coupon = 0, points = 0) => ({
  promotions: usd(promotions),
  coupon: usd(coupon),
  points: usd(points),
});
const dearer = {
  ...{ newFare: usd(1500), oldFare: usd(1200), fee: usd(100), kept: usd(0), toPay: usd(400) },
  credits: credits(),
};
test.each([
  ['a dearer ride', {}, ['New fare 1500', 'Fare until now -1200', 'Change fee 100']],
  [
    'a cheaper one',
    { newFare: usd(1000), fee: usd(0), kept: usd(200), toPay: usd(0) },
    ['New fare 1000', 'Fare until now -1200', 'Not paid back by the terms of the ticket 200'],
  ],
  [
    'one to which everything stays credited',
    { credits: credits(100, 260, 69) },
    [
      'New fare 1929',
      'Promotion stays credited -100',
      'Offer code stays credited -260',
      '69 points credited -69',
      'Fare until now -1200',
      'Change fee 100',
    ],
  ],
  [
    'a booking that was not paid whole',
    { toPay: usd(450) },
    ['New fare 1500', 'Fare until now -1200', 'Change fee 100', 'Of the booking not paid yet 50'],
  ],
  [
    'a difference of which some is here',
    { toPay: usd(150) },
    ['New fare 1500', 'Fare until now -1200', 'Change fee 100', 'Paid already -250'],
  ],
])('what is to be paid for %s is told in lines that add up to it', (_, change, told) => {
  const held = { ...dearer, ...change };
  const lines = differenceLines(english, held);
  expect(lines.map(({ label, money: { amount } }) => `${label} ${amount}`)).toEqual(told);
  expect(lines.reduce((sum, { money: { amount } }) => sum + amount, 0)).toBe(held.toPay.amount);
});

const offer = {
  ...{
    __typename: 'ExchangeOffer' as const,
    difference: -689,
    collected: false,
    addOns: [],
    seats: [],
    passengers: [],
  },
  ...{ oldFare: usd(2240), newFare: usd(1551), fee: usd(0), kept: usd(0), savingLost: usd(80) },
  credits: credits(0, 180, 69),
};

test('whoever asks reads in the same lines what comes back, and what does not stay credited', () => {
  expect(exchangeLines(english, offer as never).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'New fare $18,00',
    'Offer code stays credited −\u2060$1,80',
    '69 points credited −\u2060$0,69',
    'Fare until now −\u2060$22,40',
    'Change fee $0,00',
    'Comes back $6,89',
  ]);
  expect(lostSaving(english, offer as never)).toMatch(/^\$0,80 of what was taken off cannot be credited/);
});
