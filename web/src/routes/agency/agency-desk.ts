import { leaveFor } from '../../session/leave-for.js';
import { withoutPrefix } from '../../session/language.js';
import type { Route } from './+types/agency-desk';

/** agency/search/…, agency/bookings/… and /booking: the same page of the back office. */
export function loader({ params, url }: Route.LoaderArgs) {
  const { bookingId, from, to, date, back } = params as Record<string, string | undefined>;
  if (!withoutPrefix(url.pathname).startsWith('/agency/search'))
    return leaveFor(params, ['/admin/bookings', bookingId].flatMap((part) => part ?? []).join('/'));
  const asked = Object.entries({ from, to, date, return: back }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return leaveFor(params, asked.length === 0 ? '/admin/search' : `/admin/search?${new URLSearchParams(asked)}`);
}
