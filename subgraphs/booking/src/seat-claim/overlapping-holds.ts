/**
 * Releases holds that have expired and stand in the way. Expiry time cannot stand in the exclusion constraint, so every
 * claiming transaction begins with it. Rows are locked in one order (departure, seat, id), so that two buyers never
 * wait for each other. `wanted` is a relation (departure, seat_no, segment).
 */
export const releaseExpired = (wanted: string, mode: string, now: string): string => `
  update seat_claim set state = 'released' where id in (
    select c.id from ${wanted} w join seat_claim c on c.departure = w.departure and c.seat_no = w.seat_no
      and c.segment && w.segment and c.mode = ${mode}
    where c.state = 'held' and c.expires_at <= ${now} order by c.departure, c.seat_no, c.id for update of c)
  returning id`;
