import { isRowId, rowIdOf } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import { waitsFor } from '@naga/server-kit/viewer/second-person.js';
import type { LineWish } from '../line-price/line-wish.rules.js';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { Operation } from '../tariff-operation/operation.rules.js';
import type { ChangeState } from './change-state.rules.js';
import { TariffChangeNotFound } from './tariff-change.errors.js';
import type { Rows } from './tariff-state.queries.js';

/** A change as lists show it. */
export interface TariffChangeRecord {
  readonly id: string;
  readonly operatorId: string;
  readonly lineId: string | null;
  /** GtfsImport.id: the feed that says it. */
  readonly importId: string | null;
  readonly state: ChangeState;
  readonly number: number | null;
  /** Nobody wrote it: times of a line got the rules of those in whose place they stand. */
  readonly follows: boolean;
  readonly returnsId: string | null;
  /** The applied change that took this one back. */
  readonly returnedById: string | null;
  readonly effectiveFrom: string;
  readonly note: string | null;
  readonly operationCount: number;
  readonly askedById: string;
  readonly askedAt: Date;
  readonly decidedById: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string | null;
  readonly version: number;
}

/** The same with all that it says. */
export interface WholeChange extends TariffChangeRecord {
  readonly operations: readonly Operation[];
  readonly wish: LineWish | null;
}

const COLUMNS = `q.id::text as id, q.operator_id::text as "operatorId", q.line_id::text as "lineId", q.import_id::text as "importId", q.state, q.number, q.follows,
  q.returns_id::text as "returnsId", (select r.id::text from tariff_change r
    where r.returns_id = q.id and r.state = 'applied' order by r.id limit 1) as "returnedById",
  q.effective_from::text as "effectiveFrom", q.note, jsonb_array_length(q.operations) as "operationCount",
  q.asked_by_id::text as "askedById", q.asked_at as "askedAt", q.decided_by_id::text as "decidedById",
  q.decided_at as "decidedAt", q.answer, q.version`;

const REACH = { operator: 'q.operator_id = $key::bigint', country: 't.country_code = $key' } as const;
const FROM = 'from tariff_change q left join operator_tariff t on t.operator_id = q.operator_id';

const within = ({ viewer }: PricingContext, permission: string, parameter: number) =>
  reachCondition(viewer.mode === 'live' ? reachBy(viewer, permission, OPERATOR_SCOPES) : 'nothing', REACH, parameter);

export interface ChangesAsked extends PageAsked {
  readonly operatorId?: string | null | undefined;
  readonly state?: ChangeState | null | undefined;
  /** Only those that wait, and that the viewer may decide. */
  readonly toDecide?: boolean | null | undefined;
}

/** A draft is its author's and no other's business. */
const VISIBLE = `(q.state not in ('draft', 'withdrawn') or q.asked_by_id::text = any($2::text[]))`;

/** One page of the changes within reach, the newest first; of those to decide, the one that waits longest. */
export function tariffChanges(
  context: PricingContext,
  { operatorId, state, toDecide, ...at }: ChangesAsked,
): ListPage<TariffChangeRecord> {
  const { condition, value } = within(context, toDecide ? 'pricing.edit' : 'pricing.ask', 1);
  const people = peopleOf(context.viewer);
  return listPage<TariffChangeRecord>(context.database, {
    columns: COLUMNS,
    from: `${FROM} where ${condition} and ${VISIBLE} and ${waitsFor('q', 3)}
      and ($4::bigint is null or q.operator_id = $4::bigint) and ($5::text is null or q.state = $5)`,
    values: [value, people, toDecide ? people : null, rowIdOf(operatorId), state ?? null],
    order: toDecide ? ListOrder.ascending({ 'q.id': 'whole' }) : ListOrder.descending({ 'q.id': 'whole' }),
    at,
  });
}

const WHOLE = `${COLUMNS}, q.operations, q.wish`;
const ONE = `select ${WHOLE} ${FROM} where q.id = $1::bigint`;

/** A change within the viewer's reach by a permission. */
export async function changeWithin(
  context: PricingContext,
  permission: string,
  id: string,
): Promise<WholeChange | undefined> {
  if (!isRowId(id)) return undefined;
  const { condition, value } = within(context, permission, 3);
  const values = [id, peopleOf(context.viewer), value];
  return (await context.database.rows<WholeChange>(`${ONE} and ${VISIBLE} and ${condition}`, values))[0];
}

/** The same; refuses TARIFF_CHANGE_NOT_FOUND. */
export async function requireChange(context: PricingContext, permission: string, id: string): Promise<WholeChange> {
  const change = await changeWithin(context, permission, id);
  if (change === undefined) throw new TariffChangeNotFound();
  return change;
}

/** What was asked of a second person for a line last, whatever became of it. */
export async function newestOfLine(from: Rows, lineId: string): Promise<WholeChange | undefined> {
  const text = `select ${WHOLE} ${FROM} where q.line_id = $1::bigint
    and q.state <> 'draft' and (q.state <> 'applied' or q.decided_by_id is not null) order by q.id desc limit 1`;
  return (await from.rows<WholeChange>(text, [lineId]))[0];
}

/** One, locked until the end of the transaction, as it stands by now. */
export async function lockChange(from: Rows, id: string): Promise<WholeChange> {
  await from.rows('select 1 from tariff_change where id = $1::bigint for update', [id]);
  return (await from.rows<WholeChange>(ONE, [id]))[0]!;
}
