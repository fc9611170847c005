import type { BookingContext } from '../booking/booking-transaction.js';
import { receiveCallback } from '../payment/receive-callback.command.js';
import { signSandbox } from './sandbox-signature.js';

/** A late settlement waits until nothing is held any more. */
const DUE = `from sandbox_charge c left join payment y on y.provider = 'sandbox' and y.reference = c.reference
    left join booking b on b.id = y.booking_id left join exchange x on x.booking_id = b.id and x.state = 'open'
  where c.decided_at is not null and c.acknowledged_at is null
    and (c.state <> 'LATE' or coalesce(b.expires_at, x.expires_at, '-infinity') <= to_timestamp($1::float8 / 1000))`;

const ONE = `select c.id, c.callback_body as body ${DUE} and c.id = $2`;
const SOME = `select c.id ${DUE} order by c.decided_at limit 100`;
const ACKNOWLEDGE = `update sandbox_charge set acknowledged_at = to_timestamp($2::float8 / 1000) where id = $1`;

/**
 * Delivers one charge's call-back if it is due, signed as a real provider's would be. What fails is logged and delivered
 * again by the job; the receiver counts the first only.
 */
export async function deliverCallback(context: BookingContext, id: string): Promise<void> {
  const { database, clock, services, log } = context;
  const [charge] = await database.rows<{ id: string; body: string }>(ONE, [clock.now(), id]);
  if (charge === undefined) return;
  try {
    await receiveCallback(context, 'sandbox', charge.body, signSandbox(charge.body, services.sandboxSecret));
    await database.rows(ACKNOWLEDGE, [id, clock.now()]);
  } catch (err) {
    log.warn({ err, charge: id }, 'sandbox call-back not acknowledged; it will be delivered again');
  }
}

/** Delivers what waits, a hundred at most. */
export async function deliverCallbacks(context: BookingContext): Promise<void> {
  const waiting = await context.database.rows<{ id: string }>(SOME, [context.clock.now()]);
  for (const { id } of waiting) await deliverCallback(context, id);
}
