import { expect, test } from '@jest/globals';
import { readableUrl } from './readable-url.js';

test.each([
  ['/kh/search/%E1%9E%97/x?from=%E0', '/kh/search/%E1%9E%97/x?from=%E0'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/api/v1/%?a=%20', '/api/v1/%25?a=%20'],
  ['*', '*'],
])('%s is read as %s', (url, read) => expect(readableUrl(url)).toBe(read));
