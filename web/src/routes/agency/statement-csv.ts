import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/statement-csv';
import { CSV_PAGE, csvFile, decimals } from './csv-file.js';
import { ownFunds, statementPage } from './load-statement.js';
import { periodIn } from './statement-period.js';

/** Every movement of a period as a file. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const period = periodIn(url.searchParams, context.get(visitContext).today);
  const { agencyId } = await ownFunds(context);
  return csvFile({
    name: `statement-${period.from}-${period.until}.csv`,
    head: ['at', 'reason', 'pnr', 'note', 'amount', 'after', 'currency'],
    load: (after) => statementPage(context, { agencyId, ...period, pageSize: CSV_PAGE, after, counted: false }),
    lineOf: ({ at, reason, pnr, note, amount, after }) => [
      at,
      reason,
      pnr ?? '',
      note ?? '',
      decimals(amount.amount),
      decimals(after.amount),
      amount.currency,
    ],
  });
}
