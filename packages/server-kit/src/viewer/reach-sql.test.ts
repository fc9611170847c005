import { expect, test } from '@jest/globals';
import type { Reach } from './reach.js';
import { type ReachCondition, reachCondition, scopesOf } from './reach-sql.js';

const SQL = { operator: 'operator_ids @> array[$key::bigint]', branch: '(seller = $key or driver = $key)' };

test.each<[string, Reach, ReachCondition]>([
  ['everything: every row', 'everything', { condition: '$3::text is null', value: null }],
  ['nothing: no row', 'nothing', { condition: '$3::text is not null', value: null }],
  [
    "an operator's: his rows",
    { by: 'operator', key: '7' },
    { condition: 'operator_ids @> array[$3::text::bigint]', value: '7' },
  ],
  [
    'a key compared twice is one parameter',
    { by: 'branch', key: '71' },
    { condition: '(seller = $3::text or driver = $3::text)', value: '71' },
  ],
  [
    'a scope by which these rows are not told apart: no row',
    { by: 'agency', key: '31' },
    { condition: '$3::text is not null', value: null },
  ],
])('%s', (_words, reach, condition) => {
  expect(reachCondition(reach, SQL, 3)).toEqual(condition);
});

test('rows are looked at by the scopes that have SQL, and by who sees everything', () => {
  expect(scopesOf(SQL)).toEqual(['branch', 'operator', 'all']);
});
