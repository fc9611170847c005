import { useScope } from '@naga/app-kit/PermissionGate';
import { renewToken } from '@naga/app-kit/session-token.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { useAttempt } from '../../../session/use-attempt.js';
import { useMe } from '../../../session/me.js';
import { words } from './action-words.js';
import type { Person } from './person.js';
import { useImpersonateMutation } from './person.generated.js';

/** Opens a session as this person, at his own start; the bar above every screen leads back. */
export function ActAs({ person: { id, active, firstName, lastName } }: { person: Person }) {
  const me = useMe();
  const attempt = useAttempt();
  const isAllowed = useScope('user.impersonate') !== undefined;
  const [impersonate, { loading }] = useImpersonateMutation();

  async function act() {
    const session = await attempt(async () => (await impersonate({ variables: { userId: id } })).data?.impersonate);
    if (session?.__typename !== 'Session') return;
    renewToken(session.token);
    // Loaded anew: nothing of one's own may be shown as his.
    location.assign(session.user.landing);
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
