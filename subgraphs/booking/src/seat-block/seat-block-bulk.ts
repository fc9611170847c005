import type { Asked, BulkKind, BulkTurn, Turned } from '@naga/server-kit/crud/bulk/bulk-kind.js';
import { foundBy, type RecordFilter } from '@naga/server-kit/crud/noun-list.queries.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { blockAgain } from './block-again.js';
import { freeWithin } from './free-seats.command.js';
import { SeatBlockNotFound } from './seat-block.errors.js';
import { comingBlocks, seatBlockNoun } from './seat-block.noun.js';
import { blockScope, TOGETHER } from './seat-blocks.queries.js';

/** Called by seat, line and day, in every language that the line has. */
const CALLED = `(select jsonb_object_agg(named.key, concat_ws(', ', t.seat_no, named.value, t.service_date::text))
  from jsonb_each_text(t.route_names) named)`;

/** What somebody chose and another one freed meanwhile is as he wanted it. */
const { only: _, ...everyBlock } = seatBlockNoun;

function found(context: BookingContext, choice: object): Asked {
  const { found, values } =
    'ids' in choice
      ? foundBy(everyBlock, context, choice as RecordFilter)
      : foundBy(seatBlockNoun, context, comingBlocks(context, choice as RecordFilter));
  return { text: `select t.id::text as id, ${CALLED} as called, true as mine, null::int as version ${found}`, values };
}

/** Its parts that were freed, and are blocked again when that is taken back. */
interface Before {
  readonly ids: readonly string[];
}

const lock = (within: string): string =>
  `select t.freed_at is null as stands from seat_block t where ${within} and t.id = $3::bigint for update`;
const PARTS = `t.id in (select o.id from seat_block t join seat_block o on ${TOGETHER} where t.id = $5::bigint)`;

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
