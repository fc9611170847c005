import type { Asked, BulkKind, BulkTurn, Turned } from '@naga/server-kit/crud/bulk/bulk-kind.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { blockAgain } from './block-again.js';
import { freeWithin } from './free-seats.command.js';
import { SeatBlockNotFound } from './seat-block.errors.js';
import { blockScope, type BlocksFilter, blocksFound, TOGETHER } from './seat-blocks.queries.js';

type Chosen = { readonly ids: readonly string[] } | BlocksFilter;

function chosen(context: BookingContext, choice: Chosen) {
  if (!('ids' in choice)) return blocksFound(context, choice);
  const { condition, values } = blockScope(context.viewer);
  const ids = choice.ids.filter((id) => /^\d{1,18}$/.test(id));
  return { from: `from seat_block b where ${condition} and b.id = any($3::bigint[])`, values: [...values, ids] };
}

/** Called by seat, line and day, in every language that the line has. */
const CALLED = `(select jsonb_object_agg(named.key, concat_ws(', ', b.seat_no, named.value, b.service_date::text))
  from jsonb_each_text(b.route_names) named)`;

function found(context: BookingContext, choice: Chosen): Asked {
  const { from, values } = chosen(context, choice);
  return { text: `select b.id::text as id, ${CALLED} as called, true as mine, null::int as version ${from}`, values };
}

/** Its parts that were freed, and are blocked again when that is taken back. */
interface Before {
  readonly ids: readonly string[];
}

const lock = (within: string): string =>
  `select b.freed_at is null as stands from seat_block b where ${within} and b.id = $3::bigint for update`;
const PARTS = `b.id in (select o.id from seat_block b join seat_block o on ${TOGETHER} where b.id = $5::bigint)`;

async function end(
  context: BookingContext,
  transaction: RowTransaction,
  { id }: BulkTurn,
): Promise<Turned | undefined> {
  const { condition, values } = blockScope(context.viewer);
  const [block] = await transaction.rows<{ stands: boolean }>(lock(condition), [...values, id]);
  if (block === undefined) throw new SeatBlockNotFound();
  if (!block.stands) return undefined;
  const before: Before = { ids: await freeWithin(context, transaction, PARTS, [id]) };
  return { version: null, before };
}

/** Many blocked seats that are sold again, or blocked as they were: where somebody has one meanwhile it is his. */
export const seatBlockBulk: BulkKind<BookingContext> = {
  name: 'SeatBlock',
  nameOf: colleagueName,
  found: (context, choice) => Promise.resolve(found(context, choice)),
  end,
  async back(context, transaction, { before }) {
    await blockAgain(context, transaction, (before as Before).ids);
    return { version: null };
  },
  failureOf: (error) => (error instanceof Refusal ? error : undefined),
};
