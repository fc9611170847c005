import { isRowId } from '@naga/kernel/row-id.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { ReviewNotFound } from './review.errors.js';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row.js';

export const REVIEW_REACH = { country: 't.country_code = $key', operator: 't.operator_id = $key::bigint' } as const;

/** The scopes in which reviews are looked after. */
export const REVIEW_SCOPES = scopesOf(REVIEW_REACH);

export type ReviewPermission = 'review.reply' | 'review.moderate';

/** Reviews `r` within the viewer's reach and mode; outside of it they do not exist. $1 and $2. */
export function reviewScope(viewer: Viewer, permission: ReviewPermission) {
  const { condition, value } = reachCondition(reachBy(viewer, permission, REVIEW_SCOPES), REVIEW_REACH, 2);
  return { condition: `t.mode = $1 and ${condition}`, values: [viewer.mode, value] };
}

/** Locks a review the viewer may change. Refuses REVIEW_NOT_FOUND. */
export async function lockReview(
  transaction: RowTransaction,
  viewer: Viewer,
  permission: ReviewPermission,
  id: string,
): Promise<ReviewRow> {
  const { condition, values } = reviewScope(viewer, permission);
  const sql = `select ${REVIEW_COLUMNS} from review t where ${condition} and t.id = $3::bigint for update`;
  const [row] = isRowId(id) ? await transaction.rows<ReviewRow>(sql, [...values, id]) : [];
  if (row === undefined) throw new ReviewNotFound({ id });
  return row;
}
