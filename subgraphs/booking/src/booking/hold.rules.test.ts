import { expect, test } from '@jest/globals';
import { canExtend, isHeld } from './hold.rules.js';

test.each([
  [{ expiresAt: null, extensions: 0 }, false, false],
  [{ expiresAt: 1000, extensions: 0 }, false, false],
  [{ expiresAt: 1001, extensions: 0 }, true, true],
  [{ expiresAt: 1001, extensions: 1 }, true, true],
  [{ expiresAt: 1001, extensions: 2 }, true, false],
])('%j at 1000: held %s, may be lengthened %s', (hold, held, extendable) => {
  expect([isHeld(hold, 1000), canExtend(hold, 1000)]).toEqual([held, extendable]);
});
