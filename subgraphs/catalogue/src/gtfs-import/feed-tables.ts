import type { Money } from '@naga/kernel/money.js';
import type { Headway } from './headways.rules.js';
import type { RowProblems } from './row-problem.js';
import type { FeedService } from './service-schedules.rules.js';

export interface FeedStop {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of fares; '' in none. */
  readonly zone: string;
  /** Id of the station it belongs to; '' of none. */
  readonly parent: string;
}

export interface FeedRoute {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  /** Undefined: nothing that we sell. */
  readonly transportType: 'BUS' | 'TAXI' | 'FERRY' | undefined;
  /** Who runs it; '' where the feed does not say. */
  readonly agency: string;
  /** Of fares; '' in none. */
  readonly network: string;
}

export interface FeedInfo {
  readonly publisherUrl: string;
  /** Whose, in the words of the publisher. */
  readonly feedId: string;
  /** Kernel day numbers, both included: of these days it speaks; undefined where it does not say. */
  readonly window: { readonly from: number; readonly to: number } | undefined;
}

/** A fare of a feed that is left out, and why: a code. */
export interface LeftFare {
  readonly id: string;
  readonly reason: string;
}

/** What the fares of a feed come to. */
export interface FeedFares {
  readonly left: readonly LeftFare[];
  /** Lines between the same stops may cost otherwise. */
  readonly isByRoute: boolean;
  /** What the fares of a stop depend on: stops that share it cost the same. */
  zoneOf(stop: FeedStop): string;
  of(route: FeedRoute, from: FeedStop, to: FeedStop): Money | undefined;
}

/** The tables of a feed that are short enough to be held, each in the order of its file. */
export interface FeedTables {
  /** Who publishes it; undefined where it does not say so. */
  readonly info: FeedInfo | undefined;
  /** Names of the first. */
  readonly agencies: ReadonlySet<string>;
  /** Files that nothing is taken from: shapes, transfers. */
  readonly unread: readonly string[];
  readonly stops: ReadonlyMap<string, FeedStop>;
  readonly routes: ReadonlyMap<string, FeedRoute>;
  readonly services: ReadonlyMap<string, FeedService>;
  /** By trip: where it leaves again and again, its times say only how long it takes. */
  readonly headways: ReadonlyMap<string, readonly Headway[]>;
  /** Undefined where it says no prices. */
  readonly fares: FeedFares | undefined;
  readonly problems: RowProblems;
  /** The files whose lines calls and trips name. */
  readonly callsFile: string;
  readonly tripsFile: string;
}
