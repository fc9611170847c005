import { plainAmount } from '@naga/kernel/money.js';
import type { CsvColumn } from '@naga/kernel/to-csv.js';
import { moneyOf } from '../../session/money.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/statement-csv';
import { CSV_PAGE, csvFile } from './csv-file.js';
import { ownFunds, statementPage } from './load-statement.js';
import { periodIn } from './statement-period.js';

type Movement = Awaited<ReturnType<typeof statementPage>>['rows'][number];

const nameOrId = (person: Movement['askedBy']): string => (person === null ? '' : (person.name ?? person.id));

const COLUMNS: readonly CsvColumn<Movement>[] = [
  { title: 'at', text: ({ at }) => at },
  { title: 'reason', text: ({ reason }) => reason },
  { title: 'pnr', text: ({ pnr }) => pnr ?? '' },
  { title: 'note', text: ({ note }) => note ?? '' },
  { title: 'asked_by', text: ({ askedBy }) => nameOrId(askedBy) },
  { title: 'approved_by', text: ({ approvedBy }) => nameOrId(approvedBy) },
  { title: 'approval_note', text: ({ approvalNote }) => approvalNote ?? '' },
  { title: 'amount', text: ({ amount }) => plainAmount(moneyOf(amount)) },
  { title: 'after', text: ({ after }) => plainAmount(moneyOf(after)) },
  { title: 'currency', text: ({ amount }) => amount.currency },
];

/** Every movement of a period as a file. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const period = periodIn(url.searchParams, context.get(visitContext).today);
  const { agencyId } = await ownFunds(context);
  return csvFile({
    name: `statement-${period.from}-${period.until}.csv`,
    columns: COLUMNS,
    load: (after) => statementPage(context, { agencyId, ...period, pageSize: CSV_PAGE, after, counted: false }),
  });
}
