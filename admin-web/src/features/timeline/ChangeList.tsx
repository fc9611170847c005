import { StatusPill } from '@naga/ui/StatusPill';
import type { Tone } from '@naga/ui/tone.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LocalTime } from '../../session/time/LocalTime.js';
import { doorName } from '../../session/door-words.js';
import { actorText } from './actor-name.js';
import { changePath, changeTitle } from './change-title.js';
import { actionWords, words } from './change-words.js';
import { Differences } from './Differences.js';
import type { AuditAction, Change_EntryFragment } from './timeline.generated.js';
import classes from './timeline.module.css';

const TONES: Record<AuditAction, Tone> = {
  INSERT: 'good',
  UPDATE: 'quiet',
  DELETE: 'bad',
  IMPORT: 'good',
  TRUNCATE: 'bad',
};

export interface ChangeListProps {
  /** Name of the list for screen readers. */
  label: string;
  entries: readonly Change_EntryFragment[];
  /** The page on which it stands: its own record is no link there. */
  here?: string;
}

/** Changes as the audit tells them, newest first: what, who, through which door, and the difference. */
export function ChangeList({ label, entries, here }: ChangeListProps) {
  return (
    <ol className={classes.list} aria-label={label}>
      {entries.map((entry) => (
        <Change key={entry.id} entry={entry} here={here} />
      ))}
    </ol>
  );
}

function Change({ entry, here }: { entry: Change_EntryFragment; here: string | undefined }) {
  const intl = useIntl();
  const { at, action, actor, changes, channel, ip, requestId } = entry;
  const path = changePath(entry);
  const title = changeTitle(intl, entry);
  const who = actor.person ?? actor.onBehalfOf;
  const name = actorText(intl, actor);
  // Naga's own door says nothing more of what Naga did itself.
  const door = actor.service === null || channel !== 'internal' ? doorName(intl, channel) : null;
  const from = [door, ip].filter((text) => text !== null).join(' · ');
  return (
    <li className={classes.change}>
      <div className={classes.head}>
        <strong>{path === undefined || path === here ? title : <Link to={path}>{title}</Link>}</strong>
        <StatusPill tone={TONES[action]}>
          <FormattedMessage {...actionWords[action]} />
        </StatusPill>
        <LocalTime at={at} />
      </div>
      <p className={classes.who}>
        {who === null ? name : <Link to={`/audit?actor=${who.userId}`}>{name}</Link>}
        {from !== '' && <span>{from}</span>}
        <Link to={`/audit?request=${encodeURIComponent(requestId)}`}>
          <FormattedMessage {...words.request} values={{ id: requestId }} />
        </Link>
      </p>
      <Differences changes={changes} folded={action === 'INSERT' || action === 'DELETE'} />
    </li>
  );
}
