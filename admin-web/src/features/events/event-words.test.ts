import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { EVENT_TYPES, eventTitle } from './event-words.js';
import { TOLD_EVENTS } from './told-events.js';

const BOOKING = join(import.meta.dirname, '../../../../subgraphs/booking/src');
const USERS = join(import.meta.dirname, '../../../../subgraphs/users/src');

/** As booking writes them: a line of its timeline, an event for others, a line written in SQL. */
const WRITTEN = [
  /\btype: '([a-z_]+\.[a-z_]+)'/g,
  /'((?:hold|passengers|payment|booking|ticket|refund|exchange|seat|leg)\.[a-z_]+)', (?:'system'|actor|\$\d)/g,
];

test('everything that booking says has happened has words', () => {
  const sources = globSync('**/*.ts', { cwd: BOOKING }).filter((file) => !/\.test\.ts$|generated/.test(file));
  const said = sources
    .map((file) => readFileSync(join(BOOKING, file), 'utf8'))
    .flatMap((text) => WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, type]) => type as string)));
  expect(said).toEqual(expect.arrayContaining(['hold.created', 'hold.expired', 'passengers.set', 'ticket.issued']));
  expect(said.filter((type) => !(EVENT_TYPES as readonly string[]).includes(type))).toEqual([]);
});

test('so has every state that a payment can come to', () => {
  const rules = readFileSync(join(BOOKING, 'payment/payment-state.rules.ts'), 'utf8');
  const states = [...rules.matchAll(/^ {2}([A-Z]+): '\1'/gm)].map(([, state]) => `payment.${state?.toLowerCase()}`);
  // A payment that is created is 'payment.started' in the timeline.
  expect(states).toContain('payment.settled');
  expect(states.filter((type) => type !== 'payment.created')).toEqual(
    expect.arrayContaining(['payment.review', 'payment.expired']),
  );
  expect(EVENT_TYPES).toEqual(expect.arrayContaining(states.filter((type) => type !== 'payment.created')));
});

test('so has everything that users tells people of', () => {
  const users = globSync('**/*.ts', { cwd: USERS }).map((file) => readFileSync(join(USERS, file), 'utf8'));
  const consumers = users.flatMap(
    (text) => /(?: consumers:|const \w+_CONSUMERS =) \{.*?\n {0,2}\}/s.exec(text)?.[0] ?? [],
  );
  const told = consumers.flatMap((text) => [...text.matchAll(/^ +'([a-z_]+\.[a-z_]+)':/gm)].map(([, type]) => type));
  expect(told).toEqual(expect.arrayContaining(['ticket.issued', 'account.registered', 'developer.decided']));
  expect(EVENT_TYPES).toEqual(expect.arrayContaining(told.filter((type) => type !== 'points.told')));
  // Freed seats and changed prices wake up alerts, and these tell people; points are kept; a test is written where it is asked for.
  expect([...TOLD_EVENTS, 'seats.freed', 'fares.changed', 'points.told'].sort()).toEqual(
    [...told, 'message.tested'].sort(),
  );
});

test('what is younger than this client is told without its punctuation', () => {
  expect(eventTitle(createIntl({ locale: 'en' }), 'exchange.paid_back')).toBe('Changed (exchange paid back)');
});
