import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** None with this id: ended, over, or never confirmed in time. Facts: none. */
export class FareAlertNotFound extends Refusal {
  readonly code = 'FARE_ALERT_NOT_FOUND';
}

/** The day is over or too far ahead. Facts: from, until ('YYYY-MM-DD', both included). */
export class FareAlertDay extends Refusal {
  readonly code = 'FARE_ALERT_DAY';
}

/** This reader has as many as one may have. Facts: limit. */
export class TooManyFareAlerts extends Refusal {
  readonly code = 'TOO_MANY_FARE_ALERTS';
}

/** No such place, or the same twice. Facts: none. */
export class FareAlertPlace extends Refusal {
  readonly code = 'FARE_ALERT_PLACE';
}

/** Nobody is signed in with a proved address, and none was typed. Facts: none. */
export class FareAlertNeedsEmail extends Refusal {
  readonly code = 'FARE_ALERT_NEEDS_EMAIL';
}

/** Nothing is on sale that day, so there is no price that could fall. Facts: none. */
export class FareAlertNoPrice extends Refusal {
  readonly code = 'FARE_ALERT_NO_PRICE';
}

/** What was typed cannot be paid, or is more than it costs. Facts: total (what it costs, minor units), currency. */
export class FareAlertAmount extends Refusal {
  readonly code = 'FARE_ALERT_AMOUNT';
}
