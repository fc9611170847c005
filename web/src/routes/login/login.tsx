import { CheckboxField } from '@naga/ui/CheckboxField';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { Link, useActionData, useSearchParams } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { fieldWords } from '../../features/account/form/field-words.js';
import type { SignInAnswer } from '../../features/account/sign-in/enter.js';
import { signInAction } from '../../features/account/sign-in/sign-in-action.js';
import { words } from '../../features/account/sign-in/sign-in-words.js';
import { SignInSteps } from '../../features/account/sign-in/SignInSteps.js';
import { useLocalPath, withoutPrefix } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/login';
import { SmsForms } from './SmsForms.js';
import { WayTabs } from './WayTabs.js';

/** Which door it is: the agency's own, or everybody's. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  isAgency: withoutPrefix(url.pathname).startsWith('/agent/'),
});

export const action = (args: Route.ActionArgs) => signInAction(args);

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Sign in by password or by a code that comes as SMS; the agency's door knows passwords only. */
export default function Login({ loaderData: { isAgency } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const answer = useActionData<SignInAnswer>();
  const [query] = useSearchParams();
  // What the form answers is the latest news.
  const notice = answer === undefined ? query.get('notice') : null;
  const bySms = !isAgency && query.get('by') === 'sms';
  const remember = <CheckboxField label={intl.formatMessage(words.remember)} name="remember" />;
  const asked = answer === undefined && query.has('redirectPath');
  return (
    <SignInSteps answer={answer}>
      <AccountFrame
        title={intl.formatMessage(isAgency ? words.agentTitle : words.title)}
        lead={isAgency ? intl.formatMessage(words.agentLead) : undefined}
        links={
          <>
            <Link to={to('/password/reset')}>{intl.formatMessage(words.forgotten)}</Link>
            {!isAgency && <Link to={to('/auth/register')}>{intl.formatMessage(words.register)}</Link>}
          </>
        }
      >
        {notice === 'restricted-agency' ? (
          <Notice tone="bad" live="alert">
            {intl.formatMessage(words.restricted)}
          </Notice>
        ) : (
          asked && (
            <Notice tone="warn" live="status">
              {intl.formatMessage(words.pleaseLogIn)}
            </Notice>
          )
        )}
        {!isAgency && <WayTabs bySms={bySms} />}
        {bySms ? (
          <SmsForms answer={answer} remember={remember} />
        ) : (
          <AccountForm
            intent={isAgency ? 'agent' : 'password'}
            answer={answer}
            isRefusalElsewhere={answer?.refusal?.code === 'WRONG_CREDENTIALS'}
            fields={[
              {
                name: 'login',
                label: intl.formatMessage(words.login),
                autoComplete: 'username',
                spellCheck: false,
                required: true,
                maxLength: 254,
              },
              {
                name: 'password',
                label: intl.formatMessage(fieldWords.password),
                type: 'password',
                autoComplete: 'current-password',
                required: true,
                maxLength: 1024,
              },
            ]}
            submit={intl.formatMessage(words.submit)}
            wide
          >
            {remember}
          </AccountForm>
        )}
      </AccountFrame>
    </SignInSteps>
  );
}
