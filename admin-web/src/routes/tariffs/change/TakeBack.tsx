import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { AskText } from '../../../features/action/AskText.js';
import { useAttempt } from '../../../session/use-attempt.js';
import { type Tariffs_ChangeFragment, useReturnTariffChangeMutation } from '../tariffs.generated.js';
import { changeWords as words } from './words.js';

/** What was there before a change is there again: by another one, which it leads to. */
export function TakeBack({ change }: { change: Tariffs_ChangeFragment }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { notify } = useNotices();
  const [takeBack, { loading }] = useReturnTariffChangeMutation({ refetchQueries: ['TariffChange'] });
  async function send(note: string): Promise<boolean> {
    const variables = { id: change.id, note: note === '' ? null : note };
    const done = await attempt(async () => (await takeBack({ variables })).data?.returnTariffChange);
    if (done === undefined) return false;
    const left = done.left > 0 ? ` ${intl.formatMessage(words.left, { count: done.left })}` : '';
    notify(`${intl.formatMessage(done.change.state === 'waiting' ? words.asked : words.takenBack)}${left}`);
    await navigate(`/tariffs/changes/${done.change.id}`);
    return true;
  }
  return (
    <AskText
      label={<FormattedMessage {...words.takeBack} />}
      title={<FormattedMessage {...words.takeBack} />}
      sure={<FormattedMessage {...words.takeBackSure} />}
      keep={<FormattedMessage {...words.keep} />}
      fields={[
        { name: 'note', label: intl.formatMessage(words.note), maxLength: 500, optional: true, wrong: () => undefined },
      ]}
      busy={loading}
      onSure={({ note }) => send(note)}
    >
      <FormattedMessage {...words.takeBackAbout} />
    </AskText>
  );
}
