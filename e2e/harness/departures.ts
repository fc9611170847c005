import { formatLegId } from '@naga/kernel/journey-id.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { isMine } from './keeper.js';
import { type JourneyRow, RestClient, tomorrow } from './rest-client.js';

/** Leaves in the afternoon: sale of tomorrow's mornings can end while tests run late in the evening. */
export const staysOnSale = ({ departure_time }: JourneyRow): boolean => departure_time.slice(11, 16) >= '12:00';

export interface Wish {
  readonly from?: string;
  readonly to?: string;
  /** 'YYYY-MM-DD'; tomorrow when left out. */
  readonly date?: string;
  /** So many seats are still free. */
  readonly free?: number;
  readonly suits?: (journey: JourneyRow) => boolean;
}

/** A direct departure that no other test of this site was given, so that no test sees what another one books. */
export async function ownDeparture(url: string, wish: Wish = {}): Promise<JourneyRow> {
  const { from = 'phnom-penh', to = 'siem-reap', date = tomorrow(), free = 20, suits = () => true } = wish;
  const suiting = (await new RestClient(url).journeys(from, to, date)).filter(
    (row) => row.connecting === 0 && staysOnSale(row) && row.seats_available >= free && suits(row),
  );
  for (const journey of suiting)
    if (await isMine(`${url} ${journey.route_schedule_id} ${journey.date}`)) return journey;
  throw new Error(`no departure is left from ${from} to ${to} on ${date}`);
}

/** The journey as its seat map's address names it. */
export const journeyIdOf = ({ route_schedule_id, date, stop_id_from, stop_id_to }: JourneyRow): string =>
  formatLegId({
    routeScheduleId: route_schedule_id,
    date: parseTravelDate(date)!,
    stopIdFrom: stop_id_from,
    stopIdTo: stop_id_to,
  });
