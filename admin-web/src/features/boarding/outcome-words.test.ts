import { expect, test } from '@jest/globals';
import { SCAN_OUTCOMES, type ScanOutcome } from '@naga/kernel/boarding.js';
import { createIntl } from 'react-intl';
import { type OutcomeFacts, outcomeText, outcomeTitles } from './outcome-words.js';

const intl = createIntl({ locale: 'en' });
const AT = '2026-11-21T07:10:00+07:00';

test('every outcome has a title, and every refusal says why', () => {
  const all = Object.keys(SCAN_OUTCOMES) as ScanOutcome[];
  expect(Object.keys(outcomeTitles).sort()).toEqual([...all].sort());
  const silent = all.filter((outcome) => outcomeText(intl, outcome, {}) === undefined);
  expect(silent).toEqual(['BOARDED', 'UNDONE', 'HANDED_BACK']);
});

test.each<[ScanOutcome, OutcomeFacts, string]>([
  ['ALREADY_BOARDED', { boardedAt: AT, boardedBy: 'Sok Dara' }, 'Scanned at 2026-11-21 07:10 by Sok Dara.'],
  ['ALREADY_BOARDED', { boardedAt: AT, boardedBy: null }, 'Scanned at 2026-11-21 07:10.'],
  ['ALREADY_BOARDED', {}, 'Scanned before.'],
  ['NOT_PAID', { owed: { amount: 1025, currency: 'USD' } }, 'Collect $10,25\u00a0USD in cash.'],
  [
    'REVOKED',
    { taken: { amount: 1025, currency: 'USD' } },
    'It was cancelled, paid back or exchanged. Ask for the newest e-ticket. $10,25\u00a0USD in cash is booked: it pays what is still owed for the booking, and a counter hands out the rest.',
  ],
  ['NOT_TODAY', { ridesAt: AT }, 'Its ride leaves at 2026-11-21 07:10.'],
  ['NOT_TODAY', {}, 'It is a ticket for another day.'],
  ['WRONG_DEPARTURE', {}, 'It is a ticket for another departure.'],
])('%s with %j: %s', (outcome, facts, text) => {
  expect(outcomeText(intl, outcome, facts)).toBe(text);
});
