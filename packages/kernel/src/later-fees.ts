/**
 * Names of the fees that come after a sale, which `Booking.total` does not have: what a refusal or an overrule takes off
 * or nobody is left to collect, and add-ons that went back (below zero), and what a cancellation keeps. What an exchange costs and keeps is in the
 * total.
 */
export const LATER_FEES = ['refused', 'overruled', 'waived', 'cancellation', 'add_on_back'] as const;

export const isLaterFee = (name: string): boolean => LATER_FEES.some((later) => later === name);
