import { loadPopularRoutes, type PopularRoute } from '../../features/popular-routes/load-popular-routes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import type { Route } from './+types/search';
import { agencySearchPath } from '../../features/checkout/agency-paths.js';
import { AgencyFrame } from './AgencyFrame.js';
import { DepartureList } from './DepartureList.js';
import { type Departures, loadDepartures, resolveTyped } from './load-departures.js';

interface Loaded {
  departures: Departures | undefined;
  popular: readonly PopularRoute[];
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Loaded> {
  const query = url.searchParams;
  if (query.has('from') || query.has('to')) await resolveTyped(context, params, query);
  const asked = params.from !== undefined && params.to !== undefined;
  const [departures, popular] = await Promise.all([
    asked ? loadDepartures(context, params, query) : undefined,
    loadPopularRoutes(context, 12),
  ]);
  return { departures, popular };
}

/** Where from, where to, when; and what can be sold there. */
export default function Search({ loaderData: { departures, popular } }: Route.ComponentProps) {
  const asked = departures?.search;
  return (
    <AgencyFrame page="search">
      <SearchForm
        key={asked === undefined ? '' : agencySearchPath(asked)}
        from={departures?.from}
        to={departures?.to}
        date={asked?.date}
        returnDate={asked?.returnDate}
        party={asked}
        popular={popular}
        resultsAt={agencySearchPath}
        action="/agency/search"
        startFocused={departures === undefined}
      />
      {departures !== undefined && (
        <DepartureList key={`${departures.day} ${departures.onward ?? ''}`} departures={departures} />
      )}
    </AgencyFrame>
  );
}
