import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { agencyReceiptPath } from '../../features/checkout/agency-paths.js';
import { useLocalPath } from '../../session/language.js';
import classes from './view-booking.module.css';

const words = defineMessages({
  receipt: { id: 'agency.booking.receipt', defaultMessage: 'Print the receipt' },
  resend: { id: 'agency.booking.resend', defaultMessage: 'Send the tickets again' },
  resent: { id: 'agency.booking.resent', defaultMessage: 'The tickets are on their way once more.' },
});

export interface DeskActionsProps {
  bookingId: string;
  /** There is a ticket that is still good. */
  hasTickets: boolean;
  /** They have just been sent again. */
  resent: boolean;
}

/** What who sold a booking does for his customer. */
export function DeskActions({ bookingId, hasTickets, resent }: DeskActionsProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === 'resend';
  return (
    <>
      {resent && <Notice live="status">{intl.formatMessage(words.resent)}</Notice>}
      <Form method="post" className={classes.actions}>
        <Button as={Link} variant="quiet" to={to(agencyReceiptPath(bookingId))}>
          {intl.formatMessage(words.receipt)}
        </Button>
        {hasTickets && (
          <Button type="submit" name="intent" value="resend" variant="quiet" busy={busy}>
            {intl.formatMessage(words.resend)}
          </Button>
        )}
      </Form>
    </>
  );
}
