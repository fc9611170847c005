import { randomUUID } from 'node:crypto';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { pointsNews } from './points-news.js';

/** When, and in answer to which request. `now` in epoch milliseconds. */
export interface ToldAt {
  readonly now: number;
  readonly requestId: string;
}

/** The number is the row's, not the reader's: two that tell in one transaction do not tell under the same one. */
const TELL = `with
  b as (update booking set points_told = $2, points_version = points_version + 1 where id = $1
    returning points_version as version, mode)
  insert into outbox_event (id, type, payload, mode, request_id, created_at)
  select $3::uuid, 'points.told', $2::jsonb || jsonb_build_object('version', version), mode, $4,
    to_timestamp($5::float8 / 1000) from b returning (payload->>'version')::int as version`;

/**
 * Tells users, after the commit, what a booking's points are now, where that is not what they were told last (rules.md 9:
 * consumed, released and earned by outbox events). To be called wherever seats or fares of a booking have changed; costs
 * nothing where there is nothing to tell. Answers the booking as it is then.
 */
export async function tellPoints(
  transaction: RowTransaction,
  booking: BookingRecord,
  { now, requestId }: ToldAt,
): Promise<BookingRecord> {
  const news = booking.mode === 'live' ? pointsNews(booking) : null;
  if (news === null) return booking;
  const told = JSON.stringify(news);
  if (told === booking.pointsTold) return booking;
  const [row] = await transaction.rows<{ version: number }>(TELL, [booking.id, told, randomUUID(), requestId, now]);
  return { ...booking, pointsTold: told, pointsVersion: row!.version };
}
