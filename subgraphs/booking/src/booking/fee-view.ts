import type { BookingRecord } from './booking-record.js';
import type { BookingFeeView } from './booking-fee.type.js';

/** What is paid beside the fares, and how it is worked out. */
export const feeViews = ({ fees, currency }: Pick<BookingRecord, 'fees' | 'currency'>): BookingFeeView[] =>
  fees.map(({ name, amount, percent, fixed, version, method, policies, cause, partId, addOn }) => ({
    name,
    amount: { amount, currency },
    percent,
    fixed: fixed === null ? null : { amount: fixed, currency },
    version: version ?? null,
    method: method ?? null,
    policies: policies ?? [],
    cause: cause ?? null,
    partId: partId ?? null,
    addOn: addOn ?? null,
  }));
