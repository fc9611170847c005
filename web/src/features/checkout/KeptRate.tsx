import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import type { Currency } from '@naga/kernel/money.js';
import { AS_CHARGED, ShownRateProvider, useShownRates } from '@naga/ui/shown-rate.js';
import type { ReactNode } from 'react';
import { useShownPrices } from '../../session/currency.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Kept = Pick<CheckoutBooking_BookingFragment, 'status' | 'legs' | 'expiresAt' | 'now' | 'total'>;

/** The rate of a booking: all of its parts have the same, also those that were taken in exchange. */
export const keptRateOf = ({ legs }: Pick<Kept, 'legs'>): ShownRate | undefined => {
  const kept = legs.flatMap(({ parts }) => parts.map(({ shownRate }) => shownRate)).find((rate) => rate !== null);
  return kept === undefined ? undefined : { ...kept, currency: kept.currency as Currency };
};

/**
 * Prices of a booking as they were shown when it was held, for ever. Until it is sold, who has chosen another currency since
 * reads them in that one.
 */
export function KeptRate({ booking, children }: { booking: Kept; children: ReactNode }) {
  const chosen = useShownPrices()?.currency;
  const rates = useShownRates();
  const kept = keptRateOf(booking);
  const isOpen = holdStateOf(booking) !== 'sold' && kept?.currency !== chosen;
  return (
    <ShownRateProvider value={isOpen ? rates : kept === undefined ? AS_CHARGED : { [booking.total.currency]: kept }}>
      {children}
    </ShownRateProvider>
  );
}
