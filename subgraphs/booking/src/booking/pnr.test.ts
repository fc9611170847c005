import { expect, test } from '@jest/globals';
import { newPnr, readPnr } from './pnr.js';

test('a reference has six characters that look like nothing else', () => {
  const drawn = Array.from({ length: 2000 }, newPnr);
  for (const pnr of drawn) expect(pnr).toMatch(/^[ACDEFGHJKMNPQRTWXYZ234679]{6}$/);
  expect(new Set(drawn).size).toBeGreaterThan(1990);
  expect(new Set(drawn.join('')).size).toBe(25);
});

test('it is read as people type it', () => {
  expect(readPnr(' kx-74 qp ')).toBe('KX74QP');
});
