import { expect, test } from '@jest/globals';
import { isReturnUrl } from './return-url.rules.js';

test.each([
  ['/bookingresponse?id=1', true],
  ['https://partner.example/back', true],
  ['http://localhost:3000/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/a\u0000b', false],
  ['', false],
  [`/${'a'.repeat(2000)}`, false],
])('%j: %s', (url, ok) => {
  expect(isReturnUrl(url)).toBe(ok);
});
