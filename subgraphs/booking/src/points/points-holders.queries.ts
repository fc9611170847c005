import { isRowId } from '@naga/kernel/row-id.js';
import type { Rows } from '../booking/booking.queries.js';

export interface PointsHolder {
  readonly bookingId: string;
  readonly expiresAt: Date | null;
  readonly told: Record<string, unknown> | null;
}

const HOLDERS = `select id::text as "bookingId", expires_at as "expiresAt",
    points_told::jsonb || jsonb_build_object('version', points_version) as told
  from booking where id = any($1::bigint[]) order by booking.id`;

/** What users were told last of these bookings' points. One statement. */
export const pointsHolders = (from: Rows, ids: readonly string[]): Promise<PointsHolder[]> =>
  from.rows<PointsHolder>(HOLDERS, [ids.filter(isRowId)]);
