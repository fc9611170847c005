import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link, useActionData, useParams, useSearchParams } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, passwordOf, textOf } from '../../features/account/form/form-answer.js';
import { SendByItself } from '../../features/account/form/SendByItself.js';
import { emailField } from '../../features/account/form/usual-fields.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/verify-email';
import { HolderForm, holderAsked } from './HolderForm.js';
import { ResendVerificationDocument, VerifyEmailDocument } from './verify-email.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  sent: { email: string };
  lead: NoMessageValues;
  confirm: NoMessageValues;
  done: NoMessageValues;
  dashboard: NoMessageValues;
  resend: NoMessageValues;
  resent: NoMessageValues;
  later: NoMessageValues;
}>({
  title: { id: 'account.verify.title', defaultMessage: 'Confirm your e-mail' },
  sent: {
    id: 'account.verify.sent',
    defaultMessage: 'We have sent a link to {email}. Open it, and bookings made with this address join your account.',
  },
  lead: { id: 'account.verify.lead', defaultMessage: 'One press, and this address is yours.' },
  confirm: { id: 'account.verify.confirm', defaultMessage: 'Confirm the address' },
  done: {
    id: 'account.verify.done',
    defaultMessage: 'Your e-mail is confirmed. Bookings made with it are in your account now.',
  },
  dashboard: { id: 'account.verify.dashboard', defaultMessage: 'See my trips' },
  resend: { id: 'account.verify.resend', defaultMessage: 'Send the link again' },
  resent: {
    id: 'account.verify.resent',
    defaultMessage: 'If this address waits to be confirmed, a new link is on its way.',
  },
  later: { id: 'account.verify.later', defaultMessage: 'Later' },
});

/** intent: verify (the link of the mail, with the password where nobody is signed in), resend. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await request.formData();
  const isForm = { isForm: true } as const;
  const run = () =>
    textOf(sent, 'intent') === 'resend'
      ? ask(context, ResendVerificationDocument, { email: textOf(sent, 'email') }, isForm).then(
          ({ resendVerification }) => resendVerification,
        )
      : ask(
          context,
          VerifyEmailDocument,
          { token: params.token ?? '', password: passwordOf(sent) || null },
          isForm,
        ).then(({ verifyEmail }) => verifyEmail);
  return (await formAnswer<Awaited<ReturnType<typeof run>>>(context, sent, run)).answer;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Where the link of the mail leads, and where one waits for it. */
export default function VerifyEmail() {
  const intl = useIntl();
  const to = useLocalPath();
  const member = useMember();
  const { token } = useParams();
  const [query] = useSearchParams();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  const isDone = answer?.intent === 'verify' && answer.done === true;
  const holder = holderAsked(answer);
  const asks = token !== undefined && answer === undefined;
  const email = member?.email ?? '';
  return (
    <AccountFrame title={say(words.title)} lead={asks ? say(words.lead) : undefined}>
      {isDone ? (
        <>
          <Notice tone="good" live="status">
            {say(words.done)}
          </Notice>
          <p>
            <Button as={Link} to={to('/dashboard')}>
              {say(words.dashboard)}
            </Button>
          </p>
        </>
      ) : asks ? (
        <>
          <SendByItself intent="verify" />
          <AccountForm intent="verify" fields={[]} submit={say(words.confirm)} answer={answer} />
        </>
      ) : holder !== undefined ? (
        <HolderForm answer={answer} changing={holder.changing} />
      ) : (
        <>
          {answer?.intent === 'verify' && (
            <AccountForm intent="verify" fields={[]} submit={say(words.confirm)} answer={answer} />
          )}
          {query.has('sent') && email !== '' && <p>{say(words.sent, { email })}</p>}
          <AccountForm
            intent="resend"
            answer={answer}
            done={say(words.resent)}
            fields={[emailField(intl, { defaultValue: email })]}
            look="quiet"
            submit={say(words.resend)}
            aside={member !== undefined && <Link to={to('/dashboard')}>{say(words.later)}</Link>}
          />
        </>
      )}
    </AccountFrame>
  );
}
