import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { SoldOnLine } from '../gtfs/zone-prices.js';
import type { CatalogueContext } from '../journey/asking.js';
import type { DayWindow } from '@naga/kernel/days-of-sale.js';
import type { GtfsLinks } from './gtfs-links.js';
import type { ReportWriter } from './import-report.js';
import type { PlacedStop } from './place-of-stop.js';

/** An import at work. */
export interface Taking {
  readonly context: CatalogueContext;
  readonly transaction: RowTransaction;
  readonly importId: string;
  readonly operatorId: string;
  readonly localCountryCode: string;
  /** What new departures are driven with, by type of transport. */
  readonly vehicles: ReadonlyMap<string, string>;
  /** The days of which the operator's own feed speaks, that we gave away; undefined for a feed of others. */
  readonly own: DayWindow | undefined;
  /** What is sold, to which the prices of the operator's own feed are compared; undefined of any other. */
  readonly soldBetween: SoldOnLine | undefined;
  readonly links: GtfsLinks;
  readonly placeOf: (stop: PlacedStop) => string | undefined;
  /** Stops of ours that are moved or called otherwise, with what the feed calls them. */
  readonly changedStops: Map<string, string>;
  readonly writer: ReportWriter;
}
