import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { toldOf, type TouchedDeparture } from './told.rules.js';

/**
 * Departures that somebody has seats on would not be driven as they were sold. Facts: `departures`, `seats` (how many) and
 * `keepable`: whether what is sold can stay beside the change. Which these are is lineTouched's to tell.
 */
export class LineSold extends Refusal {
  readonly code = 'LINE_SOLD';
  constructor(
    readonly lost: readonly TouchedDeparture[],
    readonly keepable: boolean,
  ) {
    const { departures, seats } = toldOf(lost);
    super({ departures, seats, keepable });
  }
}
