import { expect, test } from '@jest/globals';
import { isReturnUrl, withMessage, withPayment } from './return-url.rules.js';

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

test.each([
  ['/bookingresponse', '/bookingresponse?payment_id=7'],
  ['https://partner.example/back?booking=1', 'https://partner.example/back?booking=1&payment_id=7'],
  ['/kh/bookingresponse?booking=1#top', '/kh/bookingresponse?booking=1&payment_id=7#top'],
])('%s names the payment it comes back from: %s', (url, named) => {
  expect(withPayment(url, '7')).toBe(named);
});

test('what the provider says stands behind the payment, as a code', () => {
  expect(withMessage('/bookingresponse?booking=1&payment_id=7#top', 'declined')).toBe(
    '/bookingresponse?booking=1&payment_id=7&messages=declined#top',
  );
});
