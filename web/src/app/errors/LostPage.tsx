import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PopularRoutes } from '../../features/popular-routes/PopularRoutes.js';
import type { PopularRoute } from '../../features/popular-routes/load-popular-routes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({ title: { id: 'web.lost.title', defaultMessage: 'This page does not exist' } });

/** The 404 that helps: says so, and puts the search and the popular routes right there. */
export function LostPage({ popular, hasSite }: { popular: readonly PopularRoute[]; hasSite: boolean }) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <div className="wrap section">
      <title>{intl.formatMessage(words.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{intl.formatMessage(words.title)}</h1>
      <p className="lead">
        <FormattedMessage
          id="web.lost.text"
          defaultMessage="The address may be old or mistyped. Where do you want to go? Or <booking>find your booking</booking>."
          values={{
            booking: (words) => (
              <Link key="booking" to={to('/view-booking-detail')}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
      {hasSite && <SearchForm tabs popular={popular} />}
      {popular.length > 0 && (
        <section className="section" aria-labelledby="popular">
          <h2 id="popular">
            <FormattedMessage id="web.lost.popular" defaultMessage="Where others go" />
          </h2>
          <div className="lead" />
          <PopularRoutes routes={popular} />
        </section>
      )}
    </div>
  );
}
