import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../database/in-transaction.js';
import type { AnyContext } from '../graphql/context.js';

/** Does the work of an event in one transaction with the note that it is done; a second delivery does nothing. */
export async function consumeOnce(
  context: AnyContext,
  eventId: string,
  work: (em: EntityManager) => Promise<void>,
): Promise<void> {
  await inTransaction(context.em, async (em) => {
    const fresh = await em.execute(
      'insert into consumed_event (id, consumed_at) values (?, ?) on conflict do nothing returning id',
      [eventId, new Date(context.clock.now())],
    );
    if (fresh.length > 0) await work(em);
  });
}
