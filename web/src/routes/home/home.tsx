import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { loadPopularRoutes } from '../../features/popular-routes/load-popular-routes.js';
import { PopularRoutes } from '../../features/popular-routes/PopularRoutes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/home';
import { Hero } from './Hero.js';
import { Trust } from './Trust.js';
import classes from './home.module.css';

const words = defineMessages({
  title: { id: 'web.home.title', defaultMessage: 'Bus, taxi and ferry tickets in Cambodia and Laos' },
  description: {
    id: 'web.home.description',
    defaultMessage:
      'Compare buses, taxis and ferries of every operator, choose your seat and pay the price you saw. Tickets in five languages.',
  },
});

export async function loader({ context }: Route.LoaderArgs) {
  return { popular: await loadPopularRoutes(context, 8) };
}

export default function Home({ loaderData: { popular } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage(words.title)}
        description={intl.formatMessage(words.description)}
        canonical="/"
      />
      <Hero />
      <div className={`wrap ${classes.search}`}>
        <SearchForm tabs popular={popular} />
      </div>
      {popular.length > 0 && (
        <section className="wrap section" aria-labelledby="popular">
          <h2 id="popular">
            <FormattedMessage id="web.home.popular" defaultMessage="Popular this week" />
          </h2>
          <p className="lead">
            <FormattedMessage
              id="web.home.popularText"
              defaultMessage="Lowest price over the next seven days, all passengers shown before you pay."
            />
          </p>
          <PopularRoutes routes={popular} />
        </section>
      )}
      <Trust />
    </>
  );
}
