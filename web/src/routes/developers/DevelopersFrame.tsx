import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';

const words = defineMessages({
  title: { id: 'web.nav.developers', defaultMessage: 'For developers' },
  start: { id: 'account.developers.start', defaultMessage: 'Start' },
  accounts: { id: 'account.developers.accounts', defaultMessage: 'Applications' },
  bookings: { id: 'account.developers.bookings', defaultMessage: 'Bookings' },
});

const PAGES = [
  ['start', '/developers'],
  ['accounts', '/developers/accounts'],
  ['bookings', '/developers/bookings'],
] as const;

/** The pages for developers, one beside the other. */
export function DevelopersFrame({ page, children }: { page: (typeof PAGES)[number][0]; children: ReactNode }) {
  const intl = useIntl();
  const to = useLocalPath();
  const title = intl.formatMessage(words.title);
  return (
    <div className={classes.wide}>
      <PageHead title={`${intl.formatMessage(words[page])} · ${title}`} hidden />
      <h1>{title}</h1>
      <nav className={classes.tabs} aria-label={title}>
        {PAGES.map(([name, path]) => (
          <NavLink key={name} to={to(path)} end={name === 'start'}>
            {intl.formatMessage(words[name])}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
