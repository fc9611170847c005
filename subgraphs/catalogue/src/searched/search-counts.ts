import type { Logger } from 'pino';

/** One search, as far as it is remembered. Places by their ids, days as 'YYYY-MM-DD'. */
export interface Searched {
  /** The local day on which somebody searched. */
  readonly on: string;
  readonly from: string;
  readonly to: string;
  /** The day on which one boards. */
  readonly day: string;
  readonly passengers: number;
}

export interface CountedSearch extends Searched {
  readonly count: number;
}

/** What happens within one is lost with its process: they are statistics. */
const EVERY_MS = 30_000;
/** Of different searches between two writings; who asks for more of them is no traveller. */
export const MOST_KEPT = 5_000;

export interface SearchCountsOptions {
  /** Adds to what is counted; may fail. */
  readonly write: (searches: readonly CountedSearch[]) => Promise<void>;
  readonly log: Logger;
  readonly everyMs?: number;
}

/**
 * Counts searches in memory and writes them down now and then: no search waits for it, none fails by it, and its memory
 * is bounded. Every process has its own; what they write adds up.
 */
export class SearchCounts {
  #counts = new Map<string, CountedSearch>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #options: SearchCountsOptions;

  constructor(options: SearchCountsOptions) {
    this.#options = options;
  }

  /** What does not fit is not counted. */
  count(search: Searched): void {
    this.#add({ ...search, count: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), this.#options.everyMs ?? EVERY_MS).unref();
  }

  /** Writes what was counted so far. Never fails: what could not be written is counted on. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#writing = this.#writing.then(() => this.#write()));
  }

  async #write(): Promise<void> {
    const counted = [...this.#counts.values()];
    if (counted.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#options.write(counted);
    } catch (err) {
      this.#options.log.warn({ err, searches: counted.length }, 'searches could not be written down');
      for (const search of counted) this.#add(search);
    }
  }

  #add(search: CountedSearch): void {
    const { on, from, to, day, passengers } = search;
    const key = `${on} ${from} ${to} ${day} ${passengers}`;
    const known = this.#counts.get(key);
    if (known !== undefined) this.#counts.set(key, { ...known, count: known.count + search.count });
    else if (this.#counts.size < MOST_KEPT) this.#counts.set(key, search);
  }
}
