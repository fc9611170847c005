import { randomBytes } from 'node:crypto';
import type { LegRecord } from './booking-record.js';

/** 128 random bits; letters and digits only, so that it survives any link. */
const newTicketId = (): string =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0');

/** A leg with its ticket, whose codes are still to be written. */
export const ticketed = (leg: LegRecord): LegRecord => ({
  ...leg,
  codeBy: null,
  ticketId: newTicketId(),
  parts: leg.parts.map((part) => ({ ...part, state: 'TICKETED' as const })),
});
