import { ROW_ID } from '@naga/kernel/row-id.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { z } from 'zod';
import type { PricingContext } from '../tariff/pricing-services.js';
import { RULE_COLUMNS } from '../tariff-change/tariff-state.queries.js';
import { today } from '../tariff-change/today.js';
import { lockTariff, writeOutcome } from '../tariff-change/write-outcome.js';
import { applyOperations, NOTHING_HELD } from '../tariff-operation/apply-operations.rules.js';
import type { PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { followingRules } from './follow-rules.rules.js';

const Id = z.coerce.string().regex(ROW_ID);
const Followed = z.object({
  operatorId: Id,
  savedById: Id.nullable(),
  timings: z.array(z.object({ routeTimingId: Id, insteadOf: z.array(Id) })).default([]),
});

/** In the place of who saved a line, where nobody's account did. */
const NOBODY = '0';

const RULES = `select ${RULE_COLUMNS} from pricing_rule r
  where r.operator_id = $1::bigint and r.route_timing_id = any($2::bigint[]) order by r.id`;
const FOLLOWED = `select route_timing_id::text as id from followed_timing where route_timing_id = any($1::bigint[])`;
const NOTE = `insert into followed_timing (route_timing_id, followed_at)
  select id, to_timestamp($2::float8 / 1000) from unnest($1::bigint[]) as id on conflict do nothing`;
const CHANGE = `insert into tariff_change (operator_id, state, follows, number, effective_from, operations, asked_by_id, asked_at)
  values ($1::bigint, 'applied', true, $2, $3::date, $4::jsonb, $5::bigint, to_timestamp($6::float8 / 1000))`;

async function follow(
  { clock }: Pick<PricingContext, 'clock'>,
  transaction: RowTransaction,
  { operatorId, savedById, timings }: z.infer<typeof Followed>,
): Promise<void> {
  const version = (await lockTariff(transaction, operatorId)) + 1;
  const named = timings.flatMap(({ routeTimingId, insteadOf }) => [routeTimingId, ...insteadOf]);
  const rules = Map.groupBy(
    await transaction.rows<PricingRuleRow>(RULES, [operatorId, named]),
    ({ routeTimingId }) => routeTimingId,
  );
  const known = await transaction.rows<{ id: string }>(FOLLOWED, [named]);
  const followed = new Set(known.map(({ id }) => id));
  const effectiveFrom = today(clock);
  const operations = followingRules(timings, { rules, followed }, effectiveFrom);
  const made = timings.map(({ routeTimingId }) => routeTimingId);
  await transaction.rows(NOTE, [made, clock.now()]);
  if (operations.length === 0) return;
  const outcome = applyOperations(NOTHING_HELD, operations, { operatorId, effectiveFrom, version });
  const written = JSON.stringify(await writeOutcome(transaction, operatorId, version, outcome));
  const values = [operatorId, version, effectiveFrom, written, savedById ?? NOBODY, clock.now()];
  await transaction.rows(CHANGE, values);
}

/**
 * schedules.followed: a time that a change of its line made in place of another has that one's rules, by a change of the
 * tariff that who saved the line is the author of; one that has rules of its own keeps them, and none gets them twice.
 */
export async function followRules({ database: own, clock }: PricingContext, event: DomainEvent): Promise<void> {
  const { requestId, mode, payload } = event;
  const said = Followed.parse(payload);
  if (said.timings.length === 0) return;
  const { savedById } = said;
  const viewer = service('pricing', { requestId, mode, ...(savedById && { onBehalfOf: savedById }) });
  await inRowTransaction(own.actingFor({ viewer, clock }), (transaction) => follow({ clock }, transaction, said));
}
