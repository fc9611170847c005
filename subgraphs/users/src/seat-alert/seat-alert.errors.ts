import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** None with this id: ended, over, or never confirmed in time. Facts: none. */
export class SeatAlertNotFound extends Refusal {
  readonly code = 'SEAT_ALERT_NOT_FOUND';
}

/** The day is over or too far ahead. Facts: from, until ('YYYY-MM-DD', both included). */
export class SeatAlertDay extends Refusal {
  readonly code = 'SEAT_ALERT_DAY';
}

/** This reader has as many as one may have. Facts: limit. */
export class TooManySeatAlerts extends Refusal {
  readonly code = 'TOO_MANY_SEAT_ALERTS';
}

/** No such place, or the same twice. Facts: none. */
export class SeatAlertPlace extends Refusal {
  readonly code = 'SEAT_ALERT_PLACE';
}

/** Nobody is signed in with a proved address, and none was typed. Facts: none. */
export class SeatAlertNeedsEmail extends Refusal {
  readonly code = 'SEAT_ALERT_NEEDS_EMAIL';
}
