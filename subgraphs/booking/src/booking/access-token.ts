import { createHash, randomBytes } from 'node:crypto';

/** Opens one booking: 192 random bits. */
export const newAccessToken = (): string => randomBytes(24).toString('base64url');

/** What is stored and compared. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
