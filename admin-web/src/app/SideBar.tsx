import { Button } from '@naga/ui/Button';
import { Logo } from '@naga/ui/Logo';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import type { Me } from '../session/me.js';
import { menuOf } from './menu.js';
import { SignedIn } from './SignedIn.js';

const words = defineMessages({
  menu: { id: 'admin.menu', defaultMessage: 'Back office' },
  site: { id: 'admin.menu.site', defaultMessage: 'Public site' },
  open: { id: 'admin.menu.open', defaultMessage: 'Menu' },
});

/** The menu of the back office: what one's permissions open, and at its foot who one is. */
export function SideBar({ me }: { me: Me }) {
  const intl = useIntl();
  const { key } = useLocation();
  // On a narrow screen the menu is opened for one way, and closed by taking it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  return (
    <header className="back-office__side" data-open={isOpen}>
      <Logo />
      <div className="back-office__menu">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpenedAt(isOpen ? undefined : key)}>
          <FormattedMessage {...words.open} />
        </Button>
      </div>
      <nav aria-label={intl.formatMessage(words.menu)}>
        {menuOf(me).map(({ id, words: title, entries }) => (
          <div key={id} className="back-office__group">
            {title !== undefined && (
              <h2>
                <FormattedMessage {...title} />
              </h2>
            )}
            {entries.map((entry) => (
              <NavLink key={entry.to} to={entry.to} end={entry.to === '/'}>
                <FormattedMessage {...entry.words} />
              </NavLink>
            ))}
          </div>
        ))}
        <a href="/">
          <FormattedMessage {...words.site} />
        </a>
      </nav>
      <SignedIn me={me} />
    </header>
  );
}
