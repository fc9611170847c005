import { withAlert } from '../alert/open-alert.js';
import type { UsersContext } from '../services.js';
import { FareAlert } from './fare-alert.entity.js';
import { FareAlertNotFound } from './fare-alert.errors.js';
import { fareAlertStates } from './fare-alert.rules.js';

/** Whoever reads the mail wants to be told. Confirming twice changes nothing. Refuses with FARE_ALERT_NOT_FOUND. */
export async function confirmFareAlert(context: UsersContext, token: string): Promise<void> {
  await withAlert(context, FareAlert, token, (_, alert) => {
    if (alert === undefined) throw new FareAlertNotFound();
    if (!fareAlertStates.can(alert.state, 'ACTIVE')) return;
    alert.state = 'ACTIVE';
    alert.lookAt = new Date(context.clock.now());
  });
}
