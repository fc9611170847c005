import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../features/action/AskFirst.js';
import { useAttempt } from '../../features/action/use-attempt.js';
import { useRemoveBoardingRouteMutation } from './boarding-routes.generated.js';
import { words } from './words.js';

export interface RemoveRouteProps {
  route: { routeId: string; route: string };
  onDone: () => Promise<unknown>;
}

/** Takes a route off the list, after asking. */
export function RemoveRoute({ route: { routeId, route }, onDone }: RemoveRouteProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [remove, { loading }] = useRemoveBoardingRouteMutation();
  async function onSure() {
    const done = await attempt(async () => (await remove({ variables: { routeId } })).data?.removeBoardingRoute);
    if (done !== undefined) notify(intl.formatMessage(words.removed));
    await onDone();
  }
  return (
    <AskFirst
      label={<FormattedMessage {...words.remove} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.removeTitle} values={{ route }} />}
      size="small"
      busy={loading}
      onSure={onSure}
    >
      <FormattedMessage {...words.removeText} />
    </AskFirst>
  );
}
