import { differenceLines } from '@naga/booking-flow/exchange/exchange-lines.js';
import { exchangedAddOns } from '@naga/booking-flow/exchange/exchanged-add-ons.js';
import { HoldBar } from '@naga/booking-flow/hold/HoldBar';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { QrCode } from '@naga/ui/QrCode';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../features/action/AskFirst.js';
import { useAttempt } from '../../session/use-attempt.js';
import { askAgain } from '../../session/ask-again.js';
import { asMoney } from '../../session/as-money.js';
import { PayLink } from '../../features/sale/PayLink.js';
import { WayButtons } from '../../features/sale/WayButtons.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { useLookAgain } from '../../session/use-look-again.js';
import {
  type BookingToExchangeQuery,
  type StaffExchange_BookingFragment,
  useStaffGiveExchangeUpMutation,
  useStaffPayExchangeMutation,
  useStaffTakeCashMutation,
} from './exchange.generated.js';
import { EXCHANGE_METHODS, type ExchangeMethod, methodWords, words } from './words.js';

export interface PayDifferenceProps {
  booking: StaffExchange_BookingFragment;
  options: NonNullable<BookingToExchangeQuery['paymentMethods']>;
  reload: () => Promise<unknown>;
}

/** The new seats are held: how the difference is paid, or the old departure kept. */
export function PayDifference({ booking, options, reload }: PayDifferenceProps) {
  const attempt = useAttempt();
  const [giveUp, { loading }] = useStaffGiveExchangeUpMutation();
  const intl = useIntl();
  const exchange = booking.exchange!;
  const open = booking.payments.find(({ state }) => state === 'PENDING');
  const waits = open !== undefined && open.code === null;
  useLookAgain(waits, reload);
  return (
    <>
      <Held key={booking.now} booking={booking} reload={reload} />
      <Panel title={<FormattedMessage {...words.heldTitle} />}>
        <p>
          <strong>
            <FormattedMessage {...words.toPay} values={{ amount: asMoney(exchange.toPay) }} />
          </strong>
        </p>
        <DefinitionList
          items={differenceLines(intl, exchange).map(({ id, label, money }) => ({
            id,
            term: label,
            value: asMoney(money),
          }))}
        />
        <ul className="back-office__plain">
          {exchange.legs.map(({ id, departureTime, operatorName }) => (
            <li key={id}>
              <FormattedMessage
                {...words.held}
                values={{ stamp: <LocalTime at={departureTime} />, operator: operatorName }}
              />
            </li>
          ))}
        </ul>
        {exchangedAddOns(
          intl,
          exchange,
          exchange.legs.map(({ operatorId }) => operatorId),
          asMoney,
        ).map((told) => (
          <p key={told}>{told}</p>
        ))}
        <Ways booking={booking} options={options} reload={reload} />
      </Panel>
      {open?.code != null && <Cash code={open.code} amount={asMoney(open.amount)} reload={reload} />}
      {open?.qr != null && <Scan qr={open.qr} />}
      {open?.payUrl != null && <PayLink payUrl={open.payUrl} expiresAt={open.expiresAt} />}
      <div className="back-office__actions">
        <AskFirst
          label={<FormattedMessage {...words.giveUp} />}
          keep={<FormattedMessage {...words.keep} />}
          title={<FormattedMessage {...words.giveUpTitle} />}
          busy={loading}
          onSure={async () => {
            await attempt(async () => (await giveUp({ variables: { id: booking.id } })).data?.cancelExchange);
          }}
        >
          <FormattedMessage {...words.giveUpText} />
        </AskFirst>
      </div>
    </>
  );
}

function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" kind="panel">
      <div className="back-office__stack">
        <h2>{title}</h2>
        {children}
      </div>
    </Card>
  );
}

/** The seats and how long they are held, by the server's clock. */
function Held({ booking, reload }: Omit<PayDifferenceProps, 'options'>) {
  const [receivedAt] = useState(() => Date.now());
  const { expiresAt, legs } = booking.exchange!;
  return (
    <HoldBar
      expiresAt={expiresAt}
      now={booking.now}
      receivedAt={receivedAt}
      rides={legs.map(({ parts }) => parts.map(({ seatNumber }) => seatNumber))}
      forCustomer
      onExpire={() => askAgain(reload)}
    />
  );
}

/** A button for each way that staff may take the money. */
function Ways({ booking, options, reload }: PayDifferenceProps) {
  const attempt = useAttempt();
  const [pay] = useStaffPayExchangeMutation();
  const [busy, setBusy] = useState<ExchangeMethod>();
  async function take(method: ExchangeMethod) {
    setBusy(method);
    const variables = { id: booking.id, method, expectedTotal: booking.exchange!.toPay.amount };
    const done = await attempt(async () => (await pay({ variables })).data?.startPayment);
    setBusy(undefined);
    if (done === undefined) await reload();
  }
  const ways = EXCHANGE_METHODS.flatMap((method) => {
    const option = options.find((one) => one.method === method);
    return option === undefined ? [] : [{ ...option, method }];
  });
  return (
    <fieldset className="exchange__ways">
      <legend>
        <FormattedMessage {...words.how} />
      </legend>
      <WayButtons ways={ways} names={methodWords} busy={busy} onTake={take} />
    </fieldset>
  );
}

/** The traveller stands at the counter: nothing is made before the cash is there. */
function Cash({ code, amount, reload }: { code: string; amount: string; reload: () => Promise<unknown> }) {
  const attempt = useAttempt();
  const [collect, { loading }] = useStaffTakeCashMutation();
  return (
    <Panel title={<FormattedMessage {...words.takeCash} values={{ amount }} />}>
      <div className="back-office__actions">
        <Button
          busy={loading}
          onClick={async () => {
            await attempt(async () => (await collect({ variables: { code } })).data?.collectCash);
            await reload();
          }}
        >
          <FormattedMessage {...words.cashTaken} />
        </Button>
      </div>
    </Panel>
  );
}

function Scan({ qr }: { qr: string }) {
  const intl = useIntl();
  return (
    <Panel title={<FormattedMessage {...methodWords.KHQR} />}>
      <QrCode value={qr} label={intl.formatMessage(words.qr)} size={240} />
    </Panel>
  );
}
