import { Button } from '@naga/ui/Button';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { agencyReceiptPath } from '../../features/checkout/agency-paths.js';
import { useLocalPath } from '../../session/language.js';
import classes from './view-booking.module.css';

const words = defineMessages({
  receipt: { id: 'agency.booking.receipt', defaultMessage: 'Print the receipt' },
});

/** What who sold a booking does for his customer. */
export function DeskActions({ bookingId }: { bookingId: string }) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <p className={classes.actions}>
      <Button as={Link} variant="quiet" to={to(agencyReceiptPath(bookingId))}>
        {intl.formatMessage(words.receipt)}
      </Button>
    </p>
  );
}
