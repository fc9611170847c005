import type { TouchedDeparture } from '../line/line.errors.js';
import { soldSince, type Started, stillToLeave, todayAt } from '../line/sold-of.js';
import { toldOf } from '../line/told.rules.js';
import type { Taking } from './taking.js';

/** Schedules of an operator's lines that halt at some stops, with when they leave their first one. */
const CALLING = `select d.id::text as id, c.departure_time as start, array_agg(distinct e.stop_id::text) as stops
  from route_stop e join route t on t.id = e.route_id join route_timing m on m.route_id = t.id
  join route_schedule d on d.route_timing_id = m.id join timing_stop c on c.route_timing_id = m.id and c.position = 0
  where e.stop_id = any($1::bigint[]) and t.operator_id = $2::bigint group by d.id, c.departure_time`;

interface Calling extends Started {
  readonly stops: readonly string[];
}

/** Tells who has seats on what halts at a stop that a feed moves or calls otherwise: one question for all of them. */
export async function touchStops({ context, operatorId, changedStops, writer }: Taking): Promise<void> {
  if (changedStops.size === 0) return;
  const calling = await context.database.rows<Calling>(CALLING, [[...changedStops.keys()], operatorId]);
  const sold = await soldSince(
    context,
    calling.map(({ id }) => id),
    todayAt(context),
  );
  const at = new Map<string, TouchedDeparture[]>(calling.flatMap(({ stops }) => stops.map((stop) => [stop, []])));
  for (const { schedule, seats, ...departure } of stillToLeave(context, calling, sold))
    for (const stop of schedule.stops) at.get(stop)!.push({ ...departure, seats: seats.length });
  for (const [stop, all] of at) {
    writer.touch(all);
    const { departures, touched } = toldOf(all);
    if (departures > 0) writer.saySold('STOP', changedStops.get(stop)!, { departures, touched });
  }
}
