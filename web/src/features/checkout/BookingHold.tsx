import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { HoldBar } from '@naga/booking-flow/hold/HoldBar';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { Notice } from '@naga/ui/Notice';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFetcher, useRevalidator } from 'react-router';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import { seatsOfBooking } from './booking-rides.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

type Held = Pick<CheckoutBooking_BookingFragment, 'id' | 'expiresAt' | 'now' | 'legs' | 'canExtendHold'>;

interface BookingHoldProps {
  booking: Held;
  /** Read by an agency, which holds it for its customer. */
  forCustomer?: boolean;
  action?: string;
}

/** The countdown of a booking; the page's own action takes `intent=extend`. */
export function BookingHold({ booking, forCustomer = false, action }: BookingHoldProps) {
  const intl = useIntl();
  // By its name: the answer outlives this component, which a newer booking replaces.
  const more = useFetcher<{ refusal?: Refusal } | null>({ key: `more-time-${booking.id}` });
  const { revalidate } = useRevalidator();
  // The device's clock at the answer; a newer answer brings a new component (key) and with it a new look at the clock.
  const [receivedAt] = useState(() => Date.now());
  if (booking.expiresAt === null) return null;
  const refusal = more.data?.refusal;
  return (
    <>
      <HoldBar
        expiresAt={booking.expiresAt}
        now={booking.now}
        receivedAt={receivedAt}
        rides={seatsOfBooking(booking)}
        forCustomer={forCustomer}
        onExpire={() => void revalidate()}
        onNeedMoreTime={
          booking.canExtendHold
            ? () => void more.submit({ intent: 'extend' }, { method: 'post', ...(action !== undefined && { action }) })
            : undefined
        }
        busy={more.state !== 'idle'}
      />
      <UnheardNotice of={more.data ?? null} />
      {refusal !== undefined && (
        <Notice tone="warn" live="alert">
          {refusalText(intl, refusal.code, refusal.facts)}
        </Notice>
      )}
    </>
  );
}
