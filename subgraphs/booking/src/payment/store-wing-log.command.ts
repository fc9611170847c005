import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { WingLog } from './wing-log.entity.js';

const LIMIT = 10_000;
/** PostgreSQL keeps no NUL in text or JSON. */
const NUL = /\u0000|\\u0000/;

/** Keeps what Wing's page in the mobile application reported, as it is; at most 10,000 characters. */
export async function storeWingLog(
  { em, viewer, clock }: BookingContext,
  paymentId: string,
  logData: Record<string, unknown>,
): Promise<void> {
  if (paymentId.length > 100) throw new InvalidInput([{ path: 'paymentId', code: 'MAX_LENGTH' }]);
  const text = JSON.stringify(logData);
  if (text.length > LIMIT) throw new InvalidInput([{ path: 'logData', code: 'MAX_LENGTH' }]);
  if (NUL.test(paymentId + text)) throw new InvalidInput([{ path: 'logData', code: 'IS_TEXT' }]);
  await inTransaction(em, async (transaction) => {
    transaction.create(WingLog, { paymentId, logData, mode: viewer.mode, at: new Date(clock.now()) });
    await transaction.flush();
  });
}
