import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Decline } from '../../../features/action/Decline.js';
import { useAnswer } from '../../../features/action/RequestAnswers.js';
import { decimalOf } from '../../../features/form/decimal-of.js';
import {
  type Tariffs_ChangeFragment,
  useAskTariffChangeMutation,
  useDecideTariffChangeMutation,
  useWithdrawTariffChangeMutation,
  useWriteTariffChangeMutation,
} from '../tariffs.generated.js';
import { TakeBack } from './TakeBack.js';
import { changeWords as words } from './words.js';

const AGAIN = { refetchQueries: ['PricesToDecide'] };

/** What its reader may do with a change. */
export function ChangeActions({ change }: { change: Tariffs_ChangeFragment }) {
  const intl = useIntl();
  const run = useAnswer();
  const [ask, asking] = useAskTariffChangeMutation();
  const [write, writing] = useWriteTariffChangeMutation();
  const [decide, deciding] = useDecideTariffChangeMutation(AGAIN);
  const [withdraw, withdrawing] = useWithdrawTariffChangeMutation(AGAIN);
  const [share, setShare] = useState('');
  const busy = [asking, writing, deciding, withdrawing].some(({ loading }) => loading);
  const { id, version, canWrite, canEdit, canDecide, canWithdraw, canReturn } = change;
  const commission = share.trim() === '' ? null : Math.round((decimalOf(share) ?? 0) * 100);
  return (
    <section>
      {(canWrite || canDecide) && (
        <TextField
          label={intl.formatMessage(words.commission)}
          hint={intl.formatMessage(words.commissionHint)}
          inputMode="decimal"
          optional
          value={share}
          onChange={({ currentTarget }) => setShare(currentTarget.value)}
        />
      )}
      {canEdit && !canWrite && (
        <p>
          <FormattedMessage {...words.askAbout} />
        </p>
      )}
      <div className="back-office__actions">
        {canWrite && (
          <Button
            busy={busy}
            onClick={() =>
              void run(
                async () => (await write({ variables: { id, version, commission } })).data?.writeTariffChange,
                words.written,
              )
            }
          >
            <FormattedMessage {...words.write} />
          </Button>
        )}
        {canEdit && !canWrite && (
          <Button
            busy={busy}
            onClick={() =>
              void run(async () => (await ask({ variables: { id, version } })).data?.askTariffChange, words.asked)
            }
          >
            <FormattedMessage {...words.ask} />
          </Button>
        )}
        {canDecide && (
          <>
            <Button
              busy={busy}
              onClick={() =>
                void run(
                  async () =>
                    (await decide({ variables: { id, approve: true, answer: null, commission } })).data
                      ?.decideTariffChange,
                  words.approved,
                )
              }
            >
              <FormattedMessage {...words.approve} />
            </Button>
            <Decline
              busy={busy}
              onDecline={(answer) =>
                run(
                  async () =>
                    (await decide({ variables: { id, approve: false, answer, commission: null } })).data
                      ?.decideTariffChange,
                  words.declined,
                )
              }
            />
          </>
        )}
        {canWithdraw && (
          <Button
            variant="quiet"
            busy={busy}
            onClick={() =>
              void run(async () => (await withdraw({ variables: { id } })).data?.withdrawTariffChange, words.withdrawn)
            }
          >
            <FormattedMessage {...words.withdraw} />
          </Button>
        )}
        {canReturn && <TakeBack change={change} />}
      </div>
    </section>
  );
}
