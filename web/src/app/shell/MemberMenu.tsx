import { mayEnterArea } from '@naga/kernel/built-in-role.js';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { isDeveloper, type Member } from '../../session/member.js';
import classes from './AccountMenu.module.css';
import { Menu } from './Menu.js';

const words = defineMessages<{
  account: { name: string };
  dashboard: NoMessageValues;
  visits: NoMessageValues;
  settings: NoMessageValues;
  developers: NoMessageValues;
  agency: NoMessageValues;
  office: NoMessageValues;
  signOut: NoMessageValues;
}>({
  account: { id: 'web.nav.account', defaultMessage: 'Account of {name}' },
  dashboard: { id: 'web.nav.dashboard', defaultMessage: 'My trips' },
  visits: { id: 'web.nav.visits', defaultMessage: 'Places I went to' },
  settings: { id: 'web.nav.settings', defaultMessage: 'Settings' },
  developers: { id: 'web.nav.developers', defaultMessage: 'For developers' },
  agency: { id: 'web.nav.agency', defaultMessage: 'Agency' },
  office: { id: 'web.nav.office', defaultMessage: 'Back office' },
  signOut: { id: 'web.nav.signOut', defaultMessage: 'Sign out' },
});

/** All that is one's own, and the way out. */
export function MemberMenu({ member }: { member: Member }) {
  const intl = useIntl();
  const to = useLocalPath();
  const say = intl.formatMessage;
  const links = [
    [words.dashboard, '/dashboard'],
    [words.visits, '/visits'],
    [words.settings, '/settings/profile'],
    ...(mayEnterArea(member.roleId, 'agency') ? [[words.agency, '/agency'] as const] : []),
    ...(isDeveloper(member) ? [[words.developers, '/developers'] as const] : []),
  ] as const;
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <Menu
      label={intl.formatMessage(words.account, { name })}
      summary={
        <span className={classes.face} aria-hidden="true">
          {member.profilePictureUrl === null ? (
            member.firstName.slice(0, 1)
          ) : (
            <img src={member.profilePictureUrl} alt="" width="32" height="32" />
          )}
        </span>
      }
    >
      <p className={classes.who}>{name}</p>
      <ul className="plain-list">
        {member.landing.startsWith('/admin') && (
          <li>
            <a className={classes.link} href={member.landing}>
              {say(words.office)}
            </a>
          </li>
        )}
        {links.map(([word, path]) => (
          <li key={path}>
            <Link className={classes.link} to={to(path)}>
              {say(word)}
            </Link>
          </li>
        ))}
      </ul>
      <form method="post" action={to('/logout')}>
        <button type="submit" className={classes.link}>
          {say(words.signOut)}
        </button>
      </form>
    </Menu>
  );
}
