import { createHash } from 'node:crypto';
import type { TouchedDeparture } from '../line/line.errors.js';
import { GTFS_ACTIONS, GTFS_KINDS, type GtfsAction, type GtfsKind } from './import-words.js';
import { cut, type RowProblem } from './row-problem.js';

/** One stop or line of a feed and what becomes of it. */
export interface ReportItem {
  readonly kind: Exclude<GtfsKind, 'TRIP'>;
  readonly action: GtfsAction;
  readonly feedId: string;
  readonly name: string;
  /** Why it is LEFT; SOLD where departures with sold seats are driven on as they were, off sale. */
  readonly reasons: readonly string[];
  /** Whom it touches of a line or stop of ours. */
  readonly sold?: SoldOfItem;
}

/** Departures that people have seats on, the first of them. */
export interface SoldOfItem {
  readonly departures: number;
  readonly touched: readonly TouchedDeparture[];
}

export interface ReportCount {
  readonly kind: GtfsKind;
  readonly action: GtfsAction;
  readonly count: number;
}

/** What an import does, as it is kept and shown. */
export interface ImportReport {
  readonly counts: readonly ReportCount[];
  /** What is not as it was, the first of each kind and action. */
  readonly items: readonly ReportItem[];
  readonly problemCount: number;
  readonly problems: readonly RowProblem[];
  /** Files of the archive that nothing is taken from. */
  readonly unread: readonly string[];
  readonly agencies: readonly string[];
  /** Departures that people have seats on, of all lines and stops that are changed: '77@2026-11-21'. Reports of old know none. */
  readonly touched?: readonly string[];
  /** Of all that was decided: another one says that something has changed since. */
  readonly digest: string;
}

const MOST_TOLD = 200;
const MOST_LETTERS = 200;

/** Counts what an import does, tells the first of it, and can tell whether another did the same. */
export class ReportWriter {
  readonly #counts = new Map<string, number>();
  readonly #items: ReportItem[] = [];
  readonly #touched = new Set<string>();
  readonly #hash = createHash('sha256');

  /** `seen`: what was looked at for the decision, such as a version. */
  add(item: ReportItem, seen: string | number = ''): void {
    const { kind, action, feedId, name, reasons } = item;
    this.#hash.update(JSON.stringify([kind, action, feedId, reasons, seen]));
    const count = this.count(kind, action, 1);
    if (action === 'SAME' || count > MOST_TOLD) return;
    this.#items.push({ ...item, feedId: cut(feedId, MOST_LETTERS), name: cut(name, MOST_LETTERS) });
  }

  /** Whom a line or stop that is changed touches. */
  touch(departures: readonly TouchedDeparture[]): void {
    for (const { routeScheduleId, date } of departures) this.#touched.add(`${routeScheduleId}@${date}`);
  }

  /** Says of what is told already who has seats on it. */
  saySold(kind: GtfsKind, feedId: string, sold: SoldOfItem): void {
    const name = cut(feedId, MOST_LETTERS);
    const at = this.#items.findIndex((item) => item.kind === kind && item.feedId === name);
    if (at >= 0) this.#items[at] = { ...this.#items[at]!, sold };
  }

  count(kind: GtfsKind, action: GtfsAction, more: number): number {
    const key = `${kind} ${action}`;
    const count = (this.#counts.get(key) ?? 0) + more;
    this.#counts.set(key, count);
    return count;
  }

  report(rest: Omit<ImportReport, 'counts' | 'items' | 'touched' | 'digest'>): ImportReport {
    const counts = GTFS_KINDS.flatMap((kind) =>
      GTFS_ACTIONS.map((action) => ({ kind, action, count: this.#counts.get(`${kind} ${action}`) ?? 0 })),
    );
    return { counts, items: this.#items, touched: [...this.#touched], digest: this.#hash.digest('hex'), ...rest };
  }
}
