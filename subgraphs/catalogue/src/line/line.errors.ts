import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** A departure that somebody has seats on, as it is told. */
export interface TouchedDeparture {
  readonly routeScheduleId: string;
  readonly date: string;
  /** 'HH:mm' at the first stop. */
  readonly departureTime: string;
  readonly seats: number;
  readonly bookings: number;
}

interface SoldFacts {
  readonly departures: number;
  readonly seats: number;
  /** What is sold can stay beside the change. */
  readonly keepable: boolean;
}

/**
 * Departures that somebody has seats on would not be driven as they were sold. Facts: how many departures and seats, and
 * `keepable`. Clients are told which these are by lineTouched; `touched` are the first of them, for who undoes a feed.
 */
export class LineSold extends Refusal {
  readonly code = 'LINE_SOLD';
  constructor(
    override readonly facts: SoldFacts & Refusal['facts'],
    readonly touched: readonly TouchedDeparture[],
  ) {
    super(facts);
  }
}
