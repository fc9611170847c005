import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AnotherOperator } from '../../../features/ride-rights/AnotherOperator.js';
import { changeTicketAt } from './change-path.js';
import { STAFF_SCOPES } from './staff-scopes.js';
import { words } from './words.js';

const CHANGES = [
  ['passenger', words.editPassengers],
  ['change-seats', words.changeSeats],
  ['change-operator-ticket-code', words.changeCode],
  ['comment', words.writeComment],
] as const;

const OF_THE_PERSON = 'passenger';
const OF_THE_TICKET = 'change-operator-ticket-code';

export interface TicketActionsProps {
  bookingId: string;
  /** BookingLeg.id where the ride has none yet: people and seats can be changed before. */
  ticketId: string;
  hasTicket?: boolean;
  /** Whose ride it is, and whether somebody on it can be named anew: all of his rides have to be the reader's. */
  isOwn: boolean;
  isNamed: boolean;
}

/** What staff can change of one ticket, or of a ride before it has one; nothing for those who may not. */
export function TicketActions({ bookingId, ticketId, hasTicket = true, isOwn, isNamed }: TicketActionsProps) {
  return (
    <PermissionGate permission="booking.edit" scopes={STAFF_SCOPES} otherwise={null}>
      {isOwn ? (
        <>
          <div className="back-office__actions">
            {CHANGES.filter(
              ([change]) => (hasTicket || change !== OF_THE_TICKET) && (isNamed || change !== OF_THE_PERSON),
            ).map(([change, title]) => (
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
          {!isNamed && <AnotherOperator of="name" />}
        </>
      ) : (
        <AnotherOperator of="ride" />
      )}
    </PermissionGate>
  );
}
