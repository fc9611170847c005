import { defineMessages, useIntl } from 'react-intl';
import { type Failed, type Reaction, reactionTo } from './error-catalogue.js';
import { useNotices } from './NoticeArea.js';

const words = defineMessages({
  again: { id: 'app.oops.again', defaultMessage: 'Try again' },
  close: { id: 'app.catalogue.close', defaultMessage: 'OK' },
});

export interface FailureMeans {
  /** Ends the session: forgets the token and what hangs on it. */
  logOut: () => void;
  goTo: (path: string) => void;
  /** Does once more what failed. */
  retry?: (() => void) | undefined;
  /** Names the request in our logs. */
  reference?: string | undefined;
}

/**
 * Shows what the error catalogue says about a failed call: a dialog that waits for its one action, or a passing notice
 * with a retry. Answers the reaction; replaying a request is its sender's to do.
 */
export function useFailures(): (failed: Failed, means: FailureMeans) => Reaction {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  return (failed, { logOut, goTo, retry, reference }) => {
    const reaction = reactionTo(failed, intl);
    const again = intl.formatMessage(words.again);
    switch (reaction.kind) {
      case 'dialog': {
        const isEnd = reaction.then === 'log-out';
        const label = isEnd || retry === undefined ? intl.formatMessage(words.close) : again;
        const onAct = () => (isEnd ? logOut() : retry?.());
        oops({ title: reaction.title, text: reaction.text, reference, action: { label, onAct } });
        break;
      }
      case 'notice':
        notify(reaction.text, {
          tone: 'bad',
          ...(reaction.mayRetry && retry !== undefined && { action: { label: again, onAct: retry } }),
        });
        break;
      case 'forget-token':
        logOut();
        if (reaction.to !== undefined) goTo(reaction.to);
        break;
      default:
    }
    return reaction;
  };
}
