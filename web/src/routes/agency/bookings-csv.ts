import { ask } from '../../session/graph.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/bookings-csv';
import { AgencyBookingsDocument } from './agency.generated.js';
import { listOf } from './booking-list.js';
import { CSV_PAGE, csvFile, decimals } from './csv-file.js';

const HEAD = [
  ...['pnr', 'status', 'sold_at', 'departure', 'from', 'to', 'operator', 'passenger', 'passengers', 'phone'],
  ...['total', 'currency', 'commission'],
];

/** The list as it is filtered, all of it, as a file. */
export function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const asked = { ...listOf(url.searchParams), pageSize: CSV_PAGE, counted: false };
  return csvFile({
    name: `bookings-${context.get(visitContext).today}.csv`,
    head: HEAD,
    load: async (after) => (await ask(context, AgencyBookingsDocument, { ...asked, after })).bookings,
    lineOf: (row) => [
      row.pnr,
      row.status,
      row.createdAt,
      row.departureTime,
      row.fromName,
      row.toName,
      row.operatorName,
      row.passengerName ?? '',
      String(row.passengerCount),
      row.contactPhone ?? '',
      decimals(row.total.amount),
      row.total.currency,
      row.facts.agentCommission === null ? '' : decimals(row.facts.agentCommission.amount),
    ],
  });
}
