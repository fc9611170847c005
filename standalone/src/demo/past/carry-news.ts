import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { countAffiliateBooking, uncountAffiliateBooking } from '@naga/users/affiliate/count-booking.command.js';
import type { UsersContext } from '@naga/users/services.js';
import type { Subgraphs } from '../../subgraphs.js';

/** Its other consumers write to people. */
const USERS = 'users';
const COUNTED: Readonly<Record<string, (context: UsersContext, event: DomainEvent) => Promise<void>>> = {
  'ticket.issued': countAffiliateBooking,
  'booking.cancelled': uncountAffiliateBooking,
};

const TAKE = `with taken as (delete from outbox_event returning *)
  select id, type, payload, mode, request_id as "requestId" from taken order by sequence`;

/** Neighbours learn what they must know of a day of the past; what would have been told people then is not told them now. */
export async function carryNews(subgraphs: Subgraphs): Promise<void> {
  const asImport = service('import', { requestId: 'past' });
  const users = subgraphs.transportOf(USERS).contextFor(asImport) as UsersContext;
  for (const subgraph of subgraphs.all) {
    for (const event of await subgraph.contextFor(asImport).database.rows<DomainEvent>(TAKE)) {
      for (const name of subgraph.definition.audience?.[event.type] ?? []) {
        if (name === USERS) await COUNTED[event.type]?.(users, event);
        else await subgraphs.transportOf(name).consume(event);
      }
    }
  }
}
