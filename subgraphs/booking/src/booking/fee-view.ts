import type { BookingRecord } from './booking-record.js';
import type { BookingFeeView } from './booking-fee.type.js';

/** What is paid beside the fares, and how it is worked out. */
export const feeViews = ({ fees, currency }: Pick<BookingRecord, 'fees' | 'currency'>): BookingFeeView[] =>
  fees.map(({ name, amount, percent, fixed, cause = null, partId = null, addOn = null }) => ({
    name,
    amount: { amount, currency },
    percent,
    fixed: fixed === null ? null : { amount: fixed, currency },
    cause,
    partId,
    addOn,
  }));
