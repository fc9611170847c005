import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import type { ClassRule } from './draw-codes.rules.js';
import type { CodeFormat } from './code-format.rules.js';

/** A class with its ranges, as lists show it. */
export interface TicketClassRow extends ClassRule, CodeFormat {
  readonly id: string;
  readonly operatorId: string;
  readonly active: boolean;
  readonly ranges: readonly { id: string; from: number; to: number; left: number }[];
  /** Numbers that are left in all ranges. */
  readonly left: number;
}

const RANGES = `(select coalesce(json_agg(json_build_object('id', r.id::text, 'from', r.range_from, 'to', r.range_to,
    'left', greatest(0, r.range_to - r.next + 1)) order by r.range_from), '[]') from code_range r where r.class_id = c.id)`;

const COLUMNS = `c.id::text as id, c.operator_id::text as "operatorId", c.create_for as "createFor", c.prefix, c.suffix,
    c.digits, c.allow_foreigners as "allowForeigners", c.allow_locals as "allowLocals", c.journey_type as "journeyType",
    c.active, ${RANGES} as ranges,
    (select coalesce(sum(greatest(0, r.range_to - r.next + 1)), 0)::float8 from code_range r where r.class_id = c.id) as left`;

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

const BY_AGE = ListOrder.ascending({ 'c.operator_id': 'whole', 'c.id': 'whole' });

/** One page of the classes within reach, by operator and age, with their ranges. */
export async function ticketClasses(
  context: BookingContext,
  { operatorId, ...at }: PageAsked & { readonly operatorId?: string | null | undefined },
): Promise<ListPage<TicketClassRow>> {
  const { database, viewer } = context;
  return listPage<TicketClassRow>(database, {
    columns: COLUMNS,
    from: `from ticket_class c where ${WITHIN} and ($3::text is null or c.operator_id::text = $3)`,
    values: [viewer.mode, await operatorsInReach(context, 'catalogue.edit'), operatorId ?? null],
    order: BY_AGE,
    at,
  });
}
