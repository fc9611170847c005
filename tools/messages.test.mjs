import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { drift, extract, LANGUAGES, problems } from './messages.mjs';
import { toyRepository } from './test/toy-repository.mjs';

const ENGLISH = { 'pay.now': 'Pay {amount}', 'seats.left': '{n, plural, one {# seat} other {# seats}}' };
let toy;
let app;
const say = (language, words) => toy.write(`app/messages/${language}.json`, `${JSON.stringify(words, null, 2)}\n`);

beforeEach(() => {
  toy = toyRepository({
    'app/src/Pay.tsx': `import { FormattedMessage, defineMessages } from 'react-intl';
      export const words = defineMessages({ left: { id: 'seats.left', defaultMessage: '${ENGLISH['seats.left']}' } });
      export const Pay = () => <FormattedMessage id="pay.now" defaultMessage="Pay {amount}" values={{ amount: 1 }} />;`,
  });
  app = join(toy.folder, 'app');
  for (const language of LANGUAGES) say(language, ENGLISH);
});
afterEach(() => toy.remove());

test('English is what stands in the source, sorted by id', () => {
  expect(extract(app)).toBe(`${JSON.stringify(ENGLISH, null, 2)}\n`);
  expect([...drift(app), ...problems(app)]).toEqual([]);
});

test('a text changed in the source only is drift', () => {
  say('en', { ...ENGLISH, 'pay.now': 'Pay {amount} now' });
  expect(drift(app)).toEqual([expect.stringContaining('app/messages/en.json is not what the source says')]);
});

test('a language of its own plural forms fits', () => {
  say('km', { ...ENGLISH, 'seats.left': 'នៅសល់ {n, plural, other {# កៅអី}}' });
  expect(problems(app)).toEqual([]);
});

test.each([
  ['a missing id', { 'pay.now': 'ច่าย {amount}' }, 'seats.left'],
  ['an id that English does not have', { ...ENGLISH, 'pay.later': 'x' }, 'pay.later'],
  ['another placeholder', { ...ENGLISH, 'pay.now': 'จ่าย {sum}' }, 'pay.now'],
])('%s is told', (_, words, id) => {
  say('th', words);
  expect(problems(app)).toEqual([expect.stringContaining(id)]);
});

test('a missing language is told', () => {
  toy.run('--eval', "require('node:fs').rmSync('app/messages/vi.json')");
  expect(problems(app)).toEqual([expect.stringContaining('no vi')]);
});
