import type { Database } from '@naga/server-kit/database/database.js';
import type { Mode, Viewer } from '@naga/server-kit/viewer/viewer.js';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row.js';
import { reviewScope } from './review-scope.js';
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

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface ReviewPage {
  readonly total: number;
  readonly rows: ReviewRow[];
}

const windowOf = ({ page, pageSize }: Page): [number, number] => [pageSize, (page - 1) * pageSize];

async function pageOf(
  database: Database,
  condition: string,
  values: readonly unknown[],
  page: Page,
  order: string,
): Promise<ReviewPage> {
  const n = values.length;
  const [rows, counted] = await Promise.all([
    database.rows<ReviewRow>(
      `select ${REVIEW_COLUMNS} from review r where ${condition}
       order by ${order} limit $${n + 1} offset $${n + 2}::bigint`,
      [...values, ...windowOf(page)],
    ),
    database.rows<{ total: number }>(`select count(*)::int as total from review r where ${condition}`, values),
  ]);
  return { total: counted[0]!.total, rows };
}

const AVERAGE = '(r.cleanliness + r.punctuality + r.bus_quality + r.professionalism) / 4.0';

/** One page of the reviews a viewer looks after, newest first: two statements. */
export function reviewPage(
  database: Database,
  viewer: Viewer,
  { state, operatorId, ratingUpTo, answered, text }: ReviewFilter,
  page: Page,
): Promise<ReviewPage> {
  const { condition, values } = reviewScope(viewer, 'review.reply');
  const pattern = text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
  return pageOf(
    database,
    `${condition} and ($3::text is null or r.state = $3) and ($4::text is null or r.operator_id = $4::bigint)
     and ($5::int is null or ${AVERAGE} < $5::int + 0.5) and ($6::boolean is null or (r.answer is not null) = $6)
     and ($7::text is null or concat_ws(' ', r.author_name, r.comments) ilike $7)`,
    [...values, state ?? null, operatorId ?? null, ratingUpTo ?? null, answered ?? null, pattern],
    page,
    'r.created_at desc, r.id desc',
  );
}

/** One review within the viewer's reach; undefined for any other. */
export async function reviewById(database: Database, viewer: Viewer, id: string): Promise<ReviewRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const { condition, values } = reviewScope(viewer, 'review.reply');
  const sql = `select ${REVIEW_COLUMNS} from review r where ${condition} and r.id = $3::bigint`;
  return (await database.rows<ReviewRow>(sql, [...values, id]))[0];
}

export interface OperatorReviewPage extends ReviewPage {
  /** Sums of the single ratings over all pages. */
  readonly sums: { readonly [aspect: string]: number };
}

/** What everybody may read of an operator, newest first, those with words before those without: three statements. */
export async function operatorReviewPage(
  database: Database,
  operatorId: string,
  mode: Mode,
  page: Page,
): Promise<OperatorReviewPage> {
  const condition = `r.mode = $1 and r.operator_id = $2::bigint and r.state = 'PUBLISHED'`;
  const values = [mode, operatorId];
  const [read, sums] = await Promise.all([
    pageOf(database, condition, values, page, '(r.comments is null), r.created_at desc, r.id desc'),
    database.rows<{ [aspect: string]: number }>(
      `select coalesce(sum(cleanliness), 0)::int as cleanliness, coalesce(sum(punctuality), 0)::int as punctuality,
        coalesce(sum(bus_quality), 0)::int as "busQuality", coalesce(sum(professionalism), 0)::int as professionalism
       from review r where ${condition}`,
      values,
    ),
  ]);
  return { ...read, sums: sums[0]! };
}
