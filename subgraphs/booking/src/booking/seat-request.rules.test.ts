import { expect, test } from '@jest/globals';
import { seatOn } from './seat-request.rules.js';

const seat = { seatNumber: '1A', title: 'MS', passengerType: 'ADULT' } as const;

test.each([
  ['what the traveller chose', 'LA', { nationality: 'LOCAL' }, 'LOCAL'],
  ['a Cambodian in Cambodia', 'KH', { nationality: 'LOCAL', nationalOf: 'KH' }, 'LOCAL'],
  ['a Cambodian in Laos', 'LA', { nationality: 'LOCAL', nationalOf: 'KH' }, 'FOREIGN'],
  ['a Lao in Laos', 'LA', { nationality: 'FOREIGN', nationalOf: 'LA' }, 'LOCAL'],
] as const)('%s', (_, country, told, nationality) =>
  expect(seatOn(country, { ...seat, ...told }).nationality).toBe(nationality),
);
