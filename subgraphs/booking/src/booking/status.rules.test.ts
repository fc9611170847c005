import { expect, test } from '@jest/globals';
import type { PartState } from './part-state.rules.js';
import { bookingStatus } from './status.rules.js';

const rows: [PartState[], string][] = [
  [['HELD', 'HELD'], 'BLOCKED'],
  [['HELD', 'CANCELLED'], 'BLOCKED'],
  [['HELD', 'TICKETED'], 'BOOKED'],
  [['PENDING_OPERATOR', 'HELD'], 'PENDING_OPERATOR'],
  [['EXPIRED', 'EXPIRED'], 'EXPIRED'],
  [['REJECTED'], 'REJECTED'],
  [['PENDING_OPERATOR', 'TICKETED'], 'PENDING_OPERATOR'],
  [['REJECTED', 'TICKETED'], 'BOOKED'],
  [['REJECTED', 'REFUNDED'], 'CANCELLED'],
  [['CANCELLED', 'RELEASED', 'REFUNDED'], 'CANCELLED'],
  [['COMPLETED', 'COMPLETED'], 'COMPLETED'],
  [['COMPLETED', 'REFUNDED'], 'COMPLETED'],
  [['NO_SHOW', 'CANCELLED'], 'NO_SHOW'],
  [['COMPLETED', 'NO_SHOW'], 'BOOKED'],
  [['TICKETED', 'REFUNDED'], 'PARTIALLY_CANCELLED'],
  [['TICKETED', 'EXCHANGED'], 'RE_BOOKED'],
  [['TICKETED', 'EXCHANGED', 'REFUNDED'], 'PARTIALLY_CANCELLED'],
  [['TICKETED', 'BOARDED'], 'BOOKED'],
  [['CONFIRMED'], 'BOOKED'],
];

test.each(rows)('%j reads %s', (states, status) => {
  expect(bookingStatus(states)).toBe(status);
});
