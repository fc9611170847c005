import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import type { LineWish } from '../line-price/line-wish.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { changedSince } from '../tariff-operation/changed-since.rules.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import { withCategoryNames } from '../supplement/priced-categories.queries.js';
import { demandSound, withWas } from './check-operations.js';
import { TariffChanged } from './tariff-change.errors.js';
import { inZones, tariffState } from './tariff-state.queries.js';
import { today } from './today.js';

/** What somebody wants of a tariff. */
export interface WantedChange {
  readonly operatorId: string;
  readonly lineId?: string | null;
  /** All that is asked for of the line. */
  readonly wish?: LineWish;
  /** GtfsImport.id: the feed that says it. */
  readonly importId?: string | null;
  /** 'YYYY-MM-DD', the first day of travel; null: today. */
  readonly effectiveFrom?: string | null;
  readonly note?: string | null;
  readonly operations: readonly Operation[];
  /** The operator's version that was looked at; null: whatever stands. */
  readonly seen?: number | null;
  readonly returnsId?: string | null;
}

const LONGEST_NOTE = 500;

/** A note as it is kept; throws InvalidInput above 500 letters. */
export function keptNote(note: string | null | undefined): string | null {
  const text = (note ?? '').replaceAll('\u0000', '').trim();
  if (text.length > LONGEST_NOTE)
    throw new InvalidInput([{ path: 'note', code: 'MAX_LENGTH', facts: { max: LONGEST_NOTE } }]);
  return text === '' ? null : text;
}

/** The first day of a change; throws InvalidInput for a day that is over: what was travelled then was sold. */
export function firstDay({ clock }: PricingContext, day: string | null | undefined): string {
  const now = today(clock);
  if (day == null) return now;
  if (parseTravelDate(day) === undefined) throw new InvalidInput([{ path: 'effectiveFrom', code: 'IS_DATE' }]);
  if (day < now) throw new InvalidInput([{ path: 'effectiveFrom', code: 'PAST', facts: { min: now } }]);
  return day;
}

/**
 * What is wanted, checked and beside what it takes the place of. Refuses TARIFF_CHANGED where something was written since
 * `seen`; throws BAD_USER_INPUT.
 */
export async function prepared(
  context: PricingContext,
  transaction: RowTransaction,
  wanted: WantedChange,
): Promise<{
  readonly effectiveFrom: string;
  readonly note: string | null;
  readonly operations: readonly Operation[];
}> {
  const { operatorId, seen } = wanted;
  const effectiveFrom = firstDay(context, wanted.effectiveFrom);
  const note = keptNote(wanted.note);
  const said = await inZones(transaction, operatorId, wanted.operations);
  const state = await tariffState(transaction, operatorId, said);
  const operations = await withCategoryNames(context, withWas(said, state, effectiveFrom));
  await demandSound(context, transaction, operatorId, operations);
  const since = seen == null ? [] : changedSince(operations, state, effectiveFrom, seen);
  if (since.length > 0) throw new TariffChanged({ operations: since });
  return { effectiveFrom, note, operations };
}

const INSERT = `insert into tariff_change (operator_id, line_id, state, effective_from, note, operations, asked_by_id,
    asked_at, returns_id, import_id, wish)
  values ($1::bigint, $2::bigint, $3, $4::date, $5, $6::jsonb, $7::bigint, to_timestamp($8::float8 / 1000), $9::bigint,
    $10::bigint, $11::jsonb)
  returning id::text as id`;

/** Keeps a change as a draft, or as one that waits; answers its id. */
export async function insertChange(
  context: PricingContext,
  transaction: RowTransaction,
  wanted: WantedChange,
  state: 'draft' | 'waiting',
): Promise<string> {
  const { effectiveFrom, note, operations } = await prepared(context, transaction, wanted);
  const [row] = await transaction.rows<{ id: string }>(INSERT, [
    ...[wanted.operatorId, wanted.lineId ?? null, state, effectiveFrom, note, JSON.stringify(operations)],
    ...[personBehind(context.viewer), context.clock.now(), wanted.returnsId ?? null, wanted.importId ?? null],
    wanted.wish === undefined ? null : JSON.stringify(wanted.wish),
  ]);
  return row!.id;
}
