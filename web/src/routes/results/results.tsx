import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadPopularRoutes } from '../../features/popular-routes/load-popular-routes.js';
import { FILTER_GROUPS } from '../../features/journey-rows/filter.js';
import { isTransport, transportType, type Transport } from '../../session/transport.js';
import { withoutPrefix } from '../../session/language.js';
import type { Route } from './+types/results';
import { DidYouMean } from './DidYouMean.js';
import { Landing } from './Landing.js';
import { loadResults } from './load-results.js';
import { resolveTyped } from './resolve-typed.js';
import { ResultsPage } from './ResultsPage.js';

/** '/kh/bus-tickets/…' → 'bus'; undefined under /search, where any kind will do. */
function transportIn(path: string): Transport | undefined {
  const [kind] = withoutPrefix(path)
    .slice(1)
    .split(/-tickets|\//);
  return isTransport(kind) ? kind : undefined;
}

/** Three pages under one address: the search of a kind of transport, a question back, and the results. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const transport = transportIn(url.pathname);
  const { from, to } = params;
  if (url.searchParams.has('from') || url.searchParams.has('to'))
    return resolveTyped(context, params, url.searchParams, transport);
  if (from !== undefined && to !== undefined)
    return loadResults(context, { ...params, from, to }, url.searchParams, transport);
  const type = transport === undefined ? undefined : transportType(transport);
  return { kind: 'landing' as const, transport, popular: await loadPopularRoutes(context, 12, type) };
}

const ONLY_SHOWN = [...FILTER_GROUPS, 'sort', 'nat'];

const loaded = (url: URL) => {
  const query = new URLSearchParams(url.search);
  for (const name of ONLY_SHOWN) query.delete(name);
  return `${url.pathname}?${query}`;
};

/** Filters, order and whose prices are shown need no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asksAgain = currentUrl.href === nextUrl.href;
  return loaded(currentUrl) === loaded(nextUrl) && !asksAgain ? false : defaultShouldRevalidate;
}

export default function ResultsRoute({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'landing':
      return <Landing {...loaderData} />;
    case 'typed':
      return <DidYouMean {...loaderData} />;
    case 'results':
      return <ResultsPage results={loaderData} />;
  }
}
