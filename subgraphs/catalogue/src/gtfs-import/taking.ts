import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CatalogueContext } from '../journey/asking.js';
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
  readonly links: GtfsLinks;
  readonly placeOf: (stop: PlacedStop) => string | undefined;
  readonly writer: ReportWriter;
}
