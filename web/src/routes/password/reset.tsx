import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useActionData, useParams } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { fieldWords } from '../../features/account/form/field-words.js';
import { type FormAnswer, formAnswer, passwordOf, textOf } from '../../features/account/form/form-answer.js';
import { newPasswordFields } from '../../features/account/form/password-fields.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/reset';
import { ResetPasswordDocument } from './password.generated.js';

const words = defineMessages({
  title: { id: 'account.reset.title', defaultMessage: 'Choose a new password' },
  lead: { id: 'account.reset.lead', defaultMessage: 'All devices that are signed in with the old one are signed out.' },
  submit: { id: 'account.reset.submit', defaultMessage: 'Save the password' },
  done: { id: 'account.reset.done', defaultMessage: 'Your password is changed. Sign in with the new one.' },
  signIn: { id: 'account.signIn.title', defaultMessage: 'Sign in' },
  again: { id: 'account.reset.again', defaultMessage: 'Ask for a new link' },
});

export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await request.formData();
  const input = {
    token: params.token,
    email: textOf(sent, 'email'),
    password: passwordOf(sent),
    passwordConfirmation: passwordOf(sent, 'passwordConfirmation'),
  };
  const run = () => ask(context, ResetPasswordDocument, { input }, { isForm: true }).then((said) => said.resetPassword);
  return (await formAnswer(context, sent, run)).answer;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Where the link of the mail leads; without the address in it, it is asked for. */
export default function Reset() {
  const intl = useIntl();
  const to = useLocalPath();
  const { email } = useParams();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  if (answer?.done === true)
    return (
      <AccountFrame title={say(words.title)}>
        <Notice tone="good" live="status">
          {say(words.done)}
        </Notice>
        <p>
          <Button as={Link} to={to('/auth/login')}>
            {say(words.signIn)}
          </Button>
        </p>
      </AccountFrame>
    );
  return (
    <AccountFrame title={say(words.title)} lead={say(words.lead)}>
      <AccountForm
        intent="reset"
        answer={answer}
        fields={[
          {
            name: 'email',
            label: say(fieldWords.email),
            kind: 'email',
            autoComplete: 'username',
            required: true,
            maxLength: 254,
            defaultValue: email,
            readOnly: email !== undefined,
          },
          ...newPasswordFields(intl),
        ]}
        submit={say(words.submit)}
        wide
        aside={answer?.refusal?.code === 'TOKEN_INVALID' && <Link to={to('/password/reset')}>{say(words.again)}</Link>}
      />
    </AccountFrame>
  );
}
