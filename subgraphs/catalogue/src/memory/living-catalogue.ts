import type { Database } from '@naga/server-kit/database/database.js';
import pg from 'pg';
import type { Logger } from 'pino';
import { catalogueInSteps } from './build-catalogue.js';
import type { Catalogue } from './catalogue.js';
import { inSlices } from './in-slices.js';
import { loadCatalogue } from './load-catalogue.queries.js';

const CHANNEL = 'catalogue_changed';
/** Changes that come together are read together. */
const GATHER_MS = 100;
const RECONNECT_MS = 500;

/**
 * The catalogue in memory, following the tables: triggers announce each committed change, every process hears it and
 * builds its next generation, while the present one goes on answering.
 */
export class LivingCatalogue {
  #current: Catalogue;
  #listener: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #building: Promise<void> | undefined;
  #stale = false;
  #stopped = false;
  readonly #probes = new Map<string, () => void>();

  private constructor(
    private readonly database: Database,
    private readonly databaseUrl: string,
    private readonly log: Logger,
    first: Catalogue,
  ) {
    this.#current = first;
  }

  /** Listens first and reads then, so that no change falls between. */
  static async start(database: Database, databaseUrl: string, log: Logger): Promise<LivingCatalogue> {
    const empty = await inSlices(catalogueInSteps(NOTHING));
    const living = new LivingCatalogue(database, databaseUrl, log, empty);
    await living.#listen();
    await living.#build();
    return living;
  }

  /** The latest generation. Ask once an answer: two questions may meet two generations. */
  get current(): Catalogue {
    return this.#current;
  }

  /** Resolves when every change committed before the call can be read from `current`. */
  async settled(): Promise<void> {
    const probe = `probe ${Math.random()}`;
    const heard = new Promise<void>((resolve) => this.#probes.set(probe, resolve));
    await this.#listener?.query('select pg_notify($1, $2)', [CHANNEL, probe]);
    await heard;
    this.#gathered();
    while (this.#building) await this.#building;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#building?.catch(() => undefined);
    await this.#listener?.end();
  }

  async #listen(): Promise<void> {
    const listener = new pg.Client({ connectionString: this.databaseUrl, application_name: 'catalogue-listener' });
    listener.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    listener.on('error', (error) => this.log.warn({ error }, 'the catalogue lost its listening connection'));
    listener.on('end', () => this.#lost(listener));
    await listener.connect();
    await listener.query(`listen ${CHANNEL}`);
    this.#listener = listener;
  }

  /** Whatever changed while nobody listened is found by reading all of it again. */
  #lost(listener: pg.Client): void {
    if (this.#stopped || (this.#listener !== undefined && this.#listener !== listener)) return;
    this.#listener = undefined;
    setTimeout(() => {
      if (this.#stopped) return;
      this.#listen().then(
        () => this.#change(),
        (error: unknown) => {
          this.log.warn({ error }, 'the catalogue cannot listen yet');
          this.#lost(listener);
        },
      );
    }, RECONNECT_MS).unref();
  }

  #hear(payload: string): void {
    const probe = this.#probes.get(payload);
    if (probe) {
      this.#probes.delete(payload);
      probe();
    } else if (!payload.startsWith('probe')) {
      this.#change();
    }
  }

  #change(): void {
    this.#stale = true;
    this.#timer ??= setTimeout(() => this.#gathered(), GATHER_MS);
  }

  #gathered(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#stale || this.#building || this.#stopped) return;
    this.#building = this.#build()
      .catch((error: unknown) => this.log.error({ error }, 'the catalogue could not be read; the last one stays'))
      .finally(() => {
        this.#building = undefined;
        this.#gathered();
      });
  }

  async #build(): Promise<void> {
    this.#stale = false;
    const started = performance.now();
    this.#current = await inSlices(catalogueInSteps(await loadCatalogue(this.database)));
    const { departures, stops } = this.#current;
    const ms = Math.round(performance.now() - started);
    this.log.info({ departures: departures.length, stops: stops.length, ms }, 'the catalogue was read');
  }
}

const NOTHING = {
  locations: [],
  stops: [],
  operators: [],
  operatorBranches: [],
  vehicleCategories: [],
  vehicleSubcategories: [],
  seatTypes: [],
  seatLayouts: [],
  seats: [],
  vehicleTypes: [],
  amenities: [],
  vehicleTypeAmenities: [],
  routes: [],
  routeStops: [],
  routeAmenities: [],
  routeTimings: [],
  timingStops: [],
  routeSchedules: [],
};
