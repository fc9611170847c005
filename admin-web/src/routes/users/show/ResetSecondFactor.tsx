import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../../features/action/AskFirst.js';
import { useAttempt } from '../../../session/use-attempt.js';
import { useMe } from '../../../session/me.js';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useResetSecondFactorMutation } from './person.generated.js';

const AGAIN = { refetchQueries: ['Person', 'RecordChanges'] };

/** Takes a lost authenticator app off somebody's account, after a question; where there is none it says so. */
export function ResetSecondFactor({ person: { id, secondFactor, firstName, lastName } }: { person: Person }) {
  const intl = useIntl();
  const me = useMe();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [reset, { loading }] = useResetSecondFactorMutation(AGAIN);

  async function go() {
    const done = await attempt(async () => (await reset({ variables: { userId: id } })).data?.resetSecondFactor);
    if (done !== undefined) notify(intl.formatMessage(words.factorGone));
  }

  const why = !secondFactor ? words.factorNone : me.impersonatedBy === null ? undefined : words.factorActing;
  if (why !== undefined) {
    return (
      <small>
        <FormattedMessage {...why} />
      </small>
    );
  }
  return (
    <AskFirst
      wide
      label={<FormattedMessage {...words.factor} />}
      keep={<FormattedMessage {...words.factorKeep} />}
      title={<FormattedMessage {...words.factorTitle} values={{ name: `${firstName} ${lastName}` }} />}
      busy={loading}
      onSure={go}
    >
      <FormattedMessage {...words.factorText} />
    </AskFirst>
  );
}
