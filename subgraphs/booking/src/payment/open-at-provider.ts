import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { PaymentRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { MethodNotAvailable } from './payment.errors.js';
import { withPayment } from './return-url.rules.js';

const OPENED = `update payment set state = 'PENDING', provider_reference = $2, pay_url = $3, qr = $4
  where id = $1 and state = 'CREATED'`;

/**
 * CREATED → PENDING: the provider is asked for a charge, by the attempt's own reference, so that asking twice makes one. No
 * lock is held meanwhile. `description`: what the payer reads there. Refuses METHOD_NOT_AVAILABLE.
 */
export async function openAtProvider(
  { services, database, clock }: BookingContext,
  { description, mode }: { readonly description: string; readonly mode: Mode },
  attempt: PaymentRecord,
): Promise<PaymentRecord> {
  const provider = services.providers.get(attempt.provider);
  if (provider === undefined) throw new MethodNotAvailable({ method: attempt.method });
  const { id, reference, method, amount, currency } = attempt;
  const returnUrl = attempt.returnUrl && withPayment(attempt.returnUrl, id);
  const request = { reference, method, amount, currency, description, returnUrl, mode, now: clock.now() };
  const { providerReference, payUrl, qr } = await provider.open(request, database);
  await database.change(OPENED, [id, providerReference, payUrl, qr]);
  return { ...attempt, state: 'PENDING', providerReference, payUrl, qr };
}
