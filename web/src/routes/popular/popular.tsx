import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { loadPopularRoutes } from '../../features/popular-routes/load-popular-routes.js';
import { PopularRoutes } from '../../features/popular-routes/PopularRoutes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { withoutPrefix } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { isTransport, transportType, type Transport } from '../../session/transport.js';
import type { Route } from './+types/popular';

const titles = defineMessages<Record<Transport, NoMessageValues>>({
  bus: { id: 'web.popular.bus', defaultMessage: 'Popular bus routes' },
  taxi: { id: 'web.popular.taxi', defaultMessage: 'Popular taxi routes' },
  ferry: { id: 'web.popular.ferry', defaultMessage: 'Popular ferry routes' },
});
const words = defineMessages({
  text: {
    id: 'web.popular.text',
    defaultMessage: 'Where most departures go, with the lowest price over the next seven days.',
  },
});

/** popular-bus-routes and its sisters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = withoutPrefix(url.pathname).split('-')[1];
  const transport: Transport = isTransport(kind) ? kind : 'bus';
  return { transport, popular: await loadPopularRoutes(context, 48, transportType(transport)) };
}

export default function Popular({ loaderData: { transport, popular } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="wrap section">
      <PageHead title={intl.formatMessage(titles[transport])} description={intl.formatMessage(words.text)} />
      <h1>{intl.formatMessage(titles[transport])}</h1>
      <p className="lead">{intl.formatMessage(words.text)}</p>
      <PopularRoutes routes={popular} transport={transport} />
      <div className="section">
        <SearchForm key={transport} tabs transport={transport} popular={popular} />
      </div>
    </div>
  );
}
