import { createHmac } from 'node:crypto';

/** As sign-in codes: six digits, ten minutes, five tries. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** So many codes of one booking in an hour. */
export const CODES_AN_HOUR = 3;
export const HOUR_MS = 3_600_000;
/** How long a token that proved itself may change things. */
export const PROVED_MS = 30 * 60_000;

/** What is kept of a code: nothing that a million tries without the secret lead back from. */
export const hashOfCode = (bookingId: string, code: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`${bookingId} ${code.replace(/[\s-]/g, '')}`)
    .digest('hex');

/** '+855 12 345 678' → '•••678': enough to know whether it is one's own. */
export const maskedPhone = (phone: string): string => `•••${phone.replace(/\D/g, '').slice(-3)}`;

/** 'sok.dara@example.com' → 's•••@example.com'. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1•••@');
