import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { isDeveloper, type Member } from '../../session/member.js';
import classes from './AccountMenu.module.css';
import { Menu } from './Menu.js';

const words = defineMessages<{
  signIn: NoMessageValues;
  account: { name: string };
  dashboard: NoMessageValues;
  visits: NoMessageValues;
  settings: NoMessageValues;
  developers: NoMessageValues;
  office: NoMessageValues;
  signOut: NoMessageValues;
}>({
  signIn: { id: 'web.nav.signIn', defaultMessage: 'Sign in' },
  account: { id: 'web.nav.account', defaultMessage: 'Account of {name}' },
  dashboard: { id: 'web.nav.dashboard', defaultMessage: 'My trips' },
  visits: { id: 'web.nav.visits', defaultMessage: 'Places I went to' },
  settings: { id: 'web.nav.settings', defaultMessage: 'Settings' },
  developers: { id: 'web.nav.developers', defaultMessage: 'For developers' },
  office: { id: 'web.nav.office', defaultMessage: 'Back office' },
  signOut: { id: 'web.nav.signOut', defaultMessage: 'Sign out' },
});

const Person = () => (
  <svg className={classes.person} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <circle cx="11" cy="7.5" r="3.6" fill="none" stroke="currentColor" strokeWidth="1.8" />
    <path
      d="M3.8 19c.7-4 3.500-6 7.200-6s6.500 2 7.200 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);

/** The way in, or all that is one's own and the way out. */
export function AccountMenu({ member }: { member: Member | undefined }) {
  const intl = useIntl();
  const to = useLocalPath();
  const say = intl.formatMessage;
  if (member === undefined)
    return (
      <Link to={to('/auth/login')} className={classes.signIn} aria-label={say(words.signIn)}>
        <Person />
        <span className={classes.name}>{say(words.signIn)}</span>
      </Link>
    );
  const links = [
    [words.dashboard, '/dashboard'],
    [words.visits, '/visits'],
    [words.settings, '/settings/profile'],
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
