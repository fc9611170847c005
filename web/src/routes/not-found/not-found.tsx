import { data, redirect } from 'react-router';
import type { Failure } from '../../session/graph.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/not-found';

/** An unmatched path belongs to the newer application where there is one, else it is our own helpful 404. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { nextAppUrl } = context.get(visitContext);
  if (nextAppUrl !== undefined) throw redirect(`${nextAppUrl}/next-app${url.pathname}${url.search}`);
  throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
}

/** Never shown: the loader always throws. It makes this a page, so that the error stands in the site's layout. */
export default function NotFound() {
  return null;
}
