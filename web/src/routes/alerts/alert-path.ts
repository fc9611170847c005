import { resultsPath } from '../../session/search.js';
import { isTransport } from '../../session/transport.js';
import type { FareAlert_AlertFragment } from './fare-alerts.generated.js';
import type { SeatAlert_AlertFragment } from './seat-alerts.generated.js';

type Watched = Pick<SeatAlert_AlertFragment, 'fromSlug' | 'toSlug' | 'date' | 'transportType'>;

function pathOf({ fromSlug: from, toSlug: to, date, transportType }: Watched, adults = 1, children = 0): string {
  const kind = transportType?.toLowerCase();
  return resultsPath({ from, to, date, adults, children, transport: isTransport(kind) ? kind : undefined });
}

/** The search that shows what an alert waits for. */
export const searchOf = (alert: SeatAlert_AlertFragment): string => pathOf(alert, alert.adults, alert.children);

/** The same of a price: the cheapest journeys first, at the prices that are watched. */
export const cheapestOf = (alert: FareAlert_AlertFragment): string =>
  `${pathOf(alert)}?sort=price${alert.nationalOf === null ? '' : `&nat=${alert.nationalOf}`}`;
