import { ask } from '../../session/graph.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/bookings-csv';
import { AgencyBookingsDocument } from './agency.generated.js';
import { listOf } from './booking-list.js';
import { allPages, CSV_PAGE, csvFile, decimals } from './csv-file.js';

const HEAD = ['pnr', 'status', 'sold_at', 'departure', 'from', 'to', 'operator', 'passenger', 'passengers', 'phone'];

/** The list as it is filtered, every page of it, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = { ...listOf(url.searchParams), pageSize: CSV_PAGE };
  const rows = await allPages(CSV_PAGE, async (page) => {
    const { bookings } = await ask(context, AgencyBookingsDocument, { ...asked, page });
    return bookings;
  });
  const lines = rows.map((row) => [
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
  ]);
  return csvFile(`bookings-${context.get(visitContext).today}.csv`, [
    [...HEAD, 'total', 'currency', 'commission'],
    ...lines,
  ]);
}
