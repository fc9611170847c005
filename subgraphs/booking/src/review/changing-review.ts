import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import type { ReviewRow } from './review-row.js';

/** A review as staff has read it. */
export interface SeenReview {
  readonly id: string;
  readonly version: number;
}

/** Only its traveller words a review anew: he is told as such, and not by the name of his account. */
const LAST_CHANGE = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
    actor_user_id::text as "savedById", jsonb_exists(changes, 'changed_at') as "isGuest"
  from audit_entry where entity = 'Review' and row_id = $1 order by at desc, id desc limit 1`;

interface LastChange {
  readonly at: string;
  readonly savedById: string | null;
  readonly isGuest: boolean;
}

/** What a traveller has worded anew is not published, hidden or answered unread. Refuses CHANGED_MEANWHILE. */
export async function demandVersion(transaction: RowTransaction, review: ReviewRow, seen: number): Promise<void> {
  if (review.version === seen) return;
  const [last] = await transaction.rows<LastChange>(LAST_CHANGE, [review.id]);
  const isGuest = last?.isGuest ?? false;
  throw new ChangedMeanwhile({ by: null, at: last?.at ?? null, isGuest }, isGuest ? null : (last?.savedById ?? null));
}

/** A change of a review in a transaction of its own; who comes too late with it is told who was first. */
export const changingReview = <T>(
  context: BookingContext,
  change: (transaction: RowTransaction) => Promise<T>,
): Promise<T> => nameWhoSaved(() => inBookingTransaction(context, change), colleagueName(context));
