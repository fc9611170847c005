import { expect, test } from '@jest/globals';
import { buyerOf, isForSome, keptForProblems, type SalesChannel, sameKept } from './kept-for.rules.js';

const kept = (closedTo: SalesChannel[] | null, agencyId: string | null = null) => ({ closedTo, agencyId });

test.each([
  ['a guest', { kind: 'guest', channel: 'web' }, 'WEB'],
  ['a customer', { kind: 'user', channel: 'web' }, 'WEB'],
  ['a partner’s key', { kind: 'user', channel: 'api', apiKeyId: '4' }, 'API'],
  ['an agency', { kind: 'user', channel: 'web', agencyId: '7' }, 'AGENCY'],
  ['an operator’s agent', { kind: 'user', channel: 'admin', operatorId: '1' }, 'COUNTER'],
  ['the platform', { kind: 'user', channel: 'admin' }, 'COUNTER'],
] as const)('%s buys through its channel', (_, seller, channel) => {
  expect(buyerOf(seller)).toEqual({ channel, agencyId: 'agencyId' in seller ? seller.agencyId : null });
});

test.each([
  ['nobody named: closed to all', kept(null), []],
  ['some channels', kept(['WEB', 'API']), []],
  ['an agency', kept(null, '7'), []],
  ['no channel', kept([]), ['closedTo REQUIRED']],
  ['every channel', kept(['WEB', 'COUNTER', 'AGENCY', 'API']), ['closedTo RANGE']],
  ['channels and an agency', kept(['WEB'], '7'), ['agencyId RANGE']],
  ['an agency that is none', kept(null, 'x'), ['agencyId UNKNOWN']],
])('%s', (_, wish, expected) => {
  expect(keptForProblems(wish).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('somebody may buy what is closed to some; order does not matter', () => {
  expect([kept(null), kept(['WEB']), kept(null, '7')].map(isForSome)).toEqual([false, true, true]);
  expect(sameKept(kept(['WEB', 'API']), kept(['API', 'WEB']))).toBe(true);
  expect(sameKept(kept(['WEB']), kept(null, '7'))).toBe(false);
});
