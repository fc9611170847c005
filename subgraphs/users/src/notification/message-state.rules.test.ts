import { expect, test } from '@jest/globals';
import { objectionToAgain, type SentBefore } from './message-state.rules.js';

const NOW = Date.UTC(2026, 10, 20, 3);
const ago = (seconds: number) => NOW - seconds * 1000;
const sent = (more: Partial<SentBefore> = {}): SentBefore => ({
  private: false,
  mode: 'live',
  wanted: true,
  latest: { sentAt: ago(3600), isDue: false },
  ...more,
});

test.each<[string, SentBefore, boolean, string | undefined]>([
  ['sent an hour ago', sent(), true, undefined],
  ['what opens an account', sent({ private: true }), true, 'MESSAGE_SECRET'],
  ['without a way out', sent(), false, 'MESSAGE_WAY_CLOSED'],
  ['of the sandbox', sent({ mode: 'sandbox' }), true, 'MESSAGE_WAY_CLOSED'],
  ['what its reader stopped', sent({ wanted: false }), true, 'MESSAGE_STOPPED'],
  ['tried again by itself', sent({ latest: { sentAt: null, isDue: true } }), true, 'MESSAGE_ON_ITS_WAY'],
  ['refused, however lately', sent({ latest: { sentAt: null, isDue: false } }), true, undefined],
  ['sent just now', sent({ latest: { sentAt: ago(59), isDue: false } }), true, 'MESSAGE_ON_ITS_WAY'],
  ['sent a minute ago', sent({ latest: { sentAt: ago(60), isDue: false } }), true, undefined],
])('to send again: %s', (_, before, hasWay, objection) => {
  expect(objectionToAgain(before, hasWay, NOW)).toBe(objection);
});
