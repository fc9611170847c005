import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { FormattedMessage } from 'react-intl';
import { useState } from 'react';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { useAttempt } from '../../session/use-attempt.js';
import { type Way, WayButtons } from '../../features/sale/WayButtons.js';
import { asMoney } from '../../session/as-money.js';
import { askAgain } from '../../session/ask-again.js';
import {
  type SaleToPay_BookingFragment,
  type SaleToPayQuery,
  useCollectSaleMutation,
  useConfirmSaleMutation,
  usePaySaleInCashMutation,
  usePaySaleMutation,
} from './create-booking.generated.js';
import { DESK_METHODS, type DeskMethod, type DeskWay, deskWords, words } from './pay-words.js';

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
  const [payInCash] = usePaySaleInCashMutation();
  const [collect] = useCollectSaleMutation();
  // An agency pays from its balance.
  const scope = useScope('booking.edit');
  const takesCash = DRIVING_SCOPES.some((one) => one === scope);
  const [busy, setBusy] = useState<DeskWay>();
  const open = options.filter(({ reason }) => reason === null);
  // What a way costs is said where it is not what the booking says above.
  const isByWay = open.some(({ due }) => due.amount !== booking.due.amount);
  const ways = DESK_METHODS.flatMap((method): Way<DeskWay>[] => {
    const option = options.find((one) => one.method === method);
    if (option === undefined) return [];
    const way = { ...option, method, due: isByWay ? asMoney(option.due) : undefined };
    return method === 'CASH_COLLECTION' && takesCash ? [{ ...way, method: 'CASH_IN_HAND' }, way] : [way];
  });
  const bookingId = booking.id;
  /** What is read of a way here is the most that is taken. */
  const asked = (method: DeskMethod) => ({
    bookingId,
    expectedTotal: (options.find((one) => one.method === method) ?? booking).total.amount,
  });

  /** The code is made and used up at once; where it cannot be, the receipt shows it. */
  async function takeCash() {
    const variables = asked('CASH_COLLECTION');
    const started = await attempt(async () => (await payInCash({ variables })).data?.startPayment);
    const code = started?.payment.code;
    if (code != null) await attempt(async () => (await collect({ variables: { code } })).data?.collectCash);
  }

  async function take(method: DeskWay) {
    setBusy(method);
    if (method === 'CASH_IN_HAND') await takeCash();
    else await start(method);
    setBusy(undefined);
    // Paid, it is no longer held, and the page goes on to the receipt: what it still asks is not heard any more.
    askAgain(reload);
  }

  async function start(method: DeskMethod) {
    const variables = { ...asked(method), method };
    const started = await attempt(async () => (await pay({ variables })).data?.startPayment);
    if (started !== undefined && method === 'PAY_ON_BOARDING') {
      await attempt(async () => (await confirm({ variables: { bookingId } })).data?.confirmBooking);
    }
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
