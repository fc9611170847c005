import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { FormattedMessage, useIntl } from 'react-intl';
import { useState } from 'react';
import { useAttempt } from '../../features/action/use-attempt.js';
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
  const intl = useIntl();
  const attempt = useAttempt();
  const [pay] = usePaySaleMutation();
  const [confirm] = useConfirmSaleMutation();
  const [busy, setBusy] = useState<DeskMethod>();
  const ways = DESK_METHODS.flatMap((method) => options.find((option) => option.method === method) ?? []);
  const first = ways.find(({ reason }) => reason === null);

  async function take(method: DeskMethod) {
    setBusy(method);
    const bookingId = booking.id;
    const started = await attempt(async () => (await pay({ variables: { bookingId, method } })).data?.startPayment);
    if (started !== undefined && method === 'PAY_ON_BOARDING') {
      await attempt(async () => (await confirm({ variables: { bookingId } })).data?.confirmBooking);
    }
    setBusy(undefined);
    // Paid, it is no longer held, and the page goes on to the receipt.
    await reload();
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
          {ways.map(({ method, reason, facts }) => (
            <div key={method}>
              <Button
                size="large"
                variant={method === first?.method ? 'primary' : 'quiet'}
                autoFocus={method === first?.method}
                disabled={reason !== null}
                busy={busy === method}
                onClick={() => void take(method as DeskMethod)}
              >
                <FormattedMessage {...deskWords[method as DeskMethod]} />
              </Button>
              {reason !== null && (
                <p>
                  {reason === 'NOT_ENOUGH'
                    ? intl.formatMessage(words.notEnough)
                    : refusalText(intl, 'METHOD_NOT_AVAILABLE', facts)}
                </p>
              )}
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}
