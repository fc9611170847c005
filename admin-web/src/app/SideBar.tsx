import { useApolloClient } from '@apollo/client/react';
import { useScope } from '@naga/app-kit/PermissionGate';
import { forgetToken } from '@naga/app-kit/session-token.js';
import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { Button } from '@naga/ui/Button';
import { Logo } from '@naga/ui/Logo';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { OWN_NAMES } from '../session/language.js';
import { useLanguageChoice } from '../session/LanguageChoice.js';
import { type MeQuery, useLogoutMutation } from '../session/me.generated.js';
import { roleTitle } from '../session/role-words.js';

const words = defineMessages({
  menu: { id: 'admin.menu', defaultMessage: 'Back office' },
  sell: { id: 'admin.menu.sell', defaultMessage: 'Sell' },
  run: { id: 'admin.menu.run', defaultMessage: 'Run' },
  home: { id: 'admin.menu.home', defaultMessage: 'Today' },
  bookings: { id: 'admin.menu.bookings', defaultMessage: 'Bookings' },
  inbox: { id: 'admin.menu.inbox', defaultMessage: 'Sent messages' },
  site: { id: 'admin.menu.site', defaultMessage: 'Public site' },
  language: { id: 'admin.menu.language', defaultMessage: 'Language' },
  open: { id: 'admin.menu.open', defaultMessage: 'Menu' },
  signOut: { id: 'admin.menu.sign-out', defaultMessage: 'Sign out' },
});

export function SideBar({ me }: { me: NonNullable<MeQuery['me']> }) {
  const intl = useIntl();
  const mayRead = useScope('notification.send') !== undefined;
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
        <NavLink to="/" end>
          <FormattedMessage {...words.home} />
        </NavLink>
        <h2>
          <FormattedMessage {...words.sell} />
        </h2>
        <NavLink to="/bookings">
          <FormattedMessage {...words.bookings} />
        </NavLink>
        {mayRead && (
          <>
            <h2>
              <FormattedMessage {...words.run} />
            </h2>
            <NavLink to="/inbox">
              <FormattedMessage {...words.inbox} />
            </NavLink>
          </>
        )}
        <a href="/">
          <FormattedMessage {...words.site} />
        </a>
      </nav>
      <Me me={me} />
    </header>
  );
}

function Me({ me }: { me: NonNullable<MeQuery['me']> }) {
  const intl = useIntl();
  const { language, choose } = useLanguageChoice();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [logOut, { loading }] = useLogoutMutation();

  /** A failure is ignored (specification, section 7): the token is forgotten here in any case. */
  async function signOut() {
    await logOut().catch(() => undefined);
    forgetToken();
    await navigate('/login');
    await client.clearStore();
  }

  return (
    <div className="back-office__me">
      <span>
        <strong>{`${me.firstName} ${me.lastName}`}</strong>
        <br />
        {roleTitle(intl, me)}
      </span>
      <SelectField
        label={intl.formatMessage(words.language)}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
        onChange={(event) => choose(event.currentTarget.value as LanguageCode)}
      />
      <Button variant="quiet" busy={loading} onClick={() => void signOut()}>
        <FormattedMessage {...words.signOut} />
      </Button>
    </div>
  );
}
