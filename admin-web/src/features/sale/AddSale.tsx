import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { MissingRight, type MissingRightProps } from '../../session/MissingRight.js';

/** What the buttons say. */
export const addSaleWords = defineMessages({
  booking: { id: 'admin.sale.new-booking', defaultMessage: 'New booking' },
  ticket: { id: 'admin.sale.new-ticket', defaultMessage: 'New ticket' },
});

/** The way to a sale for those who sell; the others learn which right they miss. */
function AddSale({ to, title }: { to: string; title: MissingRightProps['action'] }) {
  return (
    <PermissionGate permission="booking.create" otherwise={<MissingRight action={title} permission="booking.create" />}>
      <Button as={Link} to={to}>
        <FormattedMessage {...title} />
      </Button>
    </PermissionGate>
  );
}

export const AddBooking = () => <AddSale to="/bookings/add" title={addSaleWords.booking} />;

export const AddTicket = () => <AddSale to="/tickets/add" title={addSaleWords.ticket} />;
