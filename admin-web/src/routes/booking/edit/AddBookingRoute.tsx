import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Navigate, useLocation } from 'react-router';

/** A new booking begins with the search; `?customer=` (a booking) is who buys again. */
export default function AddBookingRoute() {
  const { search } = useLocation();
  return (
    <PermissionGate permission="booking.create">
      <Navigate to={{ pathname: '/search', search }} replace />
    </PermissionGate>
  );
}
