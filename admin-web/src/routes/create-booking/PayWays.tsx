import { Card } from '@naga/ui/Card';
import { FormattedMessage } from 'react-intl';
import { useState } from 'react';
import { useAttempt } from '../../features/action/use-attempt.js';
import { WayButtons } from '../../features/sale/WayButtons.js';
import { askAgain } from '../../session/ask-again.js';
import {
  type SaleToPay_BookingFragment,
  type SaleToPayQuery,
  useConfirmSaleMutation,
  usePaySaleMutation,
} from './create-booking.generated.js';
import { DESK_METHODS, type DeskMethod, deskWords, words } from './pay-words.js';

export interface PayWaysProps {
  booking: SaleToPay_BookingFragment;
  options: NonNullable<SaleToPayQuery['paymentMethods']>;
  reload: () => Promise<unknown>;
}

/** A button for each way; the usual one has the focus, so that Enter pays. */
export function PayWays({ booking, options, reload }: PayWaysProps) {
  const attempt = useAttempt();
  const [pay] = usePaySaleMutation();
  const [confirm] = useConfirmSaleMutation();
  const [busy, setBusy] = useState<DeskMethod>();
  const ways = DESK_METHODS.flatMap((method) => {
    const option = options.find((one) => one.method === method);
    return option === undefined ? [] : [{ ...option, method }];
  });

  async function take(method: DeskMethod) {
    setBusy(method);
    const bookingId = booking.id;
    const started = await attempt(async () => (await pay({ variables: { bookingId, method } })).data?.startPayment);
    if (started !== undefined && method === 'PAY_ON_BOARDING') {
      await attempt(async () => (await confirm({ variables: { bookingId } })).data?.confirmBooking);
    }
    setBusy(undefined);
    // Paid, it is no longer held, and the page goes on to the receipt: what it still asks is not heard any more.
    askAgain(reload);
  }
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage {...words.how} />
        </h2>
        {ways.length === 0 && (
          <p>
            <FormattedMessage {...words.none} />
          </p>
        )}
        <div className="sale__ways">
          <WayButtons ways={ways} names={deskWords} busy={busy} onTake={take} desk />
        </div>
      </div>
    </Card>
  );
}
