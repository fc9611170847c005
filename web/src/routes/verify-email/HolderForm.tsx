import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { fieldWords } from '../../features/account/form/field-words.js';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages<{
  ask: NoMessageValues;
  confirm: NoMessageValues;
  stranger: NoMessageValues;
  reset: NoMessageValues;
  notAsked: NoMessageValues;
}>({
  ask: {
    id: 'account.verify.ask',
    defaultMessage: 'You are not signed in to this account here. Its password shows that it is yours.',
  },
  confirm: { id: 'account.verify.confirm', defaultMessage: 'Confirm the address' },
  stranger: {
    id: 'account.verify.stranger',
    defaultMessage:
      'You did not open this account, or you forgot its password? With a new password it is yours alone, and the address is confirmed.',
  },
  reset: { id: 'account.verify.reset', defaultMessage: 'Choose a new password' },
  notAsked: {
    id: 'account.verify.notAsked',
    defaultMessage: 'You did not ask for this address? Close this page: without the password nothing changes.',
  },
});

/** Whether the page has to ask for the password, and whether the account is to have another address. */
export function holderAsked(answer: FormAnswer | undefined): { readonly changing: boolean } | undefined {
  if (answer?.intent !== 'verify') return undefined;
  const isAsked = answer.refusal?.code === 'PASSWORD_NEEDED';
  if (!isAsked && answer.typed?.['changing'] === undefined) return undefined;
  if (answer.refusal?.code === 'TOKEN_INVALID' || answer.done === true) return undefined;
  return { changing: answer.refusal?.facts['changing'] === true || answer.typed?.['changing'] === 'yes' };
}

/** Asks who opened the link of a mail, and is not signed in, for the password of the account. */
export function HolderForm({ answer, changing }: { answer: FormAnswer | undefined; changing: boolean }) {
  const intl = useIntl();
  const to = useLocalPath();
  const say = intl.formatMessage;
  const isFirst = answer?.refusal?.code === 'PASSWORD_NEEDED';
  return (
    <>
      <p>{say(words.ask)}</p>
      <AccountForm
        intent="verify"
        answer={isFirst ? undefined : answer}
        hidden={{ changing: changing ? 'yes' : 'no' }}
        fields={[
          {
            name: 'password',
            label: say(fieldWords.password),
            type: 'password',
            autoComplete: 'current-password',
            required: true,
            maxLength: 1024,
          },
        ]}
        submit={say(words.confirm)}
        wide
      />
      {changing ? (
        <p>{say(words.notAsked)}</p>
      ) : (
        <p>
          {say(words.stranger)} <Link to={to('/password/reset')}>{say(words.reset)}</Link>
        </p>
      )}
    </>
  );
}
