import { expect, test } from '@jest/globals';
import type { TicketTermRow } from '../market/operator-rows.js';
import { termsOf } from './terms-of.js';

const term = (en: string, more: Partial<TicketTermRow> = {}): TicketTermRow => ({
  id: en,
  operatorId: null,
  transportType: null,
  title: { en },
  text: { en: `${en} in words` },
  active: true,
  ...more,
});

test.each<[string, Partial<TicketTermRow>, boolean]>([
  ['everybody’s', {}, true],
  ['the operator’s own', { operatorId: '7' }, true],
  ['of its transport', { transportType: 'FERRY' }, true],
  ['of another operator', { operatorId: '8' }, false],
  ['of another transport', { transportType: 'BUS' }, false],
  ['no longer in force', { active: false }, false],
])('a ride is sold under terms that are %s', (_name, more, isOf) => {
  const found = termsOf([term('Luggage', more)], { operatorId: '7', transportType: 'FERRY' });
  expect(found).toEqual(isOf ? [{ title: { en: 'Luggage' }, text: { en: 'Luggage in words' } }] : []);
});

test('the operator’s own come first', () => {
  const all = [term('All'), term('Own', { operatorId: '7' }), term('All, too')];
  const found = termsOf(all, { operatorId: '7', transportType: 'FERRY' });
  expect(found.map(({ title }) => title.en)).toEqual(['Own', 'All', 'All, too']);
});
