import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/statement-csv';
import { allPages, csvFile, decimals } from './csv-file.js';
import { loadStatement } from './load-statement.js';
import { periodIn } from './statement-period.js';

/** Asked for at once, the most the graph gives. */
const PAGE = 200;

/** Every movement of a period as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const period = periodIn(url.searchParams, context.get(visitContext).today);
  const rows = await allPages(PAGE, (page) => loadStatement(context, period, page, PAGE));
  return csvFile(`statement-${period.from}-${period.until}.csv`, [
    ['at', 'reason', 'pnr', 'note', 'amount', 'after', 'currency'],
    ...rows.map(({ at, reason, pnr, note, amount, after }) => [
      at,
      reason,
      pnr ?? '',
      note ?? '',
      decimals(amount.amount),
      decimals(after.amount),
      amount.currency,
    ]),
  ]);
}
