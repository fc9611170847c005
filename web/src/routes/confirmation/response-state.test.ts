import { expect, test } from '@jest/globals';
import { type ResponseFacts, responseStateOf } from './response-state.js';

const NOW = '2026-11-20T06:00:00.000Z';
const LATER = '2026-11-20T06:05:00.000Z';
const at = (...states: string[]) =>
  states.map((state, index) => ({
    state,
    createdAt: `2026-11-20T05:5${index}:00.000Z`,
    settledAt: state === 'SETTLED' ? `2026-11-20T05:5${index}:30.000Z` : null,
  }));

/** Another way was tried before the money of the first one came. */
const late = (state: string) => [
  { state: 'SETTLED', createdAt: '2026-11-20T05:50:00.000Z', settledAt: '2026-11-20T05:52:00.000Z' },
  { state, createdAt: '2026-11-20T05:51:00.000Z', settledAt: null },
];

function facts(change: Partial<ResponseFacts>): ResponseFacts {
  return { status: 'BLOCKED', expiresAt: LATER, now: NOW, payments: [], refunds: [], paid: { amount: 0 }, ...change };
}

test.each<[string, Partial<ResponseFacts>, string]>([
  ['nothing tried yet', {}, 'unpaid'],
  ['the provider has not answered', { payments: at('PENDING') }, 'waiting'],
  ['settled, the ticket is being made', { payments: at('SETTLED'), paid: { amount: 100 } }, 'waiting'],
  ['declined', { payments: at('DECLINED') }, 'declined'],
  ['failed', { payments: at('FAILED') }, 'declined'],
  ['stopped by the traveller', { payments: at('CANCELLED') }, 'cancelled'],
  ['declined, then tried again', { payments: at('DECLINED', 'PENDING') }, 'waiting'],
  ['the order of the list does not matter', { payments: at('DECLINED', 'PENDING').reverse() }, 'waiting'],
  ['an amount that does not match', { payments: at('REVIEW') }, 'review'],
  ['an amount that does not match, then another way', { payments: at('REVIEW', 'CANCELLED') }, 'review'],
  ['time over while paying', { status: 'EXPIRED', expiresAt: null, payments: at('PENDING') }, 'late'],
  ['time over, not yet swept', { expiresAt: NOW, payments: at('PENDING') }, 'late'],
  ['time over, swept with the attempt', { status: 'EXPIRED', expiresAt: null, payments: at('EXPIRED') }, 'late'],
  ['time over, the last attempt declined', { status: 'EXPIRED', payments: at('EXPIRED', 'DECLINED') }, 'late'],
  ['time over without paying', { status: 'EXPIRED', expiresAt: null }, 'over'],
  ['time over after a decline', { status: 'EXPIRED', payments: at('DECLINED') }, 'over'],
  ['money came too late', { status: 'EXPIRED', payments: at('SETTLED'), paid: { amount: 100 } }, 'refunded'],
  ['cancelled with money back', { status: 'CANCELLED', refunds: [{}] }, 'refunded'],
  ['cancelled before paying', { status: 'CANCELLED' }, 'cancelled-booking'],
  ['the operator must accept', { status: 'PENDING_OPERATOR' }, 'operator'],
  ['the operator refused', { status: 'REJECTED' }, 'rejected'],
  ['booked', { status: 'BOOKED', payments: at('SETTLED') }, 'confirmed'],
  ['booked, pays on board', { status: 'BOOKED', payments: at('PENDING') }, 'confirmed'],
  ['booked by the first of two ways', { status: 'BOOKED', payments: late('CANCELLED') }, 'confirmed'],
  ['an exchange that was not paid in time', { status: 'BOOKED', payments: at('SETTLED', 'EXPIRED') }, 'unchanged'],
  ['an exchange that was paid', { status: 'RE_BOOKED', payments: at('SETTLED', 'SETTLED') }, 'confirmed'],
  ['travelled', { status: 'COMPLETED' }, 'confirmed'],
])('%s', (_, change, expected) => {
  expect(responseStateOf(facts(change))).toBe(expected);
});
