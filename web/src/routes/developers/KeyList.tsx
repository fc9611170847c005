import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { StatusPill } from '@naga/ui/StatusPill';
import { useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { clockOfInstant, dayOfInstant } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import { stateWords, words } from './developer-words.js';
import type { DeveloperKey_KeyFragment } from './developers.generated.js';

const TONES = { ACTIVE: 'good', RETIRING: 'warn', EXPIRED: 'quiet', REVOKED: 'bad' } as const;

/** Keys of one application: how each begins, what it may do, when it was used, and what can be done with it. */
export function KeyList({ keys }: { keys: readonly DeveloperKey_KeyFragment[] }) {
  const intl = useIntl();
  const { language } = useSite();
  const say = intl.formatMessage;
  const day = (instant: string) => formatDate(dayOfInstant(instant), language);
  if (keys.length === 0) return <p>{say(words.noKeys)}</p>;
  return (
    <ul className={classes.rows}>
      {keys.map(({ id, name, prefix, scopes, state, expiresAt, lastUsedAt }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong> <code>{prefix}…</code>{' '}
            <StatusPill tone={TONES[state]}>{say(stateWords[state])}</StatusPill>
            <span className={classes.small}>{scopes.join(', ')}</span>
            <span className={classes.small}>
              {lastUsedAt === null
                ? say(words.unused)
                : intl.formatMessage(words.used, { day: day(lastUsedAt), time: clockOfInstant(lastUsedAt) })}
              {expiresAt !== null && ` · ${intl.formatMessage(words.until, { day: day(expiresAt) })}`}
            </span>
          </span>
          <span className={classes.actions}>
            <Link
              to={{ search: `?log=${id}` }}
              aria-label={intl.formatMessage(words.logOf, { name })}
              preventScrollReset
            >
              {say(words.log)}
            </Link>
            {state === 'ACTIVE' && (
              <KeyButton
                id={id}
                intent="rotate"
                text={say(words.rotate)}
                label={intl.formatMessage(words.rotateOf, { name })}
              />
            )}
            {(state === 'ACTIVE' || state === 'RETIRING') && (
              <KeyButton
                id={id}
                intent="revoke"
                text={say(words.revoke)}
                label={intl.formatMessage(words.revokeOf, { name })}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface KeyButtonProps {
  id: string;
  intent: 'rotate' | 'revoke';
  text: string;
  /** What the press does to which key. */
  label: string;
}

function KeyButton({ id, intent, text, label }: KeyButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        size="small"
        variant={intent === 'revoke' ? 'danger' : 'quiet'}
        title={label}
        aria-label={`${text}: ${label}`}
      >
        {text}
      </Button>
    </Form>
  );
}
