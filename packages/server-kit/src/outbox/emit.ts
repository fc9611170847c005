import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnyContext } from '../graphql/context.js';
import { OutboxEvent } from './outbox.entity.js';

/** Notes a fact in the caller's transaction; it leaves after commit. Returns the event's id. */
export function emit(
  em: EntityManager,
  { viewer, clock }: Pick<AnyContext, 'viewer' | 'clock'>,
  type: string,
  payload: Record<string, unknown>,
): string {
  const { mode, requestId } = viewer;
  const event = em.create(OutboxEvent, {
    id: randomUUID(),
    type,
    payload,
    mode,
    requestId,
    createdAt: new Date(clock.now()),
  } as never);
  em.persist(event);
  return event.id;
}
