import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { Mode, Viewer } from '@naga/server-kit/viewer/viewer.js';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row.js';
import { type ReviewPermission, reviewScope } from './review-scope.js';
import type { ReviewState } from './review.rules.js';

export interface ReviewFilter {
  readonly state?: ReviewState | null | undefined;
  readonly operatorId?: string | null | undefined;
  /** This many stars at most, by the rounded average. */
  readonly ratingUpTo?: number | null | undefined;
  readonly answered?: boolean | null | undefined;
  /** Part of the comments or of the traveller's name. */
  readonly text?: string | null | undefined;
}

const NEWEST = ListOrder.descending({ 'r.created_at': 'time', 'r.id': 'whole' });

const AVERAGE = '(r.cleanliness + r.punctuality + r.bus_quality + r.professionalism) / 4.0';

/** Reviews `r` that a filter finds within the viewer's reach: $1 and on. */
export function reviewsFound(
  viewer: Viewer,
  permission: ReviewPermission,
  { state, operatorId, ratingUpTo, answered, text }: ReviewFilter,
) {
  const { condition, values } = reviewScope(viewer, permission);
  const pattern = text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
  return {
    from: `from review r where ${condition} and ($3::text is null or r.state = $3)
      and ($4::text is null or r.operator_id = $4::bigint) and ($5::int is null or ${AVERAGE} < $5::int + 0.5)
      and ($6::boolean is null or (r.answer is not null) = $6)
      and ($7::text is null or concat_ws(' ', r.author_name, r.comments) ilike $7)`,
    values: [...values, state ?? null, operatorId ?? null, ratingUpTo ?? null, answered ?? null, pattern],
  };
}

/** One page of the reviews a viewer looks after, newest first. */
export function reviewPage(
  database: Database,
  viewer: Viewer,
  filter: ReviewFilter,
  at: PageAsked,
): ListPage<ReviewRow> {
  const { from, values } = reviewsFound(viewer, 'review.reply', filter);
  return listPage<ReviewRow>(database, { columns: REVIEW_COLUMNS, from, values, order: NEWEST, at });
}

/** One review within the viewer's reach; undefined for any other. */
export async function reviewById(database: Database, viewer: Viewer, id: string): Promise<ReviewRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const { condition, values } = reviewScope(viewer, 'review.reply');
  const sql = `select ${REVIEW_COLUMNS} from review r where ${condition} and r.id = $3::bigint`;
  return (await database.rows<ReviewRow>(sql, [...values, id]))[0];
}

/** Sums of the single ratings. */
export type RatingSums = Readonly<Record<string, number>>;

const WORDS_FIRST = ListOrder.descending({
  '(r.comments is not null)': 'flag',
  'r.created_at': 'time',
  'r.id': 'whole',
});

/** What everybody may read of an operator, newest first, those with words before those without: two statements. */
export async function operatorReviewPage(
  database: Database,
  operatorId: string,
  mode: Mode,
  at: PageAsked,
): Promise<{ total: number; rows: readonly ReviewRow[]; sums: RatingSums }> {
  const from = `from review r where r.mode = $1 and r.operator_id = $2::bigint and r.state = 'PUBLISHED'`;
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
