import { formatCount } from '@naga/kernel/money.js';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { SoldDepartures } from '../../features/sold/SoldDepartures.js';
import { localName } from '../../session/local-name.js';
import { obstacleWords, othersWords } from './code-words.js';
import type { Gtfs_ObstacleFragment } from './gtfs.generated.js';

type Stands = NonNullable<Gtfs_ObstacleFragment['stoppedBy']>;

const PATHS = { STOP: '/stops', LINE: '/routes' } as const;

/** The stop or line that stands in the way of an undo, and who needs it. */
export function Obstacle({ obstacle, operatorId }: { obstacle: Stands; operatorId: string }) {
  const intl = useIntl();
  const { kind, rowId, feedId, names, departures, lineId, lineNames, others } = obstacle;
  const reason = obstacle.reason as keyof typeof obstacleWords;
  const name = names === null ? feedId : localName(intl.locale, names);
  return (
    <>
      <Notice
        tone="warn"
        title={
          names === null ? (
            name
          ) : (
            <Link to={`${PATHS[kind as 'STOP']}/${rowId}${reason === 'PRICED' ? '#prices' : ''}`}>{name}</Link>
          )
        }
        action={lineNames !== null && <Link to={`/routes/${lineId}`}>{localName(intl.locale, lineNames)}</Link>}
      >
        <FormattedMessage {...(obstacleWords[reason] ?? obstacleWords.CHANGED)} />{' '}
        {others > 0 && (
          <FormattedMessage {...othersWords.lines} values={{ count: others, shown: formatCount(others) }} />
        )}
      </Notice>
      {departures.length > 0 && (
        <SoldDepartures
          label={intl.formatMessage(obstacleWords.SOLD)}
          rows={departures.map((row) => ({ ...row, operatorId }))}
        />
      )}
    </>
  );
}
