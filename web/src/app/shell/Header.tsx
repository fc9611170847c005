import type { Currency } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { Logo } from '@naga/ui/Logo';
import { defineMessages, useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router';
import type { Brand } from '../../session/brand.js';
import type { Member } from '../../session/member.js';
import { useLocalPath } from '../../session/language.js';
import { transportWords } from '../../session/transport.js';
import { AccountMenu } from './AccountMenu.js';
import classes from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.js';
import { Menu } from './Menu.js';

const words = defineMessages({
  experiences: { id: 'web.nav.experiences', defaultMessage: 'Experiences' },
  parcels: { id: 'web.nav.parcels', defaultMessage: 'Parcels' },
  main: { id: 'web.nav.main', defaultMessage: 'Main' },
  home: { id: 'web.nav.home', defaultMessage: 'Home page' },
  menu: { id: 'web.nav.menu', defaultMessage: 'Menu' },
  myBooking: { id: 'web.nav.myBooking', defaultMessage: 'My booking' },
});

const LINKS = [
  ['/bus-tickets', transportWords.bus],
  ['/taxi-tickets', transportWords.taxi],
  ['/ferry-tickets', transportWords.ferry],
  ['/experiences', words.experiences],
  ['/parcels', words.parcels],
] as const;

export interface HeaderProps {
  brand: Brand;
  language: LanguageCode;
  /** In which prices are shown; undefined: as they are charged. */
  currency: Currency | undefined;
  member: Member | undefined;
}

/** Brand, the five things sold here, one's booking, the account, language and currency. On a phone the links fold into a menu. */
export function Header({ brand, language, currency, member }: HeaderProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const links = LINKS.map(([path, name]) => (
    <NavLink key={path} to={to(path)} className={classes.link} prefetch="intent">
      {intl.formatMessage(name)}
    </NavLink>
  ));
  return (
    <header className={classes.top}>
      <div className={`wrap ${classes.row}`}>
        <Link to={to('/')} className={classes.home} aria-label={`${brand.name}, ${intl.formatMessage(words.home)}`}>
          <Logo name={brand.name} />
        </Link>
        <nav className={classes.nav} aria-label={intl.formatMessage(words.main)}>
          {links}
        </nav>
        <div className={classes.right}>
          <LanguageMenu language={language} isFixed={brand.forcedLanguage !== undefined} currency={currency} />
          <Link to={to('/view-booking-detail')} className={classes.pill}>
            {intl.formatMessage(words.myBooking)}
          </Link>
          <AccountMenu member={member} />
          <Menu className={classes.menu} summary={<Bars />} label={intl.formatMessage(words.menu)}>
            <nav className={classes.folded} aria-label={intl.formatMessage(words.menu)}>
              {links}
              <NavLink to={to('/view-booking-detail')} className={classes.link}>
                {intl.formatMessage(words.myBooking)}
              </NavLink>
            </nav>
          </Menu>
        </div>
      </div>
    </header>
  );
}

const Bars = () => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <path d="M3 6h16M3 11h16M3 16h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
