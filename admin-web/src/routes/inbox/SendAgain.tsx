import { useNotices } from '@naga/app-kit/NoticeArea';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { AskFirst } from '../../features/action/AskFirst.js';
import { useAttempt } from '../../session/use-attempt.js';
import { useSendMessageAgainMutation } from './message.generated.js';

const words = defineMessages<{
  again: NoMessageValues;
  keep: NoMessageValues;
  title: NoMessageValues;
  text: { to: string };
  done: { to: string };
}>({
  again: { id: 'admin.message.again', defaultMessage: 'Send again' },
  keep: { id: 'admin.message.again.keep', defaultMessage: 'Do not send' },
  title: { id: 'admin.message.again.title', defaultMessage: 'Send this message again?' },
  text: { id: 'admin.message.again.text', defaultMessage: 'The same words and files go to {to} once more.' },
  done: { id: 'admin.message.again.done', defaultMessage: 'It goes to {to} again in a moment.' },
});

/** The way to a message that did not arrive: it goes once more, as one of its own, whose page opens. */
export function SendAgain({ id, to }: { id: string; to: string }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const [sendAgain, { loading }] = useSendMessageAgainMutation();
  const send = async () => {
    const copy = await attempt(async () => (await sendAgain({ variables: { id } })).data?.sendMessageAgain);
    if (copy === undefined) return;
    notify(intl.formatMessage(words.done, { to }));
    await navigate(`/inbox/${copy.id}`);
  };
  return (
    <AskFirst
      label={<FormattedMessage {...words.again} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.title} />}
      busy={loading}
      onSure={send}
    >
      <FormattedMessage {...words.text} values={{ to }} />
    </AskFirst>
  );
}
