import { forgetToken } from '@naga/app-kit/session-token.js';
import { useFailures } from '@naga/app-kit/use-failures.js';
import { Button } from '@naga/ui/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { AccountFrame } from '../form/AccountFrame.js';
import { useLocalPath } from '../../../session/language.js';
import { CodeStep } from './CodeStep.js';
import type { SignInAnswer } from './enter.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { words } from './sign-in-words.js';

/** Wrong credentials open the dialog of the error catalogue (specification, section 8: status 400). */
export function useCannotLogin(answer: SignInAnswer | undefined): void {
  const fail = useFailures();
  const told = useRef<SignInAnswer>(undefined);
  useEffect(() => {
    if (answer?.refusal?.code !== 'WRONG_CREDENTIALS' || told.current === answer) return;
    told.current = answer;
    fail({ status: 400 }, { logOut: forgetToken, goTo: () => undefined });
  }, [answer, fail]);
}

/** The steps that follow the first form, whichever that is: a code, recovery codes; else the form itself. */
export function SignInSteps({ answer, children }: { answer: SignInAnswer | undefined; children: ReactNode }) {
  const intl = useIntl();
  const to = useLocalPath();
  useCannotLogin(answer);
  if (answer?.recoveryCodes !== undefined) {
    const { goOn = '/' } = answer;
    return (
      <AccountFrame title={intl.formatMessage(words.recovery)}>
        <RecoveryCodes codes={answer.recoveryCodes} />
        <p>
          {/* A document of its own: the whole page is another one's now. */}
          <Button as="a" href={/^\/(admin|\w\w)(\/|$)/.test(goOn) ? goOn : to(goOn)}>
            {intl.formatMessage(words.kept)}
          </Button>
        </p>
      </AccountFrame>
    );
  }
  const { challenge } = answer ?? {};
  if (answer !== undefined && challenge !== undefined) return <CodeStep answer={{ ...answer, challenge }} />;
  return children;
}
