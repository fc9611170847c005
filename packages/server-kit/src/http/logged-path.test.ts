import { expect, test } from '@jest/globals';
import { loggedPath } from './logged-path.js';

const SECRET = 'UuZnN2_CMZnoUmV5GoPBBT-9YEOnRKseKzH9M3PzkRs';

test.each([
  ['/api/v1/journeys?from=phnom-penh', '/api/v1/journeys'],
  ['/eticket/2s9npy7uxuollj8deacvsh9g6/sok%40example.com', '/eticket/2s9npy***/***'],
  ['/kh/eticket/2s9npy7uxuollj8deacvsh9g6/sok@example.com.pdf', '/kh/eticket/2s9npy***/***'],
  ['/eticket/2s9npy7uxuollj8deacvsh9g6.pdf', '/eticket/2s9npy***.pdf'],
  ['/sandbox/pay/CcHpvfSl8Ld6c3DWWtoYCQ', '/sandbox/pay/CcHpvf***'],
  [`/password/reset/${SECRET}/sok%40example.com`, '/password/reset/UuZnN2***/***'],
  [`/th/password/reset/${SECRET}.data`, '/th/password/reset/UuZnN2***.data'],
  [`/email/verify/-${SECRET}`, '/email/verify/-UuZnN***'],
  [`/autoLogin/sok@example.com/${SECRET}`, '/autoLogin/***/UuZnN2***'],
])('%s is logged as %s', (url, path) => expect(loggedPath(url)).toBe(path));
