import { defineMessages, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, passwordOf } from '../../features/account/form/form-answer.js';
import { currentPasswordField, newPasswordFields } from '../../features/account/form/password-fields.js';
import { ask } from '../../session/graph.js';
import { leaveFor } from '../../session/leave-for.js';
import { memberContext } from '../../session/member.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/change';
import { ChangeDemandedPasswordDocument } from './password.generated.js';

const words = defineMessages({
  title: { id: 'account.change.title', defaultMessage: 'Choose a password of your own' },
  lead: {
    id: 'account.change.lead',
    defaultMessage: 'Somebody else set your present one. Choose a new one, then everything is open to you.',
  },
  submit: { id: 'account.reset.submit', defaultMessage: 'Save the password' },
});

export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await request.formData();
  const variables = {
    currentPassword: passwordOf(sent, 'currentPassword'),
    password: passwordOf(sent),
    passwordConfirmation: passwordOf(sent, 'passwordConfirmation'),
  };
  const run = () =>
    ask(context, ChangeDemandedPasswordDocument, variables, { isForm: true }).then((said) => said.changePassword);
  const { answer } = await formAnswer(context, sent, run);
  return answer.done === true ? leaveFor(params, context.get(memberContext)?.landing ?? '/') : answer;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** The first thing on the first login, where somebody else chose the password (specification, section 3). */
export default function ChangePassword() {
  const intl = useIntl();
  const answer = useActionData<FormAnswer>();
  return (
    <AccountFrame title={intl.formatMessage(words.title)} lead={intl.formatMessage(words.lead)}>
      <AccountForm
        intent="change"
        answer={answer}
        fields={[currentPasswordField(intl), ...newPasswordFields(intl)]}
        submit={intl.formatMessage(words.submit)}
        wide
      />
    </AccountFrame>
  );
}
