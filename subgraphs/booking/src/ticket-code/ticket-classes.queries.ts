import { ListOrder, type OrderKeys } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import type { ClassRule } from './draw-codes.rules.js';
import type { CodeFormat } from './code-format.rules.js';

/** A class with its ranges, as lists show it. */
export interface TicketClassRow extends ClassRule, CodeFormat {
  readonly id: string;
  readonly version: number;
  readonly operatorId: string;
  readonly active: boolean;
  readonly ranges: readonly { id: string; from: number; to: number; left: number }[];
  /** Numbers that are left in all ranges. */
  readonly left: number;
}

const RANGES = `(select coalesce(json_agg(json_build_object('id', r.id::text, 'from', r.range_from, 'to', r.range_to,
    'left', greatest(0, r.range_to - r.next + 1)) order by r.range_from), '[]') from code_range r where r.class_id = c.id)`;

const LEFT = `(select coalesce(sum(greatest(0, r.range_to - r.next + 1)), 0) from code_range r where r.class_id = c.id)`;

const COLUMNS = `c.id::text as id, c.version, c.operator_id::text as "operatorId", c.create_for as "createFor", c.prefix, c.suffix,
    c.digits, c.allow_foreigners as "allowForeigners", c.allow_locals as "allowLocals", c.journey_type as "journeyType",
    c.active, ${RANGES} as ranges,
    ${LEFT}::float8 as left`;

const WITHIN = 'c.mode = $1 and ($2::bigint[] is null or c.operator_id = any($2))';

/** One class within the viewer's reach. */
export async function ticketClass(context: BookingContext, id: string): Promise<TicketClassRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const operators = await operatorsInReach(context, 'catalogue.edit');
  const values = [context.viewer.mode, operators, id];
  const [row] = await context.database.rows<TicketClassRow>(
    `select ${COLUMNS} from ticket_class c where ${WITHIN} and c.id = $3`,
    values,
  );
  return row;
}

export interface ClassFilter {
  readonly text?: string | null;
  readonly operatorId?: string | null;
  readonly createFor?: string | null;
  readonly journeyType?: string | null;
  readonly active?: boolean | null;
}

interface ClassSearch extends PageAsked {
  readonly filter?: ClassFilter | null | undefined;
  /** Left out: the prefix. */
  readonly order?: keyof typeof KEYS | null | undefined;
  readonly descending?: boolean | undefined;
}

const KEYS = {
  PREFIX: { 'lower(c.prefix)': 'text', 'lower(c.suffix)': 'text', 'c.id': 'whole' },
  LEFT: { [LEFT]: 'whole', 'c.id': 'whole' },
} as const satisfies Record<string, OrderKeys>;

const FILTER = `($3::bigint is null or c.operator_id = $3) and ($4::text is null or c.create_for = $4)
  and ($5::text is null or c.journey_type = $5) and ($6::boolean is null or c.active = $6)
  and ($7::text is null or c.prefix ilike $7 or c.suffix ilike $7
    or (c.prefix <> '' and starts_with(lower($8::text), lower(c.prefix))))`;

const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Classes `c` within reach that a filter leaves, 'from … where …', with the values of its parameters. */
export async function foundClasses(context: BookingContext, filter: ClassFilter | null | undefined) {
  const { operatorId, createFor, journeyType, active, text } = filter ?? {};
  const operators = await operatorsInReach(context, 'catalogue.edit');
  const pattern = text?.trim() ? contains(text.trim()) : null;
  return {
    found: `from ticket_class c where ${WITHIN} and ${FILTER}`,
    values: [
      context.viewer.mode,
      operators,
      operatorId ?? null,
      createFor ?? null,
      journeyType ?? null,
      active ?? null,
      pattern,
      // A code as it stands on a ticket begins with the prefix of its class.
      text?.trim() ?? null,
    ],
  };
}

/** One page of the classes within reach with their ranges. */
export async function ticketClasses(
  context: BookingContext,
  { filter, order, descending, ...at }: ClassSearch,
): Promise<ListPage<TicketClassRow>> {
  const keys = KEYS[order ?? 'PREFIX'];
  const { found, values } = await foundClasses(context, filter);
  return listPage<TicketClassRow>(context.database, {
    columns: COLUMNS,
    from: found,
    values,
    order: descending ? ListOrder.descending(keys) : ListOrder.ascending(keys),
    at,
  });
}
