import { formatDate } from '@naga/app-kit/format-date.js';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { defineMessages } from 'react-intl';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { clockOfInstant, dayOfInstant } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import { words } from './developer-words.js';
import styles from './developers.module.css';
import type { DeveloperLogQuery } from './developers.generated.js';

const PAGE_SIZE = 50;

const pages = defineMessages({
  older: { id: 'account.page.older', defaultMessage: 'Older' },
  newer: { id: 'account.page.newer', defaultMessage: 'Newer' },
});

/** What was asked with one key, the latest first; kept for thirty days. */
export function RequestLog({
  name,
  rows,
  total,
  page,
}: DeveloperLogQuery['apiRequests'] & { name: string; page: number }) {
  const intl = useIntl();
  const { language } = useSite();
  const [query] = useSearchParams();
  const at = (number: number) => ({ search: `?log=${query.get('log') ?? ''}&page=${number}` });
  const say = intl.formatMessage;
  const title = intl.formatMessage(words.logOf, { name });
  return (
    <Panel title={title} id="log">
      {rows.length === 0 ? (
        <p>{say(words.noLog)}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
          <table className={styles.log}>
            <thead>
              <tr>
                <th>{say(words.time)}</th>
                <th>{say(words.request)}</th>
                <th>{say(words.status)}</th>
                <th>{say(words.took)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    {formatDate(dayOfInstant(row.at), language)} {clockOfInstant(row.at)}
                  </td>
                  <td>
                    <code>
                      {row.method} {row.operation ?? row.path}
                    </code>
                    <span className={classes.small}>{row.requestId}</span>
                  </td>
                  <td>{row.status}</td>
                  <td>{intl.formatNumber(row.duration, { style: 'unit', unit: 'millisecond' })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={classes.links}>
        {page > 1 && <Link to={at(page - 1)}>{say(pages.newer)}</Link>}
        {page * PAGE_SIZE < total && <Link to={at(page + 1)}>{say(pages.older)}</Link>}
      </p>
    </Panel>
  );
}
