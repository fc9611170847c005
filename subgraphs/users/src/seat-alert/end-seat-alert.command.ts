import type { UsersContext } from '../services.js';
import { withAlert } from '../alert/open-alert.js';
import { SeatAlert } from './seat-alert.entity.js';

/** Forgets an alert with whom it was for; what is gone already stays gone. */
export async function endSeatAlert(context: UsersContext, token: string): Promise<void> {
  await withAlert(context, SeatAlert, token, (em, alert) => {
    if (alert !== undefined) em.remove(alert);
  });
}
