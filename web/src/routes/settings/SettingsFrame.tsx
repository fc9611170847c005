import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';

const words = defineMessages({
  title: { id: 'web.nav.settings', defaultMessage: 'Settings' },
  profile: { id: 'account.settings.profile', defaultMessage: 'Profile' },
  security: { id: 'account.settings.security', defaultMessage: 'Security' },
  data: { id: 'account.settings.data', defaultMessage: 'My data' },
});

const PAGES = ['profile', 'security', 'data'] as const;

/** The pages of the settings, one beside the other. */
export function SettingsFrame({ page, children }: { page: (typeof PAGES)[number]; children: ReactNode }) {
  const intl = useIntl();
  const to = useLocalPath();
  const title = intl.formatMessage(words.title);
  return (
    <div className={classes.wide}>
      <PageHead title={`${intl.formatMessage(words[page])} · ${title}`} hidden />
      <h1>{title}</h1>
      <nav className={classes.tabs} aria-label={title}>
        {PAGES.map((one) => (
          <NavLink key={one} to={to(`/settings/${one}`)}>
            {intl.formatMessage(words[one])}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
