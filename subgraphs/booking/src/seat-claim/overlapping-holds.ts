/**
 * Releases holds that have expired and stand in the way. Expiry time cannot stand in the exclusion constraint, so every
 * claiming transaction begins with it. Rows are locked in one order (departure, seat, id), so that two buyers never
 * wait for each other. `wanted` is a relation (departure, seat_no, segment); seat by seat, because the planner takes
 * any JSON for a hundred seats and would read the whole table for them.
 */
export const releaseExpired = (wanted: string, mode: string, now: string): string => `
  update seat_claim set state = 'released' where id in (
    select expired.id from (select departure, seat_no, segment from ${wanted} order by departure, seat_no) w
    cross join lateral (
      select c.id from seat_claim c where c.departure = w.departure and c.seat_no = w.seat_no
        and c.segment && w.segment and c.mode = ${mode} and c.state = 'held' and c.expires_at <= ${now}
      order by c.id for update) expired)
  returning id`;
