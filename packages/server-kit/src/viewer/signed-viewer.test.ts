import { expect, test } from '@jest/globals';
import { ManualClock } from '@naga/kernel/clock.js';
import { generateViewerKey, readViewerKeys, signViewer, verifyViewer } from './signed-viewer.js';
import { guest, service } from './viewer.js';

const clock = new ManualClock('2026-11-20T10:00:00+07:00');
const [gateway, nextGateway, booking, stranger] = Array.from({ length: 4 }, generateViewerKey) as [Key, Key, Key, Key];
type Key = ReturnType<typeof generateViewerKey>;

const before = `gateway=${gateway.publicKey},booking=${booking.publicKey}`;
const during = `${before},gateway=${nextGateway.publicKey}`;
const after = `gateway=${nextGateway.publicKey},booking=${booking.publicKey}`;
const as = (issuer: string, key: Key, trusted = before) => readViewerKeys(issuer, key.privateKey, trusted);
const subgraph = (trusted: string) => as('booking', booking, trusted);

test('the gateway speaks for people, a service for itself, for a minute', () => {
  const [people, own] = [signViewer(guest(), as('gateway', gateway), clock), service('booking')];
  expect(verifyViewer(people, subgraph(before), clock)).toEqual(guest());
  expect(verifyViewer(signViewer(own, as('booking', booking), clock), subgraph(before), clock)).toEqual(own);
  const later = new ManualClock('2026-11-20T10:01:01+07:00');
  expect(verifyViewer(people, subgraph(before), later)).toBeUndefined();
});

test('nobody speaks for others, unsigned, with a key of a stranger, or with another’s words', () => {
  const signed = signViewer(guest(), as('gateway', gateway), clock);
  const [payload, signature] = signed.split('.') as [string, string];
  const other = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('"guest"', '"user","userId":"1","roleId":1'),
  ).toString('base64url');
  const forged = [
    undefined,
    '',
    payload,
    `${payload}.`,
    `${payload}.${'A'.repeat(86)}`,
    `${other}.${signature}`,
    signViewer(guest(), as('booking', booking), clock),
    signViewer(service('catalogue'), as('booking', booking), clock),
    signViewer(service('booking'), as('gateway', gateway), clock),
    signViewer(guest(), as('gateway', stranger), clock),
    signViewer(guest(), as('stranger', stranger), clock),
  ];
  for (const token of forged) expect(verifyViewer(token, subgraph(before), clock)).toBeUndefined();
});

test('a key is rotated while everybody works: first the new one is trusted too, then used, then the old one goes', () => {
  const [old, next] = [
    signViewer(guest(), as('gateway', gateway), clock),
    signViewer(guest(), as('gateway', nextGateway), clock),
  ];
  const accepted = (trusted: string) => [old, next].map((token) => verifyViewer(token, subgraph(trusted), clock)?.kind);
  expect(accepted(before)).toEqual(['guest', undefined]);
  expect(accepted(during)).toEqual(['guest', 'guest']);
  expect(accepted(after)).toEqual([undefined, 'guest']);
});
