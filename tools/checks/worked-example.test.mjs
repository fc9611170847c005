import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';

/** What a new simple noun may cost, tests included. */
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

test('a new simple noun costs under a hundred lines, and all of it is shown', () => {
  const blocks = readFileSync(join(root, 'docs/a-new-noun.md'), 'utf8').match(/^```ts$/gm);
  expect(pieces).toHaveLength(blocks.length);
  const lines = pieces.flatMap(({ parts }) => parts).flatMap((part) => part.trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});
