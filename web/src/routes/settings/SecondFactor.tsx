import { Disclosure } from '@naga/ui/Disclosure';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { Panel } from '../../features/account/form/Panel.js';
import { currentPasswordField } from '../../features/account/form/password-fields.js';
import { codeField } from '../../features/account/form/usual-fields.js';
import { RecoveryCodes } from '../../features/account/sign-in/RecoveryCodes.js';
import { SecondFactorKey } from '../../features/account/sign-in/SecondFactorKey.js';
import type { SecurityAnswer } from './security-action.js';
import type { SecuritySettingsQuery } from './settings.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  off: NoMessageValues;
  start: NoMessageValues;
  scan: NoMessageValues;
  confirm: NoMessageValues;
  on: { count: number };
  codes: NoMessageValues;
  renew: NoMessageValues;
  remove: NoMessageValues;
  removed: NoMessageValues;
  required: NoMessageValues;
}>({
  title: { id: 'account.factor.title', defaultMessage: 'Second step with an app' },
  off: {
    id: 'account.factor.off',
    defaultMessage: 'With an authenticator app nobody gets in who knows only your password.',
  },
  start: { id: 'account.factor.start', defaultMessage: 'Set it up' },
  scan: {
    id: 'account.factor.scan',
    defaultMessage: 'Scan this with the app, or type the key there. Then enter the code it shows.',
  },
  confirm: { id: 'account.second.confirm', defaultMessage: 'Confirm' },
  on: {
    id: 'account.factor.on',
    defaultMessage: 'It is on. {count, plural, one {# recovery code is} other {# recovery codes are}} left.',
  },
  codes: { id: 'account.factor.codes', defaultMessage: 'New recovery codes' },
  renew: { id: 'account.factor.renew', defaultMessage: 'Make new codes' },
  remove: { id: 'account.factor.remove', defaultMessage: 'Switch it off' },
  removed: { id: 'account.factor.removed', defaultMessage: 'The second step is switched off.' },
  required: { id: 'account.factor.required', defaultMessage: 'Your role needs it, so it cannot be switched off.' },
});

export interface SecondFactorProps {
  me: NonNullable<SecuritySettingsQuery['me']>;
  answer: SecurityAnswer | undefined;
}

interface WithPasswordProps {
  intent: string;
  answer: SecurityAnswer | undefined;
  summary: string;
  look: 'quiet' | 'danger';
  submit: string;
}

/** What one opens first and then proves by one's password. */
function WithPassword({ intent, answer, summary, look, submit }: WithPasswordProps) {
  const intl = useIntl();
  return (
    <Disclosure summary={summary} open={answer?.intent === intent}>
      <AccountForm
        intent={intent}
        answer={answer}
        fields={[currentPasswordField(intl, 'password')]}
        look={look}
        submit={submit}
      />
    </Disclosure>
  );
}

/** Setting up an authenticator app, its recovery codes, and switching it off. */
export function SecondFactor({ me, answer }: SecondFactorProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { setup, recoveryCodes } = answer ?? {};
  return (
    <Panel title={say(words.title)} id="second-factor">
      {recoveryCodes !== undefined && (
        <Notice tone="good" live="status">
          <RecoveryCodes codes={recoveryCodes} />
        </Notice>
      )}
      {me.secondFactor ? (
        <>
          <p>{intl.formatMessage(words.on, { count: me.recoveryCodesLeft })}</p>
          <WithPassword
            intent="second-codes"
            answer={answer}
            summary={say(words.codes)}
            look="quiet"
            submit={say(words.renew)}
          />
          {me.secondFactorRequired ? (
            <p>{say(words.required)}</p>
          ) : (
            <WithPassword
              intent="second-remove"
              answer={answer}
              summary={say(words.remove)}
              look="danger"
              submit={say(words.remove)}
            />
          )}
        </>
      ) : setup !== undefined ? (
        <>
          <p>{say(words.scan)}</p>
          <SecondFactorKey {...setup} />
          <AccountForm
            intent="second-confirm"
            answer={answer}
            hidden={{ ...setup }}
            fields={[codeField(intl)]}
            submit={say(words.confirm)}
          />
        </>
      ) : (
        <>
          <p>{say(answer?.intent === 'second-remove' && answer.done === true ? words.removed : words.off)}</p>
          <AccountForm intent="second-start" answer={answer} fields={[]} submit={say(words.start)} look="quiet" />
        </>
      )}
    </Panel>
  );
}
