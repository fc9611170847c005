import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { emailField } from '../../features/account/form/usual-fields.js';
import { ask } from '../../session/graph.js';
import { useMember } from '../../session/member.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/developer-request';
import { RequestDeveloperAccessDocument } from './developer-request.generated.js';

const words = defineMessages({
  title: { id: 'account.request.title', defaultMessage: 'Sell our tickets in your application' },
  lead: {
    id: 'account.request.lead',
    defaultMessage: 'Search, seats, booking and tickets by REST and GraphQL. Tell us who you are and what you build.',
  },
  name: { id: 'account.request.name', defaultMessage: 'Your name' },
  company: { id: 'account.request.company', defaultMessage: 'Company' },
  website: { id: 'account.request.website', defaultMessage: 'Web site' },
  purpose: { id: 'account.request.purpose', defaultMessage: 'What you want to build' },
  submit: { id: 'account.request.submit', defaultMessage: 'Ask for access' },
  done: {
    id: 'account.request.done',
    defaultMessage: 'Thank you. A person reads it and answers by e-mail, within two working days.',
  },
});

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await request.formData();
  const website = textOf(sent, 'website');
  const input = {
    name: textOf(sent, 'name'),
    email: textOf(sent, 'email'),
    company: textOf(sent, 'company'),
    website: website === '' ? null : website,
    purpose: textOf(sent, 'purpose'),
  };
  const run = () =>
    ask(context, RequestDeveloperAccessDocument, { input }, { isForm: true }).then(
      (said) => said.requestDeveloperAccess,
    );
  return (await formAnswer(context, sent, run)).answer;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Anybody may ask to use our interface (specification, section 2: developer_request). */
export default function DeveloperRequest() {
  const intl = useIntl();
  const member = useMember();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  const name = member === undefined ? undefined : `${member.firstName} ${member.lastName}`;
  return (
    <AccountFrame title={say(words.title)} lead={say(words.lead)} isPublic>
      {answer?.done === true ? (
        <Notice tone="good" live="status">
          {say(words.done)}
        </Notice>
      ) : (
        <AccountForm
          intent="request"
          answer={answer}
          fields={[
            {
              name: 'name',
              label: say(words.name),
              autoComplete: 'name',
              required: true,
              maxLength: 200,
              defaultValue: name,
            },
            emailField(intl, { defaultValue: member?.email ?? undefined }),
            {
              name: 'company',
              label: say(words.company),
              autoComplete: 'organization',
              required: true,
              maxLength: 200,
            },
            { name: 'website', label: say(words.website), type: 'url', autoComplete: 'url', maxLength: 300 },
            { name: 'purpose', label: say(words.purpose), required: true, maxLength: 2000, isLong: true },
          ]}
          submit={say(words.submit)}
          wide
        />
      )}
    </AccountFrame>
  );
}
