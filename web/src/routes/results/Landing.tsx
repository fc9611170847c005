import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import type { PopularRoute } from '../../features/popular-routes/load-popular-routes.js';
import { PopularRoutes } from '../../features/popular-routes/PopularRoutes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { PageHead } from '../../session/PageHead.js';
import type { Transport } from '../../session/transport.js';

const titles = defineMessages<Record<Transport | 'any', NoMessageValues>>({
  bus: { id: 'web.landing.bus', defaultMessage: 'Bus tickets' },
  taxi: { id: 'web.landing.taxi', defaultMessage: 'Taxi tickets' },
  ferry: { id: 'web.landing.ferry', defaultMessage: 'Ferry tickets' },
  any: { id: 'web.landing.any', defaultMessage: 'Search journeys' },
});
const words = defineMessages({
  description: {
    id: 'web.landing.description',
    defaultMessage: 'Timetables and prices of every operator in Cambodia and Laos. Choose your seat, pay what you saw.',
  },
});

/** /bus-tickets and its sisters without places: the form, and where others go. */
export function Landing({ transport, popular }: { transport: Transport | undefined; popular: PopularRoute[] }) {
  const intl = useIntl();
  return (
    <div className="wrap section">
      <PageHead
        title={intl.formatMessage(titles[transport ?? 'any'])}
        description={intl.formatMessage(words.description)}
      />
      <h1>{intl.formatMessage(titles[transport ?? 'any'])}</h1>
      <p className="lead">{intl.formatMessage(words.description)}</p>
      <SearchForm key={transport} tabs transport={transport} popular={popular} />
      {popular.length > 0 && (
        <section className="section" aria-labelledby="popular">
          <h2 id="popular">
            <FormattedMessage id="web.landing.popular" defaultMessage="Popular routes" />
          </h2>
          <p className="lead" />
          <PopularRoutes routes={popular} {...(transport !== undefined && { transport })} />
        </section>
      )}
    </div>
  );
}
