import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { failedCall } from './failed-call.js';
import { useEndImpersonationMutation } from './graphql/impersonation.generated.js';
import classes from './ImpersonationBar.module.css';
import { forgetToken, renewToken } from './session-token.js';
import { useFailures } from './use-failures.js';

const words = defineMessages<{
  label: NoMessageValues;
  text: { by: string; name: string };
  end: NoMessageValues;
}>({
  label: { id: 'app.impersonation.label', defaultMessage: 'Acting for somebody else' },
  text: {
    id: 'app.impersonation.text',
    defaultMessage: '{by}, you act as {name}. Everything you do is kept under both names.',
  },
  end: { id: 'app.impersonation.end', defaultMessage: 'Back to my account' },
});

export interface ImpersonationBarProps {
  /** As whom one acts: me.firstName and me.lastName. */
  name: string;
  /** Who really sits there: me.impersonatedBy. */
  by: string;
  /** One is oneself again; `landing` is undefined where one's own session has ended meanwhile, so that one signs in. */
  onEnded: (landing: string | undefined) => void;
}

/** Stands above every screen while somebody acts as somebody else, with the way back. */
export function ImpersonationBar({ name, by, onEnded }: ImpersonationBarProps) {
  const intl = useIntl();
  const fail = useFailures();
  const [endImpersonation, { loading }] = useEndImpersonationMutation();

  async function end() {
    try {
      const answer = (await endImpersonation()).data?.endImpersonation;
      if (answer?.__typename === 'Session') renewToken(answer.token);
      else forgetToken();
      onEnded(answer?.__typename === 'Session' ? answer.user.landing : undefined);
    } catch (error) {
      fail(failedCall(error), { logOut: forgetToken, goTo: () => onEnded(undefined), retry: () => void end() });
    }
  }

  return (
    <aside className={classes.bar} aria-label={intl.formatMessage(words.label)}>
      <p className={classes.text}>
        <FormattedMessage {...words.text} values={{ by, name }} />
      </p>
      <Button variant="quiet" size="small" busy={loading} onClick={() => void end()}>
        <FormattedMessage {...words.end} />
      </Button>
    </aside>
  );
}
