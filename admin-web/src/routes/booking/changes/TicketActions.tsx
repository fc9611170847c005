import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { changeTicketAt } from './change-path.js';
import { STAFF_SCOPES } from './staff-scopes.js';
import { words } from './words.js';

const CHANGES = [
  ['passenger', words.editPassengers],
  ['change-seats', words.changeSeats],
  ['change-operator-ticket-code', words.changeCode],
  ['comment', words.writeComment],
] as const;

export interface TicketActionsProps {
  bookingId: string;
  ticketId: string;
}

/** What staff can change of one ticket; nothing for those who may not. */
export function TicketActions({ bookingId, ticketId }: TicketActionsProps) {
  return (
    <PermissionGate permission="booking.edit" scopes={STAFF_SCOPES} otherwise={null}>
      <div className="back-office__actions">
        {CHANGES.map(([change, title]) => (
          <Button
            key={change}
            as={Link}
            to={changeTicketAt('bookings', change, bookingId, ticketId)}
            variant="quiet"
            size="small"
          >
            <FormattedMessage {...title} />
          </Button>
        ))}
      </div>
    </PermissionGate>
  );
}
