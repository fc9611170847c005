import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { REFUSAL_CODES, refusalText } from './refusal-texts.js';

const intl = createIntl({ locale: 'en', messages: {} });
const subgraphs = new URL('../../../subgraphs/', import.meta.url);

/** Codes that stand in a table of rules instead of a class each. */
const CHECKED = ['../../../subgraphs/pricing/src/coupon/coupon-checks.rules.ts'];

/** Every `code = '…'` of a subgraph's *.errors.ts. */
function refusedBySubgraphs(): string[] {
  const files = readdirSync(subgraphs, { recursive: true, encoding: 'utf8' });
  const errors = files.filter((file) => /\/src\/.*\.errors\.ts$/.test(file) && !file.includes('node_modules'));
  const text = errors.map((file) => readFileSync(new URL(file, subgraphs), 'utf8')).join('\n');
  const checked = CHECKED.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const inTables = [...checked.matchAll(/\['(COUPON_[A-Z_]+)'|^ {4}'(COUPON_[A-Z_]+)'/gm)].map(([, a, b]) => (a ?? b)!);
  return [...text.matchAll(/readonly code = '([A-Z_]+)'/g)].map(([, code]) => code!).concat(inTables);
}

test('every code that a subgraph refuses with has words', () => {
  const codes = refusedBySubgraphs();
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !REFUSAL_CODES.includes(code))).toEqual([]);
});

test('no refusal shows a name in brackets instead of its fact', () => {
  const unknown: string[] = [];
  const heard = createIntl({
    locale: 'en',
    messages: {},
    onError: ({ code, message }) => void (code === 'FORMAT_ERROR' && unknown.push(message)),
  });
  for (const code of REFUSAL_CODES) refusalText(heard, code, {});
  expect(unknown).toEqual([]);
});

describe('a refusal says', () => {
  test.each([
    ['SEATS_TAKEN', { seats: ['3B'] }, 'Seat 3B has just been taken. Please choose another one.'],
    ['SEATS_TAKEN', { seats: ['3A', '3B'] }, 'Seats 3A, 3B have just been taken. Please choose others.'],
    [
      'PRICE_CHANGED',
      { total: 2260, currency: 'USD' },
      'The price has changed: it is $22,60 now. Please look at it again before you go on.',
    ],
    ['METHOD_NOT_AVAILABLE', {}, 'This way to pay is not available for this booking. Please choose another one.'],
    [
      'METHOD_NOT_AVAILABLE',
      { reason: 'TOO_MANY_UNPAID', unpaid: 3 },
      'You have 3 bookings waiting for cash. Pay or cancel one first, or pay another way.',
    ],
    [
      'METHOD_NOT_AVAILABLE',
      { reason: 'TOO_MANY_UNPAID', seatLimit: 9 },
      'At most 9 seats of one departure can wait for cash. Pay another way, or book fewer.',
    ],
    [
      'TOO_MANY_HELD',
      { limit: 9, held: 9, legId: '294' },
      'At most 9 seats of one departure can be on hold without being paid. Pay for your other bookings or cancel them, or choose fewer seats. Where others book from the same network, sign in: then only your own seats count.',
    ],
    [
      'TOO_MANY_HELD',
      { limit: 36, held: 30, legId: null, holds: [{ pnr: 'ABC234' }, { pnr: 'DEF567' }] },
      'At most 36 seats can be on hold without being paid. Pay for or cancel ABC234, DEF567 first, or choose fewer seats.',
    ],
    [
      'TOO_MANY_HELD',
      { limit: 9, held: 0, legId: '294', holds: [] },
      'At most 9 seats of one departure can be on hold without being paid. Choose fewer seats.',
    ],
    ['TOO_MANY_ATTEMPTS', { retryAfterSeconds: 90 }, 'Too many attempts. Please wait 2 minutes and try again.'],
    [
      'NOT_ON_SALE',
      { reason: 'DEPARTED' },
      'It has already left. This departure cannot be bought any more. Please choose another one.',
    ],
    [
      'CHANGED_MEANWHILE',
      { by: 'Maly Keo', at: '2026-11-20T03:00:00.000Z' },
      'Maly Keo has changed this meanwhile. Load it again and repeat your change.',
    ],
    ['CHANGED_MEANWHILE', { by: null }, 'This was changed meanwhile. Load it again and repeat your change.'],
    [
      'COUPON_MINIMUM',
      { reason: 'AMOUNT', minimumAmount: 2500, currency: 'USD' },
      'This offer begins at fares of $25,00.',
    ],
    ['COUPON_MINIMUM', { reason: 'PASSENGERS', minimumPassengers: 3 }, 'This offer begins at 3 passengers.'],
    ['COUPON_OTHER_CURRENCY', { currency: 'USD' }, 'This offer is for prices in USD.'],
    ['COUPON_NOT_ELIGIBLE', { reason: 'FIRST_BOOKING' }, 'This offer is for a first booking only.'],
    ['COUPON_NOT_COMBINABLE', { with: 'OFFER' }, 'This code cannot lower an offer’s price any further.'],
    ['ROLE_IN_USE', { users: 3 }, '3 people have this role. Give them another one first.'],
    [
      'SCOPES_ABOVE_YOURS',
      { scopes: ['booking.view', 'user.manage'] },
      'A key may do no more than you: booking.view, user.manage. Leave this out.',
    ],
    ['PICTURE_TOO_LARGE', { megabytes: 2 }, 'This picture is too large. Choose one of 2 MB at most.'],
    ['IMPORT_HAS_ERRORS', { count: 3 }, '3 lines of the file are wrong. Mend the file and bring it again.'],
    [
      'IMPORT_OUTDATED',
      { line: 7 },
      'What line 7 speaks of has changed since. Bring the file again and look once more.',
    ],
    ['BRAND_NEW_CODE', {}, 'This is not possible right now. Please try again or contact us.'],
    ['toString', {}, 'This is not possible right now. Please try again or contact us.'],
  ])('%s with %j: %s', (code, facts, text) => expect(refusalText(intl, code, facts)).toBe(text));
});
