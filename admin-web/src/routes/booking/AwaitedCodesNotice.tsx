import { useScope } from '@naga/app-kit/PermissionGate';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import { Link } from 'react-router';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import type { BookingDetailQuery } from './booking.generated.js';

const words = defineMessages<{ until: { operator: string; stamp: PrimitiveType }; give: Record<never, never> }>({
  until: {
    id: 'admin.booking.codes-awaited',
    defaultMessage: 'Sold; {operator} still gives the ticket codes by hand. They come by themselves at {stamp}.',
  },
  give: { id: 'admin.booking.give-codes', defaultMessage: 'Ticket codes to give' },
});

/** The rides of a booking that wait for codes their operators give by hand, and the way to give them. */
export function AwaitedCodesNotice({ booking }: { booking: NonNullable<BookingDetailQuery['booking']> }) {
  const scope = useScope('booking.edit');
  const gives = DRIVING_SCOPES.some((one) => one === scope);
  return booking.legs.map(
    ({ id, codeBy, operatorName }) =>
      codeBy !== null && (
        <Notice key={id} live="status">
          <FormattedMessage {...words.until} values={{ operator: operatorName, stamp: <LocalTime at={codeBy} /> }} />{' '}
          {gives && (
            <Link to="/awaited-codes">
              <FormattedMessage {...words.give} />
            </Link>
          )}
        </Notice>
      ),
  );
}
