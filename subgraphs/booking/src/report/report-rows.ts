interface ReportRow {
  /** What it is grouped by. */
  readonly key: string;
  /** A name of it, where bookings know one. */
  readonly label: string | null;
}

/** Seats sold in one currency; amounts in minor units. */
export interface SalesRow extends ReportRow {
  /** ISO 4217. */
  readonly currency: string;
  readonly bookings: number;
  readonly seats: number;
  readonly amount: number;
  readonly commission: number;
  /** What agencies keep of their commission, where it is by who sold; null for whom it is none of his business. */
  readonly earned: number | null;
}

/** Of departures, sold or empty. */
export interface OccupancyRow extends ReportRow {
  /** Of one departure: its service date. */
  readonly date: string | null;
  readonly departures: number;
  readonly sold: number;
  readonly seats: number;
}

/** Seats given back in one currency; amounts in minor units. */
export interface CancellationRow extends ReportRow {
  /** ISO 4217. */
  readonly currency: string;
  readonly bookings: number;
  readonly seats: number;
  readonly fares: number;
  readonly givenBack: number;
}
