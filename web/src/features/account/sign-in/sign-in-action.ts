import type { RouterContextProvider } from 'react-router';
import { ask } from '../../../session/graph.js';
import { formAnswer, passwordOf, textOf } from '../form/form-answer.js';
import { enter, type SignInAnswer } from './enter.js';
import {
  RequestSmsDocument,
  type SignIn_ResultFragment,
  SignInAsAgentDocument,
  SignInByLinkDocument,
  SignInByPasswordDocument,
  SignInBySecondFactorDocument,
  SignInBySmsDocument,
} from './sign-in.generated.js';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { lang?: string | undefined; email?: string | undefined; uniqueCode?: string | undefined };
  url: URL;
}

const form = { isForm: true } as const;

/** What each form of the sign-in pages asks the graph. */
function attempt({ context, params }: Asking, sent: FormData, remember: boolean): Promise<SignIn_ResultFragment> {
  const login = () => ({ login: textOf(sent, 'login'), password: passwordOf(sent), remember });
  const code = textOf(sent, 'code').replaceAll(/\s/g, '');
  switch (textOf(sent, 'intent')) {
    case 'agent':
      return ask(context, SignInAsAgentDocument, { input: login() }, form).then(({ agentLogin }) => agentLogin);
    case 'code': {
      const variables = { challenge: textOf(sent, 'challenge'), code };
      return ask(context, SignInBySecondFactorDocument, variables, form).then((said) => said.answerSecondFactor);
    }
    case 'otp': {
      const variables = { mobileNumber: textOf(sent, 'mobileNumber'), code, remember };
      return ask(context, SignInBySmsDocument, variables, form).then(({ verifyOtp }) => verifyOtp);
    }
    case 'link': {
      const variables = { email: params.email ?? '', uniqueCode: params.uniqueCode ?? '' };
      return ask(context, SignInByLinkDocument, variables, form).then(({ autoLogin }) => autoLogin);
    }
    default:
      return ask(context, SignInByPasswordDocument, { input: login() }, form).then((said) => said.login);
  }
}

/** The step that follows what was sent: the same form with a refusal, the code of a second factor, or inside. */
export async function signInAction(asking: Asking) {
  const { context, request } = asking;
  const sent = await request.formData();
  const remember = sent.get('remember') !== null && sent.get('remember') !== '';
  const mobileNumber = textOf(sent, 'mobileNumber');
  if (textOf(sent, 'intent') === 'sms') {
    const run = () => ask(context, RequestSmsDocument, { mobileNumber }, form).then((said) => said.requestOtp);
    const { answer } = await formAnswer(context, sent, run);
    return { ...answer, remember, ...(answer.done === true && { mobileNumber }) } satisfies SignInAnswer;
  }
  const { answer, result } = await formAnswer(context, sent, () => attempt(asking, sent, remember));
  const step: SignInAnswer = { ...answer, remember };
  if (result?.__typename === 'Session') return enter(asking, result, step);
  if (result?.__typename === 'SecondFactorNeeded') {
    const { challenge, setup } = result;
    return { ...step, intent: 'code', done: false, challenge, setup: setup ?? undefined } satisfies SignInAnswer;
  }
  if (answer.intent === 'otp') return { ...step, mobileNumber } satisfies SignInAnswer;
  return answer.intent === 'code' ? codeAgain(step, sent) : step;
}

/** A wrong code leaves one at the code, with the key that is being set up, unless the whole sign-in is over. */
function codeAgain(step: SignInAnswer, sent: FormData): SignInAnswer {
  if (step.refusal?.code === 'CHALLENGE_OVER') return { ...step, intent: 'password' };
  const [secret, otpauthUrl] = [textOf(sent, 'secret'), textOf(sent, 'otpauthUrl')];
  const setup = secret === '' ? undefined : { secret, otpauthUrl };
  return { ...step, challenge: textOf(sent, 'challenge'), setup };
}
