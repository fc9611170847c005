import { type AlertRow, type AlertTable, alertByToken, alertsOfAccount, myAlerts } from '../alert/alert.queries.js';
import type { UsersContext } from '../services.js';
import type { SeatAlertState } from './seat-alert.rules.js';

/** An alert as its reader sees it. */
export interface SeatAlertRow extends AlertRow {
  readonly state: SeatAlertState;
  readonly adults: number;
  readonly children: number;
}

const SEAT_ALERTS: AlertTable = { table: 'seat_alert', own: 's.adults, s.children' };

export const seatAlertByToken = (context: UsersContext, token: string): Promise<SeatAlertRow | undefined> =>
  alertByToken(context, SEAT_ALERTS, token);
export const mySeatAlerts = (context: UsersContext): Promise<SeatAlertRow[]> => myAlerts(context, SEAT_ALERTS);
export const SEAT_ALERTS_OF_ACCOUNT = alertsOfAccount(SEAT_ALERTS);
