import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

const texts = (patterns) =>
  globSync(patterns, { cwd: root, exclude: (path) => /node_modules|\/dist\b/.test(path) }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

/** Names that a shape of zod reads from the environment stand alone before their reader. */
const READ = /^ {2,}([A-Z][A-Z0-9_]+): (?:z|limit|commaList|roleIds)\b/gm;

test('each setting is documented', () => {
  const sources = texts(['{packages,subgraphs}/*/src/**/*.ts', '{gateway,standalone}/src/**/*.ts', 'web/server/*.ts']);
  const names = new Set(sources.flatMap((source) => [...source.matchAll(READ)].map(([, name]) => name)));
  expect(names.size).toBeGreaterThan(60);
  const documents = texts(['docs/settings.md', 'gateway/README.md', 'subgraphs/*/README.md']).join('\n');
  const words = new Set(documents.match(/[A-Z][A-Z0-9_]+/g));
  expect([...names].filter((name) => !words.has(name))).toEqual([]);
});
