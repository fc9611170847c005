import { defineMessages, useIntl } from 'react-intl';
import { Link, useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { emailField } from '../../features/account/form/usual-fields.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/forgotten';
import { RequestPasswordResetDocument } from './password.generated.js';

const words = defineMessages({
  title: { id: 'account.forgotten.title', defaultMessage: 'Forgotten your password?' },
  lead: { id: 'account.forgotten.lead', defaultMessage: 'We send you a link with which you choose a new one.' },
  submit: { id: 'account.forgotten.submit', defaultMessage: 'Send me the link' },
  done: {
    id: 'account.forgotten.done',
    defaultMessage: 'If there is an account with this address, a link is on its way. Look into your mail.',
  },
  back: { id: 'account.forgotten.back', defaultMessage: 'Back to the sign-in' },
});

/** The answer is the same whether or not there is such an account. */
export async function action({ context, request }: Route.ActionArgs) {
  const sent = await request.formData();
  const email = textOf(sent, 'email');
  const run = () =>
    ask(context, RequestPasswordResetDocument, { email }, { isForm: true }).then((said) => said.requestPasswordReset);
  return (await formAnswer(context, sent, run)).answer;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

export default function Forgotten() {
  const intl = useIntl();
  const to = useLocalPath();
  const answer = useActionData<FormAnswer>();
  return (
    <AccountFrame
      title={intl.formatMessage(words.title)}
      lead={intl.formatMessage(words.lead)}
      links={<Link to={to('/auth/login')}>{intl.formatMessage(words.back)}</Link>}
    >
      <AccountForm
        intent="forgotten"
        answer={answer}
        done={intl.formatMessage(words.done)}
        fields={[emailField(intl)]}
        submit={intl.formatMessage(words.submit)}
        wide
      />
    </AccountFrame>
  );
}
