import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionWords } from './permission-words.js';

/** The graph gives permissions as text, so the compiler cannot see a missing word. */
test('every permission of the matrix has words, and no word is left over', () => {
  const file = join(import.meta.dirname, '../../../../subgraphs/users/src/role/permissions.rules.ts');
  const names = [...readFileSync(file, 'utf8').matchAll(/^ {2}'([a-z]+\.[a-z]+)':/gm)].map(([, name]) => name);
  expect(names).toContain('booking.view');
  expect(Object.keys(permissionWords).sort()).toEqual(names.sort());
});
