import type { RouterContextProvider } from 'react-router';
import { ask } from '../../session/graph.js';
import {
  PopularRoutesDocument,
  type PopularRoutes_PairFragment,
  type TransportType,
} from './popular-routes.generated.js';

export type PopularRoute = PopularRoutes_PairFragment;

/** The pairs most departures run between over the next seven days, most popular first. */
export async function loadPopularRoutes(
  context: Readonly<RouterContextProvider>,
  limit: number,
  transportType?: TransportType,
): Promise<PopularRoute[]> {
  const variables = { limit, transportType: transportType ?? null };
  return (await ask(context, PopularRoutesDocument, variables)).popularRoutes;
}
