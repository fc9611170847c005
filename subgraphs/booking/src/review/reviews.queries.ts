import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row.js';

/** Sums of the single ratings. */
export type RatingSums = Readonly<Record<string, number>>;

const WORDS_FIRST = ListOrder.descending({
  '(t.comments is not null)': 'flag',
  't.created_at': 'time',
  't.id': 'whole',
});

/** What everybody may read of an operator, newest first, those with words before those without: two statements. */
export async function operatorReviewPage(
  database: Database,
  operatorId: string,
  mode: Mode,
  at: PageAsked,
): Promise<{ total: number; rows: readonly ReviewRow[]; sums: RatingSums }> {
  const from = `from review t where t.mode = $1 and t.operator_id = $2::bigint and t.state = 'PUBLISHED'`;
  const values = [mode, operatorId];
  const page = listPage<ReviewRow>(database, { columns: REVIEW_COLUMNS, from, values, order: WORDS_FIRST, at });
  const sums = `select count(*)::int as total, coalesce(sum(cleanliness), 0)::int as cleanliness, coalesce(sum(punctuality), 0)::int as punctuality,
      coalesce(sum(bus_quality), 0)::int as "busQuality", coalesce(sum(professionalism), 0)::int as professionalism
     ${from}`;
  const [rows, [summed]] = await Promise.all([
    page.rows(),
    database.rows<RatingSums & { readonly total: number }>(sums, values),
  ]);
  const { total, ...ratings } = summed!;
  return { total, rows, sums: ratings };
}
