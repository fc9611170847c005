import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { loadPopularRoutes } from '../../features/popular-routes/load-popular-routes.js';
import { PopularRoutes } from '../../features/popular-routes/PopularRoutes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { breadcrumbList, itemList } from '../../features/structured-data/lists.js';
import { oneAddressOf, withoutPrefix } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
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
    defaultMessage: 'The main routes, near and far, each with its lowest price over the next seven days.',
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
  const { brand, baseUrl, language } = useSite();
  const title = intl.formatMessage(titles[transport]);
  const at = (path: string) => baseUrl + oneAddressOf(path, language);
  return (
    <div className="wrap section">
      <PageHead
        title={title}
        description={`${title}. ${intl.formatMessage(words.text)}`}
        jsonLd={
          import.meta.env?.SSR
            ? [
                breadcrumbList([
                  { name: brand.title, address: at('/') },
                  { name: title, address: at(`/popular-${transport}-routes`) },
                ]),
                itemList(
                  popular.map(({ from, to }) => ({
                    name: `${from.name} – ${to.name}`,
                    address: at(`/route-details/${from.slug}/${to.slug}`),
                  })),
                ),
              ]
            : []
        }
      />
      <h1>{title}</h1>
      <p className="lead">{intl.formatMessage(words.text)}</p>
      {popular.length === 0 && (
        <EmptyState title={<FormattedMessage id="web.popular.none" defaultMessage="Nothing is on sale this week" />}>
          <FormattedMessage
            id="web.popular.noneText"
            defaultMessage="Search a journey below: other ways to travel may go there."
          />
        </EmptyState>
      )}
      <PopularRoutes routes={popular} transport={transport} />
      <div className="section">
        <SearchForm key={transport} tabs transport={transport} popular={popular} />
      </div>
    </div>
  );
}
