import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useActionData, useParams } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { SendByItself } from '../../features/account/form/SendByItself.js';
import type { SignInAnswer } from '../../features/account/sign-in/enter.js';
import { signInAction } from '../../features/account/sign-in/sign-in-action.js';
import { SignInSteps } from '../../features/account/sign-in/SignInSteps.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/auto-login';

const words = defineMessages({
  title: { id: 'account.autoLogin.title', defaultMessage: 'Sign in by your link' },
  lead: { id: 'account.autoLogin.lead', defaultMessage: 'The link serves once.' },
  submit: { id: 'account.signIn.submit', defaultMessage: 'Sign in' },
  invalid: { id: 'account.autoLogin.invalid', defaultMessage: 'This link is not complete' },
  other: { id: 'account.autoLogin.other', defaultMessage: 'Sign in another way' },
});

export const action = (args: Route.ActionArgs) => signInAction(args);

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** autoLogin/{email}/{uniqueCode}: signs in those who may sign in by a link, once. */
export default function AutoLogin() {
  const intl = useIntl();
  const to = useLocalPath();
  const { email, uniqueCode } = useParams();
  const answer = useActionData<SignInAnswer>();
  const other = <Link to={to('/auth/login')}>{intl.formatMessage(words.other)}</Link>;
  if (email === undefined || uniqueCode === undefined)
    return (
      <div className="wrap section">
        <PageHead title={intl.formatMessage(words.invalid)} hidden />
        <EmptyState
          level={1}
          title={intl.formatMessage(words.invalid)}
          actions={
            <Button as={Link} to={to('/auth/login')}>
              {intl.formatMessage(words.other)}
            </Button>
          }
        />
      </div>
    );
  return (
    <SignInSteps answer={answer}>
      <AccountFrame title={intl.formatMessage(words.title)} lead={intl.formatMessage(words.lead)}>
        {answer === undefined && <SendByItself intent="link" />}
        <AccountForm
          intent="link"
          answer={answer}
          isRefusalElsewhere={answer?.refusal?.code === 'WRONG_CREDENTIALS'}
          fields={[]}
          submit={intl.formatMessage(words.submit)}
          aside={answer !== undefined && other}
        />
      </AccountFrame>
    </SignInSteps>
  );
}
