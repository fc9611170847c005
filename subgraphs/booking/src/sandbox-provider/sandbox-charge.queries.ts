import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';

export type ChargeState = 'OPEN' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'LATE' | 'CLOSED';

export interface ChargeRecord {
  readonly id: string;
  readonly reference: string;
  readonly state: ChargeState;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string | null;
}

const FIND = `select id, reference, state, method, amount::float8 as amount, currency, description,
    return_url as "returnUrl" from sandbox_charge where id = $1 and (mode = $2 or $2 = 'live')`;

const ID = /^[\w-]{1,40}$/;

/**
 * A charge by its own id: 128 random bits, so that knowing it is the right to see it. Whoever pays comes in live mode,
 * also for a booking that a sandbox key made; a sandbox key finds no live charge.
 */
export async function findCharge(from: Rows, id: string, mode: Mode): Promise<ChargeRecord | undefined> {
  return ID.test(id) ? (await from.rows<ChargeRecord>(FIND, [id, mode]))[0] : undefined;
}
