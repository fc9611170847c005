import { expect, test } from '@jest/globals';
import type { JourneyPrice } from './find-journey-price.js';
import { seatsOfJourney, stepsOfJourney } from './made-of-journey.js';

const leg = (id: string, localCountryCode: string, hasPassengerTypePricing = true) => ({
  id,
  localCountryCode,
  hasPassengerTypePricing,
  boarding: { time: '2026-11-21T07:00:00+07:00', stop: { name: `from ${id}` } },
  dropOff: { stop: { name: `to ${id}` } },
});
const item = (ref: string, fare: number) => ({ ref, fare, stages: [{ name: 'base', amount: fare, names: null }] });
const price = (...legs: ReturnType<typeof leg>[]) =>
  ({
    legs,
    quote: {
      currency: 'USD',
      total: 3075,
      fees: [{ name: 'transaction', amount: 75, percent: 250, fixed: 0 }],
      feeTerms: { byMethod: [] },
      items: [item('1/0', 900), item('1/1', 600), item('12/0', 800), item('12/1', 700)],
    },
    ahead: null,
  }) as unknown as JourneyPrice;

const who = { adults: 1, nationalOf: 'LA', language: 'en' } as const;

test('each ride has its own seats, with whose price it is and what children pay', () => {
  const { rides, total } = stepsOfJourney(price(leg('1', 'KH'), leg('12', 'LA', false)), who);
  expect(rides.map(({ title }) => title)).toEqual(['from 1 – to 1, Sat 21 Nov', 'from 12 – to 12, Sat 21 Nov']);
  expect(rides.map(({ seats }) => seats.map(({ localOf, isChild }) => [localOf, isChild]))).toEqual([
    [
      [null, false],
      [null, true],
    ],
    [
      ['LA', false],
      ['LA', false],
    ],
  ]);
  expect(total).toEqual({ amount: 3075, currency: 'USD' });
});

test('what the seats cost and the fee is the total', () => {
  const made = price(leg('1', 'KH'), leg('12', 'LA'));
  const seats = seatsOfJourney(made, who);
  expect(seats.map(({ money, isChild }) => [money.amount, isChild])).toEqual([
    [900, false],
    [600, true],
    [800, false],
    [700, true],
  ]);
  expect(seats.reduce((sum, { money }) => sum + money.amount, 75)).toBe(made.quote.total);
});
