import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../session/use-attempt.js';
import { asMoney } from '../../session/as-money.js';
import {
  type CashAtCounterFragment,
  useHandOutCashMutation,
  useSendHolderCodeMutation,
} from './collect-cash.generated.js';
import { words } from './words.js';

export interface HandOutProps {
  booking: CashAtCounterFragment['booking'];
  /** As it was typed: the cash code, or the booking's reference. */
  code: string;
  onDone: () => Promise<unknown>;
}

/** Cash that goes back: for who tells the code that was sent to the booking's own telephone and mailbox. */
export function HandOut({ booking: { id, pnr, cashBack, contactPhone, contactEmail }, code, onDone }: HandOutProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [send, sending] = useSendHolderCodeMutation();
  const [handOut, handing] = useHandOutCashMutation();
  const [told, setTold] = useState('');
  const canProve = contactPhone !== null || contactEmail !== null;
  const amount = asMoney(cashBack);

  async function sendCode() {
    const sent = await attempt(async () => (await send({ variables: { bookingId: id } })).data?.requestHolderCode);
    if (sent !== undefined) notify(intl.formatMessage(words.codeSent));
  }
  async function give() {
    const variables = { code, holderCode: canProve ? told : null };
    const done = await attempt(async () => (await handOut({ variables })).data?.handOutCash);
    if (done === undefined) return;
    notify(intl.formatMessage(words.handedOut));
    await onDone();
  }

  return (
    <Card as="section" kind="panel" className="back-office__stack back-office__narrow">
      {canProve && (
        <>
          <p>
            <FormattedMessage {...words.handOutProof} />
          </p>
          <div className="back-office__actions">
            <Button variant="quiet" busy={sending.loading} onClick={() => void sendCode()}>
              <FormattedMessage {...words.sendCode} />
            </Button>
          </div>
          <TextField
            label={intl.formatMessage(words.holderCode)}
            value={told}
            onChange={(event) => setTold(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        </>
      )}
      <div className="back-office__actions">
        <ConfirmTyped
          label={<FormattedMessage {...words.handOut} values={{ amount }} />}
          keep={<FormattedMessage {...words.keep} />}
          title={<FormattedMessage {...words.handOutSure} values={{ amount }} />}
          confirm={{ word: 'refund', of: [pnr, amount] }}
          busy={handing.loading}
          onSure={give}
        >
          <FormattedMessage {...words.handOutText} />
        </ConfirmTyped>
      </div>
    </Card>
  );
}
