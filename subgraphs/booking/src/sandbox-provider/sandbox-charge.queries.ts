import type { Rows } from '../booking/booking.queries.js';
import type { PaymentMethod } from '../payment/payment-method.rules.js';

export type ChargeState = 'OPEN' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'LATE';

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
    return_url as "returnUrl" from sandbox_charge where id = $1`;

const ID = /^[\w-]{1,40}$/;

/** A charge by its own id: 128 random bits, so that knowing it is the right to see it. */
export async function findCharge(from: Rows, id: string): Promise<ChargeRecord | undefined> {
  return ID.test(id) ? (await from.rows<ChargeRecord>(FIND, [id]))[0] : undefined;
}
