import { guest } from '@naga/server-kit/viewer/viewer.js';
import type { World } from './world.js';

export const DOOR = { ip: '203.0.113.99', channel: 'admin' } as const;

let serial = 0;

/** Nobody yet, in a request by which its entries are told from others. */
export function aRequest() {
  const requestId = `r-of-nobody-${++serial}`;
  return { requestId, viewer: guest({ ...DOOR, requestId }) };
}

/** What this request changed, as the audit tells it. */
export const entries = (world: World, requestId: string) =>
  world.users.subgraph.database.rows(
    `select entity, action, actor_user_id as who, impersonator_id as really, actor_operator_id as operator,
       actor_country_code as country, ip, channel
     from audit_entry where request_id = $1 order by id`,
    [requestId],
  );

/** Who an entry names: this account itself, through the door. */
export const byHimself = (who: string, more: object = {}) => ({
  who,
  really: null,
  operator: null,
  country: null,
  ip: DOOR.ip,
  channel: DOOR.channel,
  ...more,
});
