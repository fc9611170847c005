import { expect, test } from '@jest/globals';
import { smsParts } from './sms-parts.rules.js';

test.each([
  ['', 'GSM_7', 1],
  ['x'.repeat(160), 'GSM_7', 1],
  ['x'.repeat(161), 'GSM_7', 2],
  ['x'.repeat(307), 'GSM_7', 3],
  ['€'.repeat(80), 'GSM_7', 1],
  ['€'.repeat(81), 'GSM_7', 2],
  ['ñ'.repeat(160), 'GSM_7', 1],
  ['ក'.repeat(70), 'UCS_2', 1],
  ['ក'.repeat(71), 'UCS_2', 2],
  [`→${'x'.repeat(134)}`, 'UCS_2', 3],
])('%s', (text, encoding, parts) => expect(smsParts(text)).toEqual({ encoding, parts }));
