import { withAlert } from '../alert/open-alert.js';
import type { UsersContext } from '../services.js';
import { FareAlert } from './fare-alert.entity.js';

/** Forgets an alert with whom it was for; what is gone already stays gone. */
export async function endFareAlert(context: UsersContext, token: string): Promise<void> {
  await withAlert(context, FareAlert, token, (em, alert) => {
    if (alert !== undefined) em.remove(alert);
  });
}
