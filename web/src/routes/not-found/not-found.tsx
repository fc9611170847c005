import { unmatched } from '../../session/unmatched.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/not-found';

export function loader({ context, url }: Route.LoaderArgs) {
  throw unmatched(context.get(visitContext), url);
}

/** Never shown: the loader always throws. It makes this a page, so that the error stands in the site's layout. */
export default function NotFound() {
  return null;
}
