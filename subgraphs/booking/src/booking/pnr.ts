import { randomBytes } from 'node:crypto';

/** Nothing that looks like something else on paper or on the telephone: no 0 O, 1 I L, 5 S, 8 B, U V. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXYZ234679';
const LENGTH = 6;
const LIMIT = 256 - (256 % ALPHABET.length);

/** A booking reference, 'KX74QP': 244 million of them, random, so that none can be guessed from another. */
export function newPnr(): string {
  let pnr = '';
  while (pnr.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < LIMIT && pnr.length < LENGTH) pnr += ALPHABET[byte % ALPHABET.length];
    }
  }
  return pnr;
}

/** As people type it: 'kx7-4qp ' reads as 'KX74QP'. */
export const readPnr = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
