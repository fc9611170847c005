import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';
import { CASH_HOURS } from '../payment/cash-deadline.rules.js';

/** Whether the viewer looks after this operator's settings. */
export function setsFor(viewer: Viewer, operatorId: string): boolean {
  const reach = reachBy(viewer, 'catalogue.edit', ['operator', 'all']);
  return reach === 'everything' || (reach !== 'nothing' && reach.key === operatorId);
}

/** How long an operator's seats wait for cash, hours; null for an operator that is not the viewer's. */
export async function cashHours(from: Rows, viewer: Viewer, operatorId: string): Promise<number | null> {
  if (!/^\d{1,18}$/.test(operatorId) || !setsFor(viewer, operatorId)) return null;
  const [row] = await from.rows<{ hours: number }>('select hours from cash_collection where operator_id = $1::bigint', [
    operatorId,
  ]);
  return row?.hours ?? CASH_HOURS;
}
