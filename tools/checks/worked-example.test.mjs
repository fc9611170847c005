import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';

const LANGUAGES = ['en', 'km', 'th', 'vi', 'es'];
/** What a new simple noun may cost, tests and translations included. */
const MOST_LINES = 99;
/** The file that the paragraph before a block names last, and the block. */
const PIECE = /`([^`\n]+\.tsx?)`[^`\n]*(?:`[^`/\n]+`[^`\n]*)*:\n\n```ts\n(.*?)\n```/gs;
const LEFT_OUT = '// …';

const pieces = [...readFileSync(join(root, 'docs/a-new-noun.md'), 'utf8').matchAll(PIECE)].map(([, file, text]) => ({
  file,
  parts: text.split(`${LEFT_OUT}\n`),
}));

test.each(pieces)('the worked example says what stands in $file', ({ file, parts }) => {
  const code = readFileSync(join(root, file), 'utf8');
  for (const part of parts) expect(code).toContain(part.trimEnd());
});

/** What translators write of its messages: a line in each catalogue but the English one, which a tool prints. */
function translationsOf(lines) {
  const ids = lines.flatMap((line) => /\bid: '(admin\.[\w.-]+)', defaultMessage:/.exec(line)?.[1] ?? []);
  const translated = LANGUAGES.filter((code) => code !== 'en').flatMap((code) => {
    const catalogue = JSON.parse(readFileSync(join(root, `admin-web/messages/${code}.json`), 'utf8'));
    return ids.filter((id) => catalogue[id]);
  });
  expect(translated).toHaveLength(ids.length * (LANGUAGES.length - 1));
  return translated;
}

test('a message is counted', () =>
  expect(translationsOf(["x: { id: 'admin.menu.seat-categories', defaultMessage: 'Seat categories' }"])).toHaveLength(
    4,
  ));

test('a new simple noun costs under a hundred lines, and all of it is shown', () => {
  const blocks = readFileSync(join(root, 'docs/a-new-noun.md'), 'utf8').match(/^```ts$/gm);
  expect(pieces).toHaveLength(blocks.length);
  const lines = pieces.flatMap(({ parts }) => parts).flatMap((part) => part.trimEnd().split('\n'));
  expect(lines.length + translationsOf(lines).length).toBeLessThanOrEqual(MOST_LINES);
});
