import { expect, test } from '@jest/globals';
import { deviceOf } from './device.js';

const MOZILLA = 'Mozilla/5.0';

test.each<[string | undefined, string]>([
  [undefined, ''],
  ['   ', ''],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36`,
    'Chrome 143 on Windows',
  ],
  [
    `${MOZILLA} (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome 142 on Android',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox 145 on Linux'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['x'.repeat(5000), 'x'.repeat(100)],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%j is %j', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
