import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATORS_FAULT } from './overrule-words.js';

test('the operator is blamed by the codes by which the server blames him', () => {
  const rules = readFileSync(
    join(import.meta.dirname, '../../../../subgraphs/booking/src/overrule/overrule-codes.rules.ts'),
    'utf8',
  );
  const blaming = [...rules.matchAll(/^ {2}([A-Z_0-9]+): true,$/gm)].map(([, code]) => code);
  expect([...OPERATORS_FAULT].sort()).toEqual(blaming.sort());
});
