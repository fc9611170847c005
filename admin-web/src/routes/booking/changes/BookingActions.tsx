import { useNotices } from '@naga/app-kit/NoticeArea';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { maskedAddress } from '@naga/kernel/masked-address.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AskFirst } from '../../../features/action/AskFirst.js';
import { useAttempt } from '../../../session/use-attempt.js';
import { AnotherOperator } from '../../../features/ride-rights/AnotherOperator.js';
import { mayChangeAll, mayChangeSome, type RideRights } from '../../../features/ride-rights/ride-rights.js';
import { MissingRight } from '../../../session/MissingRight.js';
import { PLATFORM_SCOPES, STAFF_SCOPES } from './staff-scopes.js';
import { useResendTicketsMutation } from './ticket-changes.generated.js';
import { words as cancelWords } from '../cancel/words.js';
import { words as editWords } from '../edit/words.js';
import { words } from './words.js';

export interface BookingActionsProps {
  booking: {
    id: string;
    contactEmail: string | null;
    contactPhone: string | null;
    exchangeableUntil: string | null;
    exchange: object | null;
    tickets: readonly { revoked: boolean }[];
    legs: readonly RideRights[];
  };
}

/** What can be done with a booking as a whole beside its money: the tickets once more, another account. */
export function BookingActions({
  booking: { id, contactEmail, contactPhone, exchangeableUntil, exchange, tickets, legs },
}: BookingActionsProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [resend, { loading }] = useResendTicketsMutation({ refetchQueries: ['BookingDetail'] });
  const address = maskedAddress({ contactEmail, contactPhone });
  const isWhole = mayChangeAll(legs, 'booking.edit');
  const sale = new URLSearchParams({ customer: id });
  return (
    <>
      <PermissionGate
        permission="booking.edit"
        scopes={STAFF_SCOPES}
        otherwise={<MissingRight action={editWords.edit} permission="booking.edit" scopes={STAFF_SCOPES} />}
      >
        {isWhole && (
          <Button as={Link} to={`/bookings/${id}/edit`}>
            <FormattedMessage {...editWords.edit} />
          </Button>
        )}
      </PermissionGate>
      <PermissionGate permission="booking.create" otherwise={null}>
        <Button as={Link} to={`/bookings/add?${sale}`} variant="quiet">
          <FormattedMessage {...editWords.again} />
        </Button>
      </PermissionGate>
      <Button as={Link} to={`/bookings/${id}/receipt`} variant="quiet">
        <FormattedMessage {...words.receipt} />
      </Button>
      {isWhole && address !== undefined && tickets.some(({ revoked }) => !revoked) && (
        <PermissionGate permission="booking.edit" scopes={STAFF_SCOPES} otherwise={null}>
          <AskFirst
            label={<FormattedMessage {...words.resend} values={{ address }} />}
            keep={<FormattedMessage {...words.leave} />}
            title={<FormattedMessage {...words.resendTitle} />}
            busy={loading}
            onSure={async () => {
              const done = await attempt(
                async () => (await resend({ variables: { bookingId: id } })).data?.resendTickets,
              );
              if (done !== undefined) notify(intl.formatMessage(words.resent));
            }}
          >
            <FormattedMessage {...words.resendText} values={{ address: contactEmail ?? contactPhone ?? '' }} />
          </AskFirst>
        </PermissionGate>
      )}
      {(exchangeableUntil !== null || exchange !== null) && mayChangeSome(legs, 'booking.edit') && (
        <PermissionGate permission="booking.edit" scopes={STAFF_SCOPES} otherwise={null}>
          <Button as={Link} to={`/bookings/exchange/${id}`} variant="quiet">
            <FormattedMessage {...words.exchange} />
          </Button>
        </PermissionGate>
      )}
      {mayChangeSome(legs, 'booking.cancel') && (
        <PermissionGate permission="booking.cancel" scopes={STAFF_SCOPES} otherwise={null}>
          <Button as={Link} to={`/bookings/cancel/${id}`} variant="quiet">
            <FormattedMessage {...cancelWords.cancel} />
          </Button>
        </PermissionGate>
      )}
      <PermissionGate permission="booking.edit" scopes={PLATFORM_SCOPES} otherwise={null}>
        <Button as={Link} to={`/bookings/user/${id}`} variant="quiet">
          <FormattedMessage {...words.changeUser} />
        </Button>
      </PermissionGate>
      {!isWhole && (
        <PermissionGate permission="booking.edit" scopes={STAFF_SCOPES} otherwise={null}>
          <AnotherOperator of="booking" />
        </PermissionGate>
      )}
    </>
  );
}
