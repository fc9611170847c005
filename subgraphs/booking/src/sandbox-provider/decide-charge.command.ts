import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { ChargeAlreadyDecided, ChargeNotFound } from '../payment/payment.errors.js';
import { deliverCallback } from './deliver-callbacks.command.js';
import { DECISIONS, type SandboxOutcome } from './outcome.rules.js';
import { type ChargeRecord, findCharge } from './sandbox-charge.queries.js';
import type { SandboxCallback } from './sandbox-provider.js';

const DECIDE = `update sandbox_charge set state = $2, callback_body = $3, decided_at = to_timestamp($4::float8 / 1000)
  where id = $1 and state = 'OPEN' returning id`;

/**
 * What the payer, or a machine, does at the sandbox's pay page. The call-back is fixed with the decision and delivered
 * until it is acknowledged; at once, so that the payer finds his money when he returns, except `LATE`, which settles
 * when the booking's hold has expired. Deciding the same again changes nothing.
 * Refuses CHARGE_NOT_FOUND, CHARGE_ALREADY_DECIDED.
 */
export async function decideCharge(
  context: BookingContext,
  id: string,
  outcome: SandboxOutcome,
): Promise<ChargeRecord> {
  const { database, clock, viewer } = context;
  const charge = await findCharge(database, id, viewer.mode);
  if (charge === undefined) throw new ChargeNotFound({ id });
  const { reference, amount, currency } = charge;
  const { state, told } = DECISIONS[outcome];
  const callback: SandboxCallback = { reference, charge: id, state: told, amount, currency };
  const decided = await inBookingTransaction(context, async (transaction) => {
    const rows = await transaction.rows(DECIDE, [id, state, JSON.stringify(callback), clock.now()]);
    return rows.length > 0;
  });
  const after = (await findCharge(database, id, viewer.mode))!;
  if (!decided && after.state !== state) throw new ChargeAlreadyDecided({ id, state: after.state });
  await deliverCallback(context, id);
  return after;
}
