import { isTransport } from '../../session/transport.js';
import { resultsPath } from '../../session/search.js';
import type { SeatAlert_AlertFragment } from './seat-alerts.generated.js';

/** The search that shows what an alert waits for. */
export function searchOf(alert: SeatAlert_AlertFragment): string {
  const { fromSlug: from, toSlug: to, date, adults, children } = alert;
  const kind = alert.transportType?.toLowerCase();
  return resultsPath({ from, to, date, adults, children, transport: isTransport(kind) ? kind : undefined });
}
