import { formatClock } from '@naga/kernel/clock-time.js';
import { hasLeft } from '../line/kept-departures.rules.js';
import type { TouchedDeparture } from '../line/line.errors.js';
import { soldSince, todayAt } from '../line/sold-of.js';
import { toldOf } from '../line/told.rules.js';
import type { Taking } from './taking.js';

/** Schedules of an operator's lines that halt at some stops, with when they leave their first one. */
const CALLING = `select d.id::text as id, c.departure_time as start, array_agg(distinct e.stop_id::text) as stops
  from route_stop e join route t on t.id = e.route_id join route_timing m on m.route_id = t.id
  join route_schedule d on d.route_timing_id = m.id join timing_stop c on c.route_timing_id = m.id and c.position = 0
  where e.stop_id = any($1::bigint[]) and t.operator_id = $2::bigint group by d.id, c.departure_time`;

interface Calling {
  readonly id: string;
  readonly start: number;
  readonly stops: readonly string[];
}

/** Tells who has seats on what halts at a stop that a feed moves or calls otherwise: one question for all of them. */
export async function touchStops({ context, operatorId, changedStops, writer }: Taking): Promise<void> {
  if (changedStops.size === 0) return;
  const calling = await context.database.rows<Calling>(CALLING, [[...changedStops.keys()], operatorId]);
  const schedules = new Map(calling.map((one) => [one.id, one]));
  const sold = await soldSince(context, [...schedules.keys()], todayAt(context));
  const at = new Map<string, TouchedDeparture[]>();
  for (const { routeScheduleId, date, seats, bookings } of sold) {
    const { start, stops } = schedules.get(routeScheduleId)!;
    const departureTime = formatClock(start);
    if (hasLeft(date, departureTime, context.clock.now())) continue;
    const touched = { routeScheduleId, date, departureTime, seats: seats.length, bookings };
    for (const stop of stops) at.set(stop, [...(at.get(stop) ?? []), touched]);
  }
  for (const [stop, departures] of at) {
    writer.touch(departures);
    const { touched } = toldOf(departures);
    writer.saySold('STOP', changedStops.get(stop)!, { departures: departures.length, touched });
  }
}
