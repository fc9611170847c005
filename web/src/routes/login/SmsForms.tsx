import { Notice } from '@naga/ui/Notice';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { codeField, mobileField } from '../../features/account/form/usual-fields.js';
import type { SignInAnswer } from '../../features/account/sign-in/enter.js';
import { words } from '../../features/account/sign-in/sign-in-words.js';

/** First the number, then the code that came to it. The page says the same for every number. */
export function SmsForms({ answer, remember }: { answer: SignInAnswer | undefined; remember: ReactNode }) {
  const intl = useIntl();
  const { search } = useLocation();
  const mobileNumber = answer?.mobileNumber;
  if (mobileNumber === undefined)
    return (
      <AccountForm
        intent="sms"
        answer={answer}
        fields={[mobileField(intl, { required: true })]}
        submit={intl.formatMessage(words.sendCode)}
        wide
      >
        {remember}
      </AccountForm>
    );
  return (
    <>
      <Notice live="status">{intl.formatMessage(words.sent, { mobileNumber })}</Notice>
      <AccountForm
        intent="otp"
        answer={answer?.intent === 'otp' ? answer : undefined}
        fields={[codeField(intl, { autoFocus: true })]}
        hidden={{ mobileNumber, remember: answer?.remember === true ? '1' : '' }}
        submit={intl.formatMessage(words.submit)}
        wide
        aside={
          <Link to={{ search }} replace>
            {intl.formatMessage(words.another)}
          </Link>
        }
      />
    </>
  );
}
