import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Brand } from '../../session/brand.js';
import { useLocalPath } from '../../session/language.js';
import classes from './Footer.module.css';

const words = defineMessages({
  popularBus: { id: 'web.footer.popularBus', defaultMessage: 'Popular bus routes' },
  popularTaxi: { id: 'web.footer.popularTaxi', defaultMessage: 'Popular taxi routes' },
  popularFerry: { id: 'web.footer.popularFerry', defaultMessage: 'Popular ferry routes' },
  operators: { id: 'web.footer.operators', defaultMessage: 'Operators' },
  gallery: { id: 'web.footer.gallery', defaultMessage: 'Gallery' },
  promotions: { id: 'web.footer.promotions', defaultMessage: 'Promotions' },
  responsibility: { id: 'web.footer.responsibility', defaultMessage: 'Responsibility' },
  community: { id: 'web.footer.community', defaultMessage: 'Community' },
  about: { id: 'web.footer.about', defaultMessage: 'About' },
  contact: { id: 'web.footer.contact', defaultMessage: 'Contact' },
  faq: { id: 'web.footer.faq', defaultMessage: 'Questions' },
  terms: { id: 'web.footer.terms', defaultMessage: 'Terms' },
  privacy: { id: 'web.footer.privacy', defaultMessage: 'Privacy' },
  myBooking: { id: 'web.footer.myBooking', defaultMessage: 'Find my booking' },
  trackParcel: { id: 'web.footer.trackParcel', defaultMessage: 'Track a parcel' },
  travel: { id: 'web.footer.travel', defaultMessage: 'Travel' },
  help: { id: 'web.footer.help', defaultMessage: 'Help' },
  company: { id: 'web.footer.company', defaultMessage: 'Naga' },
});

const COLUMNS = [
  [
    words.travel,
    [
      ['/popular-bus-routes', words.popularBus],
      ['/popular-taxi-routes', words.popularTaxi],
      ['/popular-ferry-routes', words.popularFerry],
      ['/promo', words.promotions],
      ['/operators', words.operators],
      ['/gallery', words.gallery],
    ],
  ],
  [
    words.help,
    [
      ['/view-booking-detail', words.myBooking],
      ['/view-cargo-booking-detail', words.trackParcel],
      ['/faq', words.faq],
      ['/contact', words.contact],
    ],
  ],
  [
    words.company,
    [
      ['/about', words.about],
      ['/csr', words.responsibility],
      ['/travel-community', words.community],
      ['/terms-of-use', words.terms],
      ['/privacy-policy', words.privacy],
    ],
  ],
] as const;

/** Ways on from the end of every page, and where the names on the map come from. */
export function Footer({ brand }: { brand: Brand }) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <footer className={classes.footer}>
      <div className={`wrap ${classes.columns}`}>
        {COLUMNS.map(([title, links]) => (
          <nav key={title.id} aria-label={intl.formatMessage(title)}>
            <h2 className={classes.title}>{intl.formatMessage(title)}</h2>
            <ul className="plain-list">
              {links.map(([path, name]) => (
                <li key={path}>
                  <Link className={classes.link} to={to(path)}>
                    {intl.formatMessage(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={`wrap ${classes.small}`}>
        <FormattedMessage
          id="web.footer.small"
          defaultMessage="{brand} · Times at the stop · Place names: GeoNames, CC BY 4.0"
          values={{ brand: brand.title }}
        />
      </p>
    </footer>
  );
}
