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

const ROW = `select c.id::text as id, c.operator_id::text as "operatorId", c.create_for as "createFor", c.prefix, c.suffix,
    c.digits, c.allow_foreigners as "allowForeigners", c.allow_locals as "allowLocals", c.journey_type as "journeyType",
    c.active, ${RANGES} as ranges,
    (select coalesce(sum(greatest(0, r.range_to - r.next + 1)), 0)::float8 from code_range r where r.class_id = c.id) as left
  from ticket_class c`;

const WITHIN = 'c.mode = $1 and ($2::bigint[] is null or c.operator_id = any($2))';

/** One class within the viewer's reach. */
export async function ticketClass(context: BookingContext, id: string): Promise<TicketClassRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const operators = await operatorsInReach(context, 'catalogue.edit');
  const values = [context.viewer.mode, operators, id];
  const [row] = await context.database.rows<TicketClassRow>(`${ROW} where ${WITHIN} and c.id = $3`, values);
  return row;
}

const MOST_ROWS = 200;

/** One page of the classes within reach, by operator and age, with their ranges: two statements. */
export async function ticketClasses(
  context: BookingContext,
  { operatorId, page, pageSize }: { operatorId?: string | null | undefined; page: number; pageSize: number },
): Promise<{ total: number; rows: TicketClassRow[] }> {
  const where = `where ${WITHIN} and ($3::text is null or c.operator_id::text = $3)`;
  const limit = Math.min(MOST_ROWS, Math.max(1, pageSize));
  const offset = (Math.min(1_000_000, Math.max(1, page)) - 1) * limit;
  const { database, viewer } = context;
  const values = [viewer.mode, await operatorsInReach(context, 'catalogue.edit'), operatorId ?? null];
  const [rows, counted] = await Promise.all([
    database.rows<TicketClassRow>(`${ROW} ${where} order by c.operator_id, c.id limit $4 offset $5`, [
      ...values,
      limit,
      offset,
    ]),
    database.rows<{ total: number }>(`select count(*)::int as total from ticket_class c ${where}`, values),
  ]);
  return { total: counted[0]!.total, rows };
}
