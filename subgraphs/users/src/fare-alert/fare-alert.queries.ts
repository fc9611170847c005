import type { Currency } from '@naga/kernel/money.js';
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
  own: 's.national_of as "nationalOf", s.currency, s.below::float8 as below, s.shown_in as "shownIn"',
};

const READ_IN = `select s.currency as charged, coalesce(a.currency, s.shown_in) as shown
  from fare_alert s left join account a on a.id = s.account_id where s.id = $1`;

/** In which currency its price is, and in which its reader reads it; null: as it is. */
export const currenciesOf = async (
  { database }: UsersContext,
  alertId: string,
): Promise<{ readonly charged: Currency; readonly shown: Currency | null } | undefined> =>
  (await database.rows<{ charged: Currency; shown: Currency | null }>(READ_IN, [alertId]))[0];

export const fareAlertByToken = (context: UsersContext, token: string): Promise<FareAlertRow | undefined> =>
  alertByToken(context, FARE_ALERTS, token);
export const myFareAlerts = (context: UsersContext): Promise<FareAlertRow[]> => myAlerts(context, FARE_ALERTS);
export const FARE_ALERTS_OF_ACCOUNT = alertsOfAccount(FARE_ALERTS);
