import { plainAmount } from '@naga/kernel/money.js';
import type { CsvColumn } from '@naga/kernel/to-csv.js';
import { ask } from '../../session/graph.js';
import { moneyOf } from '../../session/money.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/bookings-csv';
import { type AgencyBookings_RowFragment, AgencyBookingsDocument } from './agency.generated.js';
import { listOf } from './booking-list.js';
import { CSV_PAGE, csvFile } from './csv-file.js';

const COLUMNS: readonly CsvColumn<AgencyBookings_RowFragment>[] = [
  { title: 'pnr', text: ({ pnr }) => pnr },
  { title: 'status', text: ({ status }) => status },
  { title: 'sold_at', text: ({ createdAt }) => createdAt },
  { title: 'departure', text: ({ departureTime }) => departureTime },
  { title: 'from', text: ({ fromName }) => fromName },
  { title: 'to', text: ({ toName }) => toName },
  { title: 'operator', text: ({ operatorName }) => operatorName },
  { title: 'passenger', text: ({ passengerName }) => passengerName ?? '' },
  { title: 'passengers', text: ({ passengerCount }) => String(passengerCount) },
  { title: 'phone', text: ({ contactPhone }) => contactPhone ?? '' },
  { title: 'total', text: ({ stayingTotal }) => plainAmount(moneyOf(stayingTotal)) },
  { title: 'currency', text: ({ stayingTotal }) => stayingTotal.currency },
  {
    title: 'commission',
    text: ({ facts: { agentCommission } }) => (agentCommission === null ? '' : plainAmount(moneyOf(agentCommission))),
  },
];

/** The list as it is filtered, all of it, as a file. */
export function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const asked = { ...listOf(url.searchParams), pageSize: CSV_PAGE, counted: false };
  return csvFile({
    name: `bookings-${context.get(visitContext).today}.csv`,
    columns: COLUMNS,
    load: async (after) => (await ask(context, AgencyBookingsDocument, { ...asked, after })).bookings,
  });
}
