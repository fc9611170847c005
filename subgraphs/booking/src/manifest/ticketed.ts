/** Who has a ticket for one of these departures, `part p` of `leg l`. */
export const TICKETED = `from leg l join booking b on b.id = l.booking_id join part p on p.leg_id = l.id
  where l.departure = any($1::text[]) and b.mode = $2
    and p.state in ('CONFIRMED', 'TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW', 'EXCHANGE_ONGOING')`;
export const BOARDED = `p.state in ('BOARDED', 'COMPLETED')`;
export const NO_SHOW = `p.state = 'NO_SHOW'`;
