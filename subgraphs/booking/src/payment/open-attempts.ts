import { isPromise, PAYMENT_WAYS } from './payment-method.rules.js';

/**
 * SQL of the attempts of a booking that can still be paid, and of what a wallet has set aside for their other half: they
 * end together.
 */
export const OPEN_ATTEMPTS = `(state in ('CREATED', 'PENDING') or (state = 'AUTHORIZED' and method = 'WALLET_CREDIT'))`;

const PROMISES = PAYMENT_WAYS.filter(isPromise).map((method) => `'${method}'`);

/** SQL of the promises of cash that is still to come. */
export const PROMISED = `(state = 'PENDING' and method in (${PROMISES.join(', ')}))`;

/** SQL of the halves that a wallet has set aside. */
export const RESERVED = `(state = 'AUTHORIZED' and method = 'WALLET_CREDIT')`;

/** SQL of the bookings with money that a person has to look at; payment_in_review finds them. */
export const IN_REVIEW = `(select booking_id from payment where state = 'REVIEW' and booking_id is not null)`;

/** Of booking `$1` is collected what it owes still, the parameter `owed`; where that is nothing, no more is. */
export const collectOnly = (owed: string): string => `update payment set
    state = case when ${owed}::bigint > 0 then state else 'CANCELLED' end,
    amount = case when ${owed}::bigint > 0 then ${owed}::bigint else amount end
  where booking_id = $1 and state in ('CREATED', 'PENDING')`;
