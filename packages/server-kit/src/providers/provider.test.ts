import { expect, test } from '@jest/globals';
import { hostOf } from './provider.js';

test.each([
  ['smtp://user:pass%40word@mail.example.com:587', 'mail.example.com:587'],
  ['smtps://mail.example.com', 'mail.example.com'],
  ['s3+https://KEY:SECRET@store.example/bucket/prefix?region=x', 'store.example'],
  ['https://sms.example/send?token=secret', 'sms.example'],
  ['/var/lib/naga/files', null],
  ['.data/files', null],
  ['file:///files', null],
])('of %s only %s is told', (url, host) => expect(hostOf(url)).toBe(host));
