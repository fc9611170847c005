import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { words } from '../../features/account/sign-in/sign-in-words.js';

/** Links, so that both ways work without script and keep where one wants to go afterwards. */
export function WayTabs({ bySms }: { bySms: boolean }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const keep = new URLSearchParams(query);
  keep.delete('by');
  const sms = new URLSearchParams(keep);
  sms.set('by', 'sms');
  return (
    <nav className={classes.tabs} aria-label={intl.formatMessage(words.ways)}>
      <Link to={{ search: String(keep) }} replace aria-current={bySms ? undefined : 'page'}>
        {intl.formatMessage(words.byPassword)}
      </Link>
      <Link to={{ search: String(sms) }} replace aria-current={bySms ? 'page' : undefined}>
        {intl.formatMessage(words.bySms)}
      </Link>
    </nav>
  );
}
