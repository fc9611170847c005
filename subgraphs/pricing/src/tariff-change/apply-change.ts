import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { ZonedStopsDocument } from '../neighbours/catalogue.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { applyOperations } from '../tariff-operation/apply-operations.rules.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import type { WishedZones } from '../line-price/line-price.rules.js';
import { demandSound } from './check-operations.js';
import { demandShare } from './demand-share.js';
import { TariffChanged } from './tariff-change.errors.js';
import type { WholeChange } from './tariff-changes.queries.js';
import { stopsIn, tariffState } from './tariff-state.queries.js';
import { today } from './today.js';
import { lockTariff, withZones, writeOutcome } from './write-outcome.js';

const CLOSE = `update tariff_change set state = 'applied', number = $2, operations = $3::jsonb, effective_from = $4::date,
    decided_by_id = $5::bigint, decided_at = to_timestamp($6::float8 / 1000), version = version + 1 where id = $1::bigint`;

export interface Applying {
  /** Who says yes to another's change; null where its author may write prices himself. */
  readonly decidedById: string | null;
  /** Of new prices, in basis points; null: as of the operator's others. */
  readonly commission: number | null;
  /** Stops that shall cost the same: those of each list that have no zone yet share a new one. */
  readonly together?: WishedZones;
}

/** What stops are called: those of them that have no zone yet get one of that name. Asked before anything is locked. */
export async function namesOfStops(
  { neighbours, viewer }: PricingContext,
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, string>> {
  const ids = stopsIn(operations);
  if (ids.length === 0) return new Map();
  const { zonedStops } = await neighbours.ask('catalogue', ZonedStopsDocument, { ids }, viewer);
  return new Map(zonedStops.map(({ id, names }) => [id, names.en]));
}

/**
 * Writes a change that is locked, as its operator's next version. A first day that is over by now is today. Refuses
 * TARIFF_CHANGED where somebody has written something else since it was asked for; throws BAD_USER_INPUT without a
 * commission where the operator has none yet.
 */
export async function applyChange(
  context: PricingContext,
  transaction: RowTransaction,
  change: WholeChange,
  names: ReadonlyMap<string, string>,
  { decidedById, commission, together = [] }: Applying,
): Promise<void> {
  demandShare(commission);
  const { id, operatorId } = change;
  const version = (await lockTariff(transaction, operatorId)) + 1;
  const now = today(context.clock);
  const effectiveFrom = change.effectiveFrom < now ? now : change.effectiveFrom;
  const said = await withZones(transaction, operatorId, change.operations, names, together);
  if (said.length > 0) await demandSound(context, transaction, operatorId, said);
  const state = await tariffState(transaction, operatorId, said);
  const outcome = applyOperations(state, said, { operatorId, effectiveFrom, version }, commission);
  if (outcome.conflicts.length > 0) throw new TariffChanged({ operations: outcome.conflicts });
  if (outcome.withoutCommission.length > 0) throw new InvalidInput([{ path: 'commission', code: 'REQUIRED' }]);
  const operations = await writeOutcome(transaction, operatorId, version, outcome);
  const values = [id, version, JSON.stringify(operations), effectiveFrom, decidedById, context.clock.now()];
  await transaction.rows(CLOSE, values);
}
