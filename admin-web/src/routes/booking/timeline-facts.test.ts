import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { factsInWords } from './timeline-facts.js';

const intl = createIntl({ locale: 'en' });

test.each([
  [{ total: 2665, currency: 'USD' }, ['total: $26,65\u00a0USD']],
  [{ amount: 5_000_000, currency: 'KHR' }, ['amount: ៛50.000\u00a0KHR']],
  [{ amount: 1290, forgiven: 10, currency: 'USD' }, ['amount: $12,90\u00a0USD', 'let go: $0,10\u00a0USD']],
  [{ refund: 1200 }, ['goes back: $12,00\u00a0USD']],
  [{ tickets: 2 }, ['tickets: 2']],
  [{ seats: ['1A', '1B'] }, ['seats: 1A, 1B']],
  [
    {
      addOns: [
        { names: { en: 'Extra bag' }, quantity: 2, amount: 500 },
        { name: 'Insurance', quantity: 1, amount: 200 },
      ],
      currency: 'USD',
    },
    ['add-ons: 2\u00a0×\u00a0Extra bag ($5,00\u00a0USD), Insurance ($2,00\u00a0USD)'],
  ],
  [{ addOns: [], currency: 'USD' }, ['add-ons: none']],
  [{ method: 'CARD', provider: 'sandbox' }, ['way to pay: card', 'through: built-in test provider']],
  [{ reason: 'PAID_TOO_LATE' }, ['reason: paid after the hold was over']],
  [{ reason: 'The bus broke down.' }, ['reason: The bus broke down.']],
  [{ confirmBy: '2026-11-21T10:00:00+07:00' }, ['answers until: 2026-11-21 10:00']],
  [{ cause: 'OVERDUE', legIds: ['1'] }, ['because: the operator did not answer in time']],
  [{ code: 'GOODWILL' }, ['why: Goodwill']],
  [{ points: 100 }, ['points: 100']],
  [{ expiresAt: '2026-11-21T03:00:00Z' }, ['held until: 2026-11-21 10:00']],
])('%j reads %j', (facts, lines) => {
  expect(factsInWords(intl, { type: 'booking.changed', facts }, 'USD')).toEqual(lines);
});

test.each([
  [
    'coupon.applied',
    { code: 'NAGA10', discount: 260, currency: 'USD' },
    ['offer code: NAGA10', 'saves: $2,60\u00a0USD'],
  ],
  ['coupon.removed', { code: 'GOODWILL' }, ['offer code: GOODWILL']],
  ['donation.set', { amount: 100, cause: 'NATURE' }, ['amount: $1,00\u00a0USD', 'for: Forests and rivers']],
])('%s with %j reads %j', (type, facts, lines) => {
  expect(factsInWords(intl, { type, facts }, 'USD')).toEqual(lines);
});

test('an add-on is called as the reader calls it', () => {
  const addOns = [{ names: { en: 'Extra bag', km: 'កាបូបបន្ថែម' }, quantity: 2, amount: 500 }];
  const khmer = createIntl({ locale: 'km', onError: () => undefined });
  expect(factsInWords(khmer, { type: 'add_ons.set', facts: { addOns } }, 'USD').join()).toContain(
    '2\u00a0×\u00a0កាបូបបន្ថែម',
  );
});

test.each([
  { paymentId: '7' },
  { total: 'much' },
  { seats: [] },
  { addOns: ['Extra bag'] },
  { expiresAt: 'soon' },
  { confirmBy: null },
  { method: 4 },
])('%j is for machines and stays in the raw data', (facts) => {
  expect(factsInWords(intl, { type: 'booking.changed', facts }, 'USD')).toEqual([]);
});
