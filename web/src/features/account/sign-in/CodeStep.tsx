import { useIntl } from 'react-intl';
import { AccountForm } from '../form/AccountForm.js';
import { AccountFrame } from '../form/AccountFrame.js';
import { codeField } from '../form/usual-fields.js';
import type { SignInAnswer } from './enter.js';
import { SecondFactorKey } from './SecondFactorKey.js';
import { words } from './sign-in-words.js';

/** After the first factor: the code of the app, which is given its key first where there is none yet. */
export function CodeStep({ answer }: { answer: SignInAnswer & { challenge: string } }) {
  const intl = useIntl();
  const { challenge, setup, remember } = answer;
  return (
    <AccountFrame
      title={intl.formatMessage(words.second)}
      lead={intl.formatMessage(setup === undefined ? words.secondLead : words.setUp)}
    >
      {setup !== undefined && <SecondFactorKey {...setup} />}
      <AccountForm
        // A wrong code is no help for the next one.
        key={answer.at}
        intent="code"
        answer={answer}
        fields={[
          codeField(intl, {
            // Or a recovery code.
            hint: setup === undefined ? intl.formatMessage(words.codeHint) : undefined,
            inputMode: undefined,
            spellCheck: false,
            maxLength: 40,
            autoFocus: true,
          }),
        ]}
        hidden={{ challenge, remember: remember === true ? '1' : '', ...setup }}
        submit={intl.formatMessage(words.confirm)}
        wide
      />
    </AccountFrame>
  );
}
