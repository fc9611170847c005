import { ROW_ID } from '@naga/kernel/row-id.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { z } from 'zod';
import type { PricingContext } from '../tariff/pricing-services.js';

const Id = z.coerce.string().regex(ROW_ID);
const Of = z.object({ importId: Id, operatorId: Id, undoneById: Id.nullable() });

const WITHDRAW = `update tariff_change set version = version + 1, state = 'withdrawn', decided_by_id = $3::bigint, decided_at = to_timestamp($4::float8 / 1000)
  where import_id = $1::bigint and operator_id = $2::bigint and state = 'waiting'`;

/** feed.undone: what was asked for from a feed that was taken back waits for nobody any more. The audit names who took it back. */
export async function onFeedUndone({ database: own, clock }: PricingContext, event: DomainEvent): Promise<void> {
  const { requestId, mode, payload } = event;
  const { importId, operatorId, undoneById } = Of.parse(payload);
  const viewer = service('pricing', { requestId, mode, ...(undoneById && { onBehalfOf: undoneById }) });
  const database = own.actingFor({ viewer, clock });
  await database.change(WITHDRAW, [importId, operatorId, undoneById, clock.now()]);
}
