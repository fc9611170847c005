import { useEffect } from 'react';

/** Keeps which booking this visit pays (pg_booking_id): a provider that brings its payer back without it loses nothing. */
export function useVisitBooking(bookingId: string): void {
  useEffect(() => {
    void import('@naga/app-kit/visit-session.js')
      .then(({ keepPageAttributes }) => keepPageAttributes(sessionStorage, new URLSearchParams({ booking: bookingId })))
      .catch(() => undefined);
  }, [bookingId]);
}
