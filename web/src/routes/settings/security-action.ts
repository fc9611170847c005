import type { RouterContextProvider } from 'react-router';
import { type FormAnswer, formAnswer, passwordOf, textOf } from '../../features/account/form/form-answer.js';
import type { Setup } from '../../features/account/sign-in/enter.js';
import { ask } from '../../session/graph.js';
import {
  ChangePasswordDocument,
  ConfirmSecondFactorDocument,
  EndDeviceSessionDocument,
  EndOtherSessionsDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  StartSecondFactorDocument,
} from './settings.generated.js';

type Context = Readonly<RouterContextProvider>;
type Said = {
  __typename: string;
  code?: string;
  facts?: Record<string, unknown>;
  codes?: string[];
  setup?: Setup;
};

export interface SecurityAnswer extends FormAnswer {
  /** A second factor is being set up. */
  setup?: Setup;
  /** Shown once. */
  recoveryCodes?: readonly string[];
}

const form = { isForm: true } as const;
const done: Said = { __typename: 'Done' };

function run(context: Context, sent: FormData): Promise<Said> {
  const password = passwordOf(sent);
  switch (textOf(sent, 'intent')) {
    case 'password': {
      const passwordConfirmation = passwordOf(sent, 'passwordConfirmation');
      const variables = { currentPassword: passwordOf(sent, 'currentPassword'), password, passwordConfirmation };
      return ask(context, ChangePasswordDocument, variables, form).then(({ changePassword }) => changePassword);
    }
    case 'second-start':
      return ask(context, StartSecondFactorDocument, {}, form).then(({ startSecondFactor: setup }) => ({
        ...done,
        setup,
      }));
    case 'second-confirm': {
      const code = textOf(sent, 'code').replaceAll(/\s/g, '');
      return ask(context, ConfirmSecondFactorDocument, { code }, form).then((said) => said.confirmSecondFactor);
    }
    case 'second-codes':
      return ask(context, RenewRecoveryCodesDocument, { password }, form).then((said) => said.renewRecoveryCodes);
    case 'second-remove':
      return ask(context, RemoveSecondFactorDocument, { password }, form).then((said) => said.removeSecondFactor);
    case 'end-others':
      return ask(context, EndOtherSessionsDocument, {}, form).then(() => done);
    default:
      return ask(context, EndDeviceSessionDocument, { id: textOf(sent, 'id') }, form).then(() => done);
  }
}

/** What the forms of the security page do. */
export async function securityAction(context: Context, sent: FormData): Promise<SecurityAnswer> {
  const { answer, result } = await formAnswer(context, sent, () => run(context, sent));
  const [secret, otpauthUrl] = [textOf(sent, 'secret'), textOf(sent, 'otpauthUrl')];
  const again = answer.intent === 'second-confirm' && answer.done !== true ? { secret, otpauthUrl } : undefined;
  const setup = result?.setup ?? again;
  return {
    ...answer,
    ...(setup !== undefined && { setup: { secret: setup.secret, otpauthUrl: setup.otpauthUrl } }),
    ...(result?.codes !== undefined && { recoveryCodes: result.codes }),
  };
}
