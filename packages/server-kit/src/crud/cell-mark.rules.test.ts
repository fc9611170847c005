import { expect, test } from '@jest/globals';
import { cellMarkOf } from './cell-mark.rules.js';

test.each([
  ['code,names.en', ','],
  ['code;names.en\nx;1,5', ';'],
  ['\uFEFFcode;names.en\r\nx;1,5;2,5;3,5', ';'],
  ['code\tnames.en\rx;y\tz;z', '\t'],
  ['\n\ncode;names.en', ';'],
  ['code', ','],
  ['', ','],
])('%j parts its cells by %j', (file, mark) => expect(cellMarkOf(file)).toBe(mark));
