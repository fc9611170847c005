import { expect, test } from '@jest/globals';
import { bookingTokenIn, holdCookies } from './booking-token.js';

test('what opens a booking goes by https alone where the site has it', () => {
  const lineOn = (site: string) => holdCookies('17', 'a=b', site)[0];
  expect(lineOn('https://naga.example/kh')).toBe('booking-17=a%3Db; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
  expect(lineOn('http://localhost:4000')).toBe('booking-17=a%3Db; Path=/; Max-Age=2592000; SameSite=Lax');
});

test.each([
  ['booking-17=a%3Db; hold=17', 'a=b'],
  ['booking-17=', undefined],
  ['booking-17=%zz', undefined],
  ['', undefined],
])('%j opens with %j', (cookies, token) => {
  expect(bookingTokenIn(cookies, '17')).toBe(token);
});
