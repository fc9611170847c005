import { expect, test } from '@jest/globals';
import { byLanguage } from './by-language.js';

const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'AuditChange' as const,
  field,
  before,
  after,
  masked: false,
});
const names = (texts: object) => JSON.stringify(texts);

test.each<[string, string | null, string | null, (readonly [string | undefined, string | null, string | null])[]]>([
  ['one language', names({ en: 'A', km: 'ក' }), names({ en: 'B', km: 'ក' }), [['en', 'A', 'B']]],
  ['a language more', names({ en: 'A' }), names({ en: 'A', km: 'ក' }), [['km', null, 'ក']]],
  ['a language less', names({ en: 'A', es: 'Á' }), names({ en: 'A' }), [['es', 'Á', null]]],
  [
    'a new record',
    null,
    names({ en: 'A', km: 'ក' }),
    [
      ['en', null, 'A'],
      ['km', null, 'ក'],
    ],
  ],
  ['other JSON', '{"fee":1}', '{"fee":2}', [[undefined, '{"fee":1}', '{"fee":2}']]],
  ['a text', 'A', 'B', [[undefined, 'A', 'B']]],
  ['what only begins as JSON', '{A', '{B', [[undefined, '{A', '{B']]],
  ['nothing', null, null, [[undefined, null, null]]],
])('a change of %s', (_, before, after, told) => {
  const changes = byLanguage([change('names', before, after)]);
  expect(changes.map((one) => [one.language, one.before, one.after])).toEqual(told);
});
