import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';

/** Writes to people. */
const WRITER = 'users';

const TAKE = `with taken as (delete from outbox_event returning *)
  select id, type, payload, mode, request_id as "requestId" from taken order by sequence`;

/** Neighbours learn what they must know of the past; what would have been told people then is not told them now. */
export async function carryNews(subgraphs: Subgraphs): Promise<void> {
  for (const subgraph of subgraphs.all) {
    const { database } = subgraph.contextFor(service('import', { requestId: 'past' }));
    const { audience = {} } = subgraph.definition;
    for (const event of await database.rows<DomainEvent>(TAKE)) {
      const hearing = (audience[event.type] ?? []).filter((name) => name !== WRITER);
      for (const name of hearing) await subgraphs.transportOf(name).consume(event);
    }
  }
}
