import { loadPopularRoutes, type PopularRoute } from '../../features/popular-routes/load-popular-routes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { ask } from '../../session/graph.js';
import { memberContext, sellsForAgency } from '../../session/member.js';
import type { Route } from './+types/search';
import { agencySearchPath } from '../../features/checkout/agency-paths.js';
import { AgencyFrame } from './AgencyFrame.js';
import { type AgencyRatesQuery, AgencyRatesDocument } from './agency.generated.js';
import { DepartureList } from './DepartureList.js';
import { Rates } from './Rates.js';
import { type Departures, loadDepartures, resolveTyped } from './load-departures.js';

interface Loaded {
  departures: Departures | undefined;
  popular: readonly PopularRoute[];
  /** Null for who sells for no agency. */
  earns: AgencyRatesQuery | null;
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Loaded> {
  const query = url.searchParams;
  if (query.has('from') || query.has('to')) await resolveTyped(context, params, query);
  const asked = params.from !== undefined && params.to !== undefined;
  const member = context.get(memberContext);
  const [departures, popular, earns] = await Promise.all([
    asked ? loadDepartures(context, params, query) : undefined,
    loadPopularRoutes(context, 12),
    member != null && sellsForAgency(member) ? ask(context, AgencyRatesDocument, {}) : null,
  ]);
  return { departures, popular, earns };
}

/** Where from, where to, when; and what can be sold there. */
export default function Search({ loaderData: { departures, popular, earns } }: Route.ComponentProps) {
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
        <DepartureList key={`${departures.way.day} ${departures.onward ?? ''}`} departures={departures} />
      )}
      {earns !== null && <Rates earns={earns} />}
    </AgencyFrame>
  );
}
