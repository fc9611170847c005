import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import { STAFF_SCOPES } from '../changes/staff-scopes.js';
import { useBookingToCancelQuery } from './cancel.generated.js';
import { CancelForm } from './CancelForm.js';
import { words } from './words.js';

/** Giving a booking or some of its seats back, by its terms or beyond them. */
export default function CancelRoute() {
  const { bookingId = '' } = useParams();
  const back = { to: `/bookings/${bookingId}`, label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="booking.cancel" scopes={STAFF_SCOPES} back={back}>
      <Cancellable bookingId={bookingId} />
    </RecordGate>
  );
}

function Cancellable({ bookingId }: { bookingId: string }) {
  const result = useBookingToCancelQuery({ variables: { bookingId }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.booking} words={words}>
      {(booking) => (
        <>
          <Toolbar title={<FormattedMessage {...words.title} values={{ pnr: booking.pnr }} />} />
          <CancelForm booking={booking} />
        </>
      )}
    </Loaded>
  );
}
