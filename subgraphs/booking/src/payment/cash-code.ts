import { randomInt } from 'node:crypto';

/** Eight digits, read out at a counter in any language; the first is no zero, so that none is lost. */
export const newCashCode = (): string => String(randomInt(10_000_000, 100_000_000));
