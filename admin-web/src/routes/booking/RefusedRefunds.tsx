import { useNotices } from '@naga/app-kit/NoticeArea';
import { useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { mayChange } from '../../features/ride-rights/ride-rights.js';
import { RefusedRefund } from '../../records/refused-refund/RefusedRefund.js';
import { type OtherWay, words } from '../../records/refused-refund/words.js';
import type { BookingDetailQuery } from './booking.generated.js';
import { usePayRefundOtherwiseMutation, useTryRefundAgainMutation } from './refused-refunds.generated.js';

const AGAIN = { refetchQueries: ['BookingDetail'], awaitRefetchQueries: true };

/** What goes back of a booking and its provider refuses, with what those may do who may ask for refunds of the rides it is of. */
export function RefusedRefunds({ booking }: { booking: NonNullable<BookingDetailQuery['booking']> }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [again, trying] = useTryRefundAgainMutation(AGAIN);
  const [otherwise, sending] = usePayRefundOtherwiseMutation(AGAIN);

  async function tries(id: string) {
    const answer = await attempt(async () => (await again({ variables: { id } })).data?.tryRefundAgain);
    if (answer !== undefined) notify(intl.formatMessage(words.tried));
  }
  async function sends(id: string, way: OtherWay) {
    const answer = await attempt(async () => (await otherwise({ variables: { id, way } })).data?.payRefundOtherwise);
    if (answer?.__typename !== 'Booking') return;
    const waits = answer.refusedRefunds.some((one) => one.id === id);
    notify(intl.formatMessage(waits ? words.second : words.rerouted));
  }

  return booking.refusedRefunds?.map((refund) => (
    <RefusedRefund
      key={refund.id}
      refund={refund}
      name={booking.pnr}
      ofBooking
      isWalletGone={booking.isWalletGone}
      actions={
        mayChange(refund, 'refund.ask')
          ? {
              busy: trying.loading || sending.loading,
              onAgain: () => tries(refund.id),
              onOtherwise: (way) => sends(refund.id, way),
            }
          : undefined
      }
    />
  ));
}
