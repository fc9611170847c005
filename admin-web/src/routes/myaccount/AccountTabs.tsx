import { Toolbar } from '@naga/ui/Toolbar';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { useMe } from '../../session/me.js';
import { roleTitle } from '../../session/role-words.js';

const words = defineMessages({
  title: { id: 'admin.account.title', defaultMessage: 'My account' },
  tabs: { id: 'admin.account.tabs', defaultMessage: 'Parts of my account' },
  profile: { id: 'admin.account.profile', defaultMessage: 'Profile' },
  security: { id: 'admin.account.security', defaultMessage: 'Security' },
});

/** The head of both pages of one's own account. */
export function AccountTabs() {
  const intl = useIntl();
  const me = useMe();
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={roleTitle(intl, me)} />
      <nav className="back-office__tabs" aria-label={intl.formatMessage(words.tabs)}>
        <NavLink to="/myaccount" end>
          <FormattedMessage {...words.profile} />
        </NavLink>
        <NavLink to="/myaccount/security">
          <FormattedMessage {...words.security} />
        </NavLink>
      </nav>
    </>
  );
}
