import { useApolloClient } from '@apollo/client/react';
import type { Failed } from '@naga/app-kit/error-catalogue.js';
import { failedCall } from '@naga/app-kit/failed-call.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { forgetToken, keepToken } from '@naga/app-kit/session-token.js';
import { useFailures } from '@naga/app-kit/use-failures.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Logo } from '@naga/ui/Logo';
import { TextField } from '@naga/ui/TextField';
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  type LoginMutation,
  type LoginMutationVariables,
  useAnswerSecondFactorMutation,
  useLoginMutation,
} from '../../session/me.generated.js';
import { RecoveryCodes } from '../../features/recovery-codes/RecoveryCodes.js';
import type { Refused } from '../../session/refused.js';
import { SecondStep } from './SecondStep.js';
import { afterLogin, mayEnter } from '../../session/staff.rules.js';

const words = defineMessages<{
  title: NoMessageValues;
  login: NoMessageValues;
  password: NoMessageValues;
  remember: NoMessageValues;
  submit: NoMessageValues;
  required: NoMessageValues;
  wrongCode: NoMessageValues;
  noStaff: NoMessageValues;
}>({
  title: { id: 'admin.login.title', defaultMessage: 'Sign in to the back office' },
  login: { id: 'admin.login.login', defaultMessage: 'E-mail, mobile number or user name' },
  password: { id: 'admin.login.password', defaultMessage: 'Password' },
  remember: { id: 'admin.login.remember', defaultMessage: 'Keep me signed in for a year' },
  submit: { id: 'admin.login.submit', defaultMessage: 'Sign in' },
  required: { id: 'admin.login.required', defaultMessage: 'Please fill this in' },
  wrongCode: {
    id: 'admin.login.wrong-code',
    defaultMessage: 'This code is not right, or it is too old. Take the newest one of your app.',
  },
  noStaff: { id: 'admin.login.no-staff', defaultMessage: 'This account has no access to the back office.' },
});

type Answer = LoginMutation['login'];
type Challenge = Extract<Answer, { __typename: 'SecondFactorNeeded' }>;

type Missing = { login?: boolean; password?: boolean };

export default function LoginRoute() {
  const intl = useIntl();
  const { oops } = useNotices();
  const fail = useFailures();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const [logIn, { loading }] = useLoginMutation();
  const [answerSecondFactor, second] = useAnswerSecondFactorMutation();
  const [missing, setMissing] = useState<Missing>({});
  const [remember, setRemember] = useState(false);
  const [challenge, setChallenge] = useState<Challenge>();
  const [recovery, setRecovery] = useState<{ codes: readonly string[]; landing: string }>();

  /** As the error catalogue says (specification, section 8). */
  function tell(failed: Failed, retry?: () => void) {
    const goTo = (path: string) => location.assign(path);
    fail({ ...failed, path: `/admin${pathname}` }, { logOut: forgetToken, goTo, retry });
  }

  function refuse({ code, facts }: Refused) {
    // What the specification's door answers with status 400.
    if (code === 'WRONG_CREDENTIALS') tell({ status: 400 });
    else if (code === 'CODE_WRONG') oops({ text: intl.formatMessage(words.wrongCode) });
    else oops({ text: refusalText(intl, code, facts) });
    if (code === 'CHALLENGE_OVER') setChallenge(undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = {
      login: String(form.get('login')).trim(),
      password: String(form.get('password')),
      remember: form.get('remember') === 'on',
    };
    setMissing({ login: input.login === '', password: input.password === '' });
    if (input.login === '' || input.password === '') return;
    await signIn({ input });
  }

  async function signIn({ input }: LoginMutationVariables) {
    try {
      const { data } = await logIn({ variables: { input } });
      setRemember(input.remember ?? false);
      await goOn(data?.login, input.remember ?? false);
    } catch (error) {
      tell(failedCall(error), () => void signIn({ input }));
    }
  }

  async function submitCode(code: string) {
    if (challenge === undefined) return;
    try {
      const { data } = await answerSecondFactor({ variables: { challenge: challenge.challenge, code } });
      await goOn(data?.answerSecondFactor, remember);
    } catch (error) {
      tell(failedCall(error), () => void submitCode(code));
    }
  }

  async function goOn(answer: Answer | undefined, isRemembered: boolean) {
    if (answer === undefined) return;
    if (answer.__typename === 'Refused') return refuse(answer);
    if (answer.__typename === 'SecondFactorNeeded') return setChallenge(answer);
    if (!mayEnter(answer.user.roleId)) return oops({ text: intl.formatMessage(words.noStaff) });
    keepToken(answer.token, isRemembered);
    const codes = answer.recoveryCodes ?? [];
    const { landing } = answer.user;
    if (codes.length > 0) setRecovery({ codes, landing });
    else await enter(landing);
  }

  async function enter(landing: string) {
    await client.resetStore();
    await navigate(afterLogin(parameters.get('redirectPath'), landing), { replace: true });
  }

  const required = intl.formatMessage(words.required);
  return (
    <main className="sign-in">
      <Card kind="panel">
        <div className="sign-in__form">
          <Logo />
          <h1>
            <FormattedMessage {...words.title} />
          </h1>
        </div>
        {recovery !== undefined ? (
          <RecoveryCodes codes={recovery.codes} onKept={() => void enter(recovery.landing)} />
        ) : challenge !== undefined ? (
          <SecondStep setup={challenge.setup} busy={second.loading} onCode={(code) => void submitCode(code)} />
        ) : (
          <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
            <TextField
              label={intl.formatMessage(words.login)}
              name="login"
              autoComplete="username"
              error={missing.login ? required : undefined}
            />
            <TextField
              label={intl.formatMessage(words.password)}
              name="password"
              type="password"
              autoComplete="current-password"
              error={missing.password ? required : undefined}
            />
            <CheckboxField label={intl.formatMessage(words.remember)} name="remember" />
            <Button type="submit" busy={loading} wide>
              <FormattedMessage {...words.submit} />
            </Button>
          </form>
        )}
      </Card>
    </main>
  );
}
