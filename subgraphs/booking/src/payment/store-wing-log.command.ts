import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';

const LIMIT = 10_000;
/** PostgreSQL keeps no NUL in text or JSON. */
const NUL = /\u0000|\\u0000/;
const ID = /^[1-9]\d{0,17}$/;

/** Anybody may report: what one payment can fill is bounded. */
const STORE = `insert into wing_log (payment_id, log_data, mode, at)
  select y.id, $2::jsonb, y.mode, to_timestamp($4::float8 / 1000) from payment y
  where y.id = $1 and y.method = 'WING' and (y.mode = $3 or $3 = 'live')
    and (select count(*) from wing_log w where w.payment_id = y.id) < 100
  returning id`;

/**
 * Keeps what Wing's page in the mobile application reported of a payment with it, as it is; at most 10,000 characters,
 * a hundred times a payment. Answers whether it is kept: not for what is no payment with Wing.
 */
export async function storeWingLog(
  { database, viewer, clock }: BookingContext,
  paymentId: string,
  logData: Record<string, unknown>,
): Promise<boolean> {
  if (paymentId.length > 100) throw new InvalidInput([{ path: 'paymentId', code: 'MAX_LENGTH' }]);
  const text = JSON.stringify(logData);
  if (text.length > LIMIT) throw new InvalidInput([{ path: 'logData', code: 'MAX_LENGTH' }]);
  if (NUL.test(paymentId + text)) throw new InvalidInput([{ path: 'logData', code: 'IS_TEXT' }]);
  if (!ID.test(paymentId)) return false;
  return (await database.rows(STORE, [paymentId, text, viewer.mode, clock.now()])).length > 0;
}
