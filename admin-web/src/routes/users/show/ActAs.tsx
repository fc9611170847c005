import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { renewToken } from '@naga/app-kit/session-token.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMe } from '../../../session/me.js';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useImpersonateMutation } from './person.generated.js';

/** Opens a session as this person, at his own start; the bar above every screen leads back. */
export function ActAs({ person: { id, active, firstName, lastName } }: { person: Person }) {
  const intl = useIntl();
  const me = useMe();
  const { oops } = useNotices();
  const isAllowed = useScope('user.impersonate') !== undefined;
  const [impersonate, { loading }] = useImpersonateMutation();

  async function act() {
    try {
      const answer = (await impersonate({ variables: { userId: id } })).data?.impersonate;
      if (answer?.__typename === 'Refused') return oops({ text: refusalText(intl, answer.code, answer.facts) });
      if (answer?.__typename !== 'Session') return oops({});
      renewToken(answer.token);
      // Loaded anew: nothing of one's own may be shown as his.
      location.assign(answer.user.landing);
    } catch {
      oops({});
    }
  }

  const why =
    me.impersonatedBy !== null ? words.actAlready : !isAllowed ? words.actNot : active ? undefined : words.actClosed;
  if (why !== undefined) {
    return (
      <small>
        <FormattedMessage {...why} />
      </small>
    );
  }
  return (
    <Button variant="quiet" wide busy={loading} onClick={() => void act()}>
      <FormattedMessage {...words.act} values={{ name: `${firstName} ${lastName}` }} />
    </Button>
  );
}
