import type { UsersContext } from '../services.js';
import { withAlert } from '../alert/open-alert.js';
import { SeatAlert } from './seat-alert.entity.js';
import { SeatAlertNotFound } from './seat-alert.errors.js';
import { seatAlertStates } from './seat-alert.rules.js';

/**
 * Whoever reads the mail wants to be told: from now on, or once more after he was. Confirming twice changes nothing.
 * Refuses with SEAT_ALERT_NOT_FOUND.
 */
export async function confirmSeatAlert(context: UsersContext, token: string): Promise<void> {
  await withAlert(context, SeatAlert, token, (_, alert) => {
    if (alert === undefined) throw new SeatAlertNotFound();
    if (!seatAlertStates.can(alert.state, 'ACTIVE')) return;
    alert.state = 'ACTIVE';
    alert.lookAt = new Date(context.clock.now());
  });
}
