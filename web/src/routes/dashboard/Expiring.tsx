import { formatDate } from '@naga/app-kit/format-date.js';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { dayOfInstant } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import type { RewardsPageQuery } from './dashboard.generated.js';

const words = defineMessages<{ title: NoMessageValues; until: { day: string } }>({
  title: { id: 'account.rewards.when', defaultMessage: 'Until when' },
  until: { id: 'account.rewards.until', defaultMessage: 'Until {day}' },
});

/** The last day at the stops on which points can be spent that end at this instant. */
const lastDay = (expiresAt: string): string => dayOfInstant(new Date(Date.parse(expiresAt) - 1).toISOString());

/** What of the points ends when, the soonest first; nothing where there is none. */
export function Expiring({ expiring }: Pick<RewardsPageQuery['myRewards'], 'expiring'>) {
  const intl = useIntl();
  const { language } = useSite();
  if (expiring.length === 0) return null;
  return (
    <Panel title={intl.formatMessage(words.title)}>
      <ul className={classes.rows}>
        {expiring.map(({ points, expiresAt }) => (
          <li key={expiresAt}>
            <span>{intl.formatMessage(words.until, { day: formatDate(lastDay(expiresAt), language) })}</span>
            <strong>{points}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
