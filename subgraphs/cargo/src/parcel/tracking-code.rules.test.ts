import { expect, test } from '@jest/globals';
import { readTrackingCode, trackingCode } from './tracking-code.rules.js';

test('a tracking code has the name of the house and 50 random bits', () => {
  expect(trackingCode(Uint8Array.from([0, 1, 31, 32, 63, 255, 10, 20, 25, 30]))).toBe('NAGA-01Z0ZZAMSY');
  expect(() => trackingCode(new Uint8Array(9))).toThrow(RangeError);
});

test('every code is read as itself', () => {
  for (let byte = 0; byte < 256; byte++) {
    const code = trackingCode(new Uint8Array(10).fill(byte));
    expect(readTrackingCode(code)).toBe(code);
  }
});

test.each([
  ['NAGA-1001', 'NAGA-1001'],
  [' naga 1001 ', 'NAGA-1001'],
  ['1001', 'NAGA-1001'],
  ['naga-1oOl', 'NAGA-1001'],
  ['\u0000; drop table', 'NAGA-DR0PTAB1E'],
])('%j is read as %s', (typed, code) => expect(readTrackingCode(typed)).toBe(code));
