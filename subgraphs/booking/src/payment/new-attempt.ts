import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { randomBytes } from 'node:crypto';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { BookingRecord, PaymentRecord } from '../booking/booking-record.js';
import { legIdsOf, ridesOfExchange } from '../booking/named-rides.js';
import { ownAccount, ownBalance } from './own-money.js';
import { collectsLater, wayOf } from './payment-method.rules.js';

/** Whose money an attempt is of, where it is not with a provider. */
function partyOf(method: PaymentMethod, viewer: Viewer, booking: BookingRecord): string | null {
  if (method === 'AGENT_BALANCE') return ownBalance(viewer, booking) ?? null;
  return method === 'WALLET_CREDIT' ? (ownAccount(viewer) ?? null) : null;
}

/** An attempt that is not written down yet: of this method, for this amount (minor units). */
export function newAttempt(
  booking: BookingRecord,
  viewer: Viewer,
  method: PaymentMethod,
  amount: number,
  { returnUrl, now }: { readonly returnUrl: string | null; readonly now: number },
): PaymentRecord {
  const { provider, flow } = wayOf(method);
  const reserves = method === 'WALLET_CREDIT';
  return {
    id: '',
    method,
    provider,
    reference: randomBytes(16).toString('hex'),
    providerReference: null,
    state: reserves ? 'AUTHORIZED' : collectsLater(method) || flow === 'CODE' ? 'PENDING' : 'CREATED',
    amount,
    forgiven: 0,
    currency: booking.currency,
    payUrl: null,
    returnUrl,
    createdAt: now,
    settledAt: null,
    expiresAt: null,
    qr: null,
    code: null,
    party: partyOf(method, viewer, booking),
    received: null,
    isOwnerGone: false,
    isSentBack: false,
    legIds: legIdsOf(booking, ridesOfExchange),
    takingAskedById: null,
  };
}
