import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import type { Member } from '../../session/member.js';
import classes from './AccountMenu.module.css';
import { MemberMenu } from './MemberMenu.js';

const words = defineMessages({ signIn: { id: 'web.nav.signIn', defaultMessage: 'Sign in' } });

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

/** The way in, or the menu of who is in. */
export function AccountMenu({ member }: { member: Member | undefined }) {
  const intl = useIntl();
  const to = useLocalPath();
  if (member !== undefined) return <MemberMenu member={member} />;
  return (
    <Link to={to('/auth/login')} className={classes.signIn} aria-label={intl.formatMessage(words.signIn)}>
      <Person />
      <span className={classes.name}>{intl.formatMessage(words.signIn)}</span>
    </Link>
  );
}
