/** Lines of the timeline `v` that gave something of a booking back. */
export const GAVE_BACK = `v.type in ('booking.cancelled', 'booking.parts_cancelled', 'booking.overruled', 'booking.rejected', 'leg.refused')`;

/** How most of `booking b` was or will be paid; 'NONE' where it costs nothing. */
export const METHOD_OF = `coalesce((select y.method from payment y where y.booking_id = b.id
  and y.state in ('SETTLED', 'PENDING') order by y.state = 'SETTLED' desc, y.amount desc, y.id limit 1), 'NONE')`;
