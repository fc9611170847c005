import { parseLegId } from '@naga/kernel/journey-id.js';
import { ListeningConnection } from '@naga/server-kit/database/listening-connection.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import type { Logger } from 'pino';
import type { Graph } from '../graph/graph.js';
import { LiveSeatsDocument, type LiveSeatsQuery } from './live-seats.generated.js';

/** What booking's trigger on the claims notifies: the departure they are of. */
const CHANNEL = 'seats';
/** Claims that come together are read together: no ride is read more often, however many buy at once. */
const GATHER_MS = 250;

/** Seats of one ride that cannot be bought now; all others can. It says nothing about who has them. */
export interface SeatNews {
  readonly leg: string;
  readonly states: Readonly<Record<string, 'UNAVAILABLE' | 'BLOCKED'>>;
}

type Hear = (news: SeatNews) => void;

/** A ride somebody looks at. */
interface Ride {
  readonly leg: string;
  readonly departure: string;
  readonly hearers: Set<Hear>;
  last?: SeatNews;
  isStale: boolean;
  timer?: NodeJS.Timeout | undefined;
  reading?: Promise<void> | undefined;
}

interface Means {
  readonly graph: Graph;
  readonly databaseUrl: string;
  readonly log: Logger;
}

/**
 * Tells whoever looks at a ride which of its seats are gone. One connection a process hears of claims, however many look
 * on; a ride is asked for once for all who look at it, as any guest would ask.
 */
export class SeatNewsDesk {
  readonly #rides = new Map<string, Ride>();
  #listening: Promise<ListeningConnection> | undefined;
  #isClosed = false;

  constructor(private readonly means: Means) {}

  /** Tells `hear` of the ride now and after each change, until the answer is called; throws while nothing can be heard. */
  async watch(leg: string, hear: Hear): Promise<() => void> {
    await this.#listen();
    const { routeScheduleId, date } = parseLegId(leg)!;
    const ride: Ride = this.#rides.get(leg) ?? {
      leg,
      departure: `${routeScheduleId}@${date}`,
      hearers: new Set(),
      isStale: true,
    };
    this.#rides.set(leg, ride);
    ride.hearers.add(hear);
    if (ride.last) hear(ride.last);
    else this.#read(ride);
    return () => {
      ride.hearers.delete(hear);
      if (ride.hearers.size > 0 || this.#rides.get(leg) !== ride) return;
      clearTimeout(ride.timer);
      this.#rides.delete(leg);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { timer } of this.#rides.values()) clearTimeout(timer);
    await Promise.all([...this.#rides.values()].map(({ reading }) => reading));
    await this.#listening?.then(
      (listening) => listening.close(),
      () => undefined,
    );
  }

  /** Opened by the first who looks; an attempt that failed is no reason to refuse the next one. */
  #listen(): Promise<ListeningConnection> {
    this.#listening ??= ListeningConnection.open({
      ...this.means,
      channel: CHANNEL,
      onHeard: (departure) => this.#changed((ride) => ride.departure === departure),
      onBack: () => this.#changed(() => true),
    }).catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    return this.#listening;
  }

  #changed(isMeant: (ride: Ride) => boolean): void {
    for (const ride of this.#rides.values()) {
      if (!isMeant(ride)) continue;
      ride.isStale = true;
      ride.timer ??= setTimeout(() => this.#read(ride), GATHER_MS);
    }
  }

  #read(ride: Ride): void {
    clearTimeout(ride.timer);
    ride.timer = undefined;
    if (!ride.isStale || ride.reading || this.#isClosed) return;
    ride.isStale = false;
    ride.reading = this.#newsOf(ride.leg)
      .then((news) => {
        if (JSON.stringify(news) === JSON.stringify(ride.last)) return;
        ride.last = news;
        for (const hear of ride.hearers) hear(news);
      })
      .catch((err: unknown) =>
        this.means.log.warn({ err, leg: ride.leg }, 'seats could not be read; their last state stays'),
      )
      .finally(() => {
        ride.reading = undefined;
        this.#read(ride);
      });
  }

  async #newsOf(leg: string): Promise<SeatNews> {
    const prepared = this.means.graph.own(LiveSeatsDocument);
    const { data, errors } = await prepared.execute({ id: leg }, guest({ requestId: 'live-seats' }));
    if (errors?.length) throw errors[0]!;
    const { journey } = data as unknown as LiveSeatsQuery;
    const seats = journey?.legs[0]?.seatMap?.seats ?? [];
    const gone = seats.filter(({ kind, state }) => kind === 'SEAT' && state !== 'AVAILABLE');
    const states = gone.map(({ number, state }) => [number, state === 'BLOCKED' ? 'BLOCKED' : 'UNAVAILABLE'] as const);
    return { leg, states: Object.fromEntries(states) };
  }
}
