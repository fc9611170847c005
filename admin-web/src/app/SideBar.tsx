import { Button } from '@naga/ui/Button';
import { Logo } from '@naga/ui/Logo';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { matchPath, NavLink, useLocation } from 'react-router';
import type { Me } from '../session/me.js';
import { Keys } from '../features/keys/Keys.js';
import { useOpen } from './Keyboard.js';
import { menuOf } from './menu.js';
import { SignedIn } from './SignedIn.js';

const words = defineMessages({
  menu: { id: 'admin.menu', defaultMessage: 'Back office' },
  site: { id: 'admin.menu.site', defaultMessage: 'Public site' },
  open: { id: 'admin.menu.open', defaultMessage: 'Menu' },
  search: { id: 'admin.menu.search-everything', defaultMessage: 'Search…' },
});

/** The menu of the back office: what one's permissions open, and at its foot who one is. */
export function SideBar({ me }: { me: Me }) {
  const intl = useIntl();
  const { key, pathname } = useLocation();
  const groups = menuOf(me);
  /** Of two entries one of which lies under the other the page is the inner one's. */
  const isInner = (to: string): boolean =>
    groups.some(({ entries }) =>
      entries.some((other) => other.to.startsWith(`${to}/`) && matchPath({ path: other.to, end: false }, pathname)),
    );
  // On a narrow screen the menu is opened for one way, and closed by taking it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const openKeyboard = useOpen();
  return (
    <header className="back-office__side" data-open={isOpen}>
      <Logo />
      <button
        type="button"
        className="back-office__search"
        data-tour="find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => openKeyboard('palette')}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <circle cx="7" cy="7" r="4.5" stroke="currentColor" strokeWidth="1.6" />
          <path d="m10.5 10.5 3.5 3.5" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
        <span>
          <FormattedMessage {...words.search} />
        </span>
        <Keys of="palette" />
      </button>
      <div className="back-office__menu">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpenedAt(isOpen ? undefined : key)}>
          <FormattedMessage {...words.open} />
        </Button>
      </div>
      <nav data-tour="menu" aria-label={intl.formatMessage(words.menu)}>
        {groups.map(({ id, words: title, entries }) => (
          <div key={id} className="back-office__group">
            {title !== undefined && (
              <h2>
                <FormattedMessage {...title} />
              </h2>
            )}
            {entries.map((entry) => (
              <NavLink key={entry.to} to={entry.to} end={entry.to === '/' || isInner(entry.to)}>
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
