import { type AlertRow, type AlertTable, alertByToken, alertsOfAccount, myAlerts } from '../alert/alert.queries.js';
import type { UsersContext } from '../services.js';
import type { FareAlertState } from './fare-alert.rules.js';

/** An alert as its reader sees it. */
export interface FareAlertRow extends AlertRow {
  readonly state: FareAlertState;
  readonly nationalOf: string | null;
  readonly currency: string;
  readonly below: number;
}

const FARE_ALERTS: AlertTable = {
  table: 'fare_alert',
  own: 's.national_of as "nationalOf", s.currency, s.below::float8 as below',
};

export const fareAlertByToken = (context: UsersContext, token: string): Promise<FareAlertRow | undefined> =>
  alertByToken(context, FARE_ALERTS, token);
export const myFareAlerts = (context: UsersContext): Promise<FareAlertRow[]> => myAlerts(context, FARE_ALERTS);
export const FARE_ALERTS_OF_ACCOUNT = alertsOfAccount(FARE_ALERTS);
