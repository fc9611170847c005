import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useState } from 'react';
import { defineMessages, FormattedMessage, type NoMessageValues } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { RecoveryCodes } from '../../features/recovery-codes/RecoveryCodes.js';
import { askAgain } from '../../session/ask-again.js';
import { ConfirmSecondFactor, type Setup } from './ConfirmSecondFactor.js';
import type { Account } from './OwnAccount.js';
import { useMyAccountQuery } from './myaccount.generated.js';
import { SecondFactorPassword } from './SecondFactorPassword.js';
import { useStartSecondFactorMutation } from './security.generated.js';

const words = defineMessages<{
  on: NoMessageValues;
  left: { count: number };
  off: NoMessageValues;
  required: NoMessageValues;
  start: NoMessageValues;
  renew: NoMessageValues;
  remove: NoMessageValues;
}>({
  on: { id: 'admin.second-factor.on', defaultMessage: 'You sign in with a second step.' },
  left: {
    id: 'admin.second-factor.left',
    defaultMessage:
      '{count, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
  },
  off: { id: 'admin.second-factor.off', defaultMessage: 'You sign in with the password alone.' },
  required: {
    id: 'admin.second-factor.required',
    defaultMessage: 'Your role demands it: without it, the next sign-in begins with setting it up.',
  },
  start: { id: 'admin.second-factor.start', defaultMessage: 'Set up an app' },
  renew: { id: 'admin.second-factor.renew', defaultMessage: 'New recovery codes' },
  remove: { id: 'admin.second-factor.remove', defaultMessage: 'Remove the app' },
});

type Step = { is: 'confirm'; setup: Setup } | { is: 'codes'; codes: readonly string[] } | { is: 'renew' | 'remove' };

/** The second step of one's sign-in: set up, codes renewed, removed. */
export function SecondFactor({ account }: { account: Account }) {
  const attempt = useAttempt();
  const { refetch } = useMyAccountQuery({ fetchPolicy: 'cache-only' });
  const [step, setStep] = useState<Step>();
  const [start, starting] = useStartSecondFactorMutation();

  async function setUp() {
    const setup = await attempt(async () => (await start()).data?.startSecondFactor);
    if (setup !== undefined) setStep({ is: 'confirm', setup });
  }
  function done() {
    setStep(undefined);
    askAgain(refetch);
  }

  if (step?.is === 'codes') return <RecoveryCodes codes={step.codes} onKept={done} />;
  if (step?.is === 'confirm') {
    return <ConfirmSecondFactor setup={step.setup} onCodes={(codes) => setStep({ is: 'codes', codes })} />;
  }
  if (step !== undefined) {
    return (
      <SecondFactorPassword
        to={step.is}
        onCodes={(codes) => setStep({ is: 'codes', codes })}
        onRemoved={done}
        onBack={() => setStep(undefined)}
      />
    );
  }
  return (
    <div className="back-office__stack">
      <Notice tone={account.secondFactor ? 'good' : account.secondFactorRequired ? 'warn' : 'quiet'}>
        {account.secondFactor ? (
          <>
            <FormattedMessage {...words.on} />{' '}
            <FormattedMessage {...words.left} values={{ count: account.recoveryCodesLeft }} />
          </>
        ) : (
          <FormattedMessage {...words.off} />
        )}{' '}
        {account.secondFactorRequired && <FormattedMessage {...words.required} />}
      </Notice>
      <div className="back-office__actions">
        {account.secondFactor ? (
          <>
            <Button variant="quiet" onClick={() => setStep({ is: 'renew' })}>
              <FormattedMessage {...words.renew} />
            </Button>
            <Button variant="quiet" onClick={() => setStep({ is: 'remove' })}>
              <FormattedMessage {...words.remove} />
            </Button>
          </>
        ) : (
          <Button variant="quiet" busy={starting.loading} onClick={() => void setUp()}>
            <FormattedMessage {...words.start} />
          </Button>
        )}
      </div>
    </div>
  );
}
