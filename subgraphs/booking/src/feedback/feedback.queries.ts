import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import { isBuyer } from '../booking/booking-access.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';

export interface FeedbackRow {
  readonly bookingId: string;
  readonly rating: number;
  readonly words: string | null;
  readonly language: string;
  readonly createdAt: Date;
  readonly changedAt: Date | null;
}

export const FEEDBACK_COLUMNS = `f.booking_id::text as "bookingId", f.rating, f.words, f.language,
  f.created_at as "createdAt", f.changed_at as "changedAt"`;

/** What the viewer said of a booking he bought; undefined for none. */
export async function feedbackOn(
  { database, viewer }: BookingContext,
  bookingId: string,
): Promise<FeedbackRow | undefined> {
  if (!(await isBuyer(database, viewer, bookingId))) return undefined;
  const sql = `select ${FEEDBACK_COLUMNS} from feedback f where f.booking_id = $1`;
  return (await database.rows<FeedbackRow>(sql, [bookingId]))[0];
}

export interface FeedbackSearch extends PageAsked {
  /** This many stars at most. */
  readonly ratingUpTo?: number | null | undefined;
  /** Part of the words, or a booking reference. */
  readonly text?: string | null | undefined;
  readonly withWords?: boolean | null | undefined;
}

/** What was said is about us, so the platform's people look after it. */
const REACH = { country: 'b.country_codes <@ array[$key]' } as const;
export const FEEDBACK_SCOPES = scopesOf(REACH);

const NEWEST = ListOrder.descending({ 'f.created_at': 'time', 'f.booking_id': 'whole' });

/** One page, newest first, and the average of all pages: null without any. */
export function feedbackPage(
  { database, viewer }: BookingContext,
  { ratingUpTo, text, withWords, ...at }: FeedbackSearch,
): { page: ListPage<FeedbackRow & { readonly pnr: string }>; average: () => Promise<number | null> } {
  const { condition, value } = reachCondition(reachBy(viewer, 'review.moderate', FEEDBACK_SCOPES), REACH, 2);
  const pattern = text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
  const from = `from feedback f join booking b on b.id = f.booking_id
    where b.mode = $1 and ${condition} and ($3::int is null or f.rating <= $3)
      and ($4::text is null or concat_ws(' ', b.pnr, f.words) ilike $4)
      and ($5::boolean is null or (f.words is not null) = $5)`;
  const values = [viewer.mode, value, ratingUpTo ?? null, pattern, withWords ?? null];
  return {
    page: listPage(database, { columns: `${FEEDBACK_COLUMNS}, b.pnr`, from, values, order: NEWEST, at }),
    async average() {
      const text = `select round(avg(f.rating), 1)::float8 as average ${from}`;
      return (await database.rows<{ average: number | null }>(text, values))[0]!.average;
    },
  };
}
