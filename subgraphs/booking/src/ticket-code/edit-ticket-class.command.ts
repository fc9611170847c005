import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { looksAfter, operatorsInReach } from '../booking/operators-in-reach.js';
import { type CodeFormat, codeOf, formatProblems, numberOf } from './code-format.rules.js';
import type { ClassRule } from './draw-codes.rules.js';
import { queueForCodes, reservedNumbers } from './reserved-codes.js';
import { CodesOverlap, TicketClassNotFound } from './ticket-code.errors.js';

export interface TicketClassInput extends ClassRule, CodeFormat {}

const INSERT = `insert into ticket_class (operator_id, mode, create_for, prefix, suffix, digits, allow_foreigners,
    allow_locals, journey_type)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id::text as id`;

const FIND = `select id::text as id, version, operator_id::text as "operatorId", prefix, suffix, digits from ticket_class
  where id = $1 and mode = $2 and ($3::bigint[] is null or operator_id = any($3)) for update`;

const UPDATE = `update ticket_class set create_for = $2, allow_foreigners = $3, allow_locals = $4, journey_type = $5,
  version = version + 1 where id = $1`;

const LAST_SAVED = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, actor_user_id::text as "savedById"
  from audit_entry where entity = 'TicketClass' and row_id = $1 order by audit_entry.at desc, id desc limit 1`;

const ADD_RANGE = `insert into code_range (class_id, range_from, range_to, next) values ($1, $2, $3, $2)`;

const RANGES = `select r.range_from::float8 as "from", r.range_to::float8 as "to", c.prefix, c.suffix
  from code_range r join ticket_class c on c.id = r.class_id where c.operator_id = $1 and c.mode = $2`;

const GIVEN = `select code from ticket_code where operator_id = $1 and mode = $2 and starts_with(code, $3)`;

function requireSomebody({ allowForeigners, allowLocals }: ClassRule): void {
  if (!allowForeigners && !allowLocals) throw new InvalidInput([{ path: 'input.allowLocals', code: 'REQUIRED' }]);
}

/** A new class without a range, for an operator of the viewer's. Refuses TICKET_CLASS_NOT_FOUND; InvalidInput for a format. */
export async function createTicketClass(
  context: BookingContext,
  operatorId: string,
  input: TicketClassInput,
): Promise<string> {
  const problems = formatProblems(input);
  if (problems.length > 0) throw new InvalidInput(problems);
  requireSomebody(input);
  const { viewer } = context;
  if (!(await looksAfter(context, 'catalogue.edit', operatorId))) throw new TicketClassNotFound({});
  const { createFor, prefix, suffix, digits, allowForeigners, allowLocals, journeyType } = input;
  return inBookingTransaction(context, async (transaction) => {
    const values = [
      operatorId,
      viewer.mode,
      createFor,
      prefix,
      suffix,
      digits,
      allowForeigners,
      allowLocals,
      journeyType,
    ];
    const [made] = await transaction.rows<{ id: string }>(INSERT, values);
    return made!.id;
  });
}

interface KnownClass extends CodeFormat {
  readonly id: string;
  readonly version: number;
  readonly operatorId: string;
}

/** One transaction about a class of the viewer's operators. Refuses TICKET_CLASS_NOT_FOUND, TRY_AGAIN. */
async function inTicketClass(
  context: BookingContext,
  classId: string,
  work: (transaction: RowTransaction, known: KnownClass) => Promise<unknown>,
): Promise<string> {
  if (!/^\d{1,18}$/.test(classId)) throw new TicketClassNotFound({ classId });
  const operators = await operatorsInReach(context, 'catalogue.edit');
  return inBookingTransaction(context, async (transaction) => {
    const [known] = await transaction.rows<KnownClass>(FIND, [classId, context.viewer.mode, operators]);
    if (known === undefined) throw new TicketClassNotFound({ classId });
    await work(transaction, known);
    return known.id;
  });
}

/** Refuses CHANGED_MEANWHILE: when a class was saved, and by whose account. */
export async function refuseOld(transaction: RowTransaction, id: string): Promise<never> {
  const [last] = await transaction.rows<{ at: string; savedById: string | null }>(LAST_SAVED, [id]);
  throw new ChangedMeanwhile({ by: null, at: last?.at ?? null }, last?.savedById ?? null);
}

/**
 * Whom a class is for, by who saw `version` of it; how its codes look stays, because some may be given. Refuses
 * TICKET_CLASS_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.
 */
export function updateTicketClass(
  context: BookingContext,
  classId: string,
  version: number,
  input: ClassRule,
): Promise<string> {
  requireSomebody(input);
  const { createFor, allowForeigners, allowLocals, journeyType } = input;
  const save = () =>
    inTicketClass(context, classId, async (transaction, known) => {
      if (known.version !== version) await refuseOld(transaction, known.id);
      await transaction.rows(UPDATE, [known.id, createFor, allowForeigners, allowLocals, journeyType]);
    });
  return nameWhoSaved(save, colleagueName(context));
}

/** Whether numbers of this format are, were or will be somebody else's. */
async function overlaps(
  transaction: RowTransaction,
  { operatorId, ...format }: KnownClass,
  mode: string,
  from: number,
  to: number,
): Promise<boolean> {
  const { prefix, suffix } = format;
  const ranges = await transaction.rows<{ from: number; to: number; prefix: string; suffix: string }>(RANGES, [
    operatorId,
    mode,
  ]);
  if (ranges.some((each) => each.prefix === prefix && each.suffix === suffix && each.from <= to && from <= each.to))
    return true;
  const reserved = await reservedNumbers(transaction, operatorId, mode);
  if (reserved.some((each) => each.to === null && each.prefix === prefix && suffix === '' && to >= each.next))
    return true;
  const given = await transaction.rows<{ code: string }>(GIVEN, [operatorId, mode, prefix]);
  return given.some(({ code }) => {
    const number = numberOf(format, code);
    return number !== undefined && number >= from && number <= to;
  });
}

/**
 * More numbers for a class, from and to included. Refuses TICKET_CLASS_NOT_FOUND, CODES_OVERLAP with another range, the
 * operator's running number, or a code that was given by hand, TRY_AGAIN; InvalidInput for numbers that do not fit the digits.
 */
export async function addCodeRange(
  context: BookingContext,
  classId: string,
  from: number,
  to: number,
): Promise<string> {
  const { mode } = context.viewer;
  return inTicketClass(context, classId, async (transaction, known) => {
    if (from < 0 || to < from) throw new InvalidInput([{ path: 'to', code: 'RANGE' }]);
    if (codeOf(known, to).length > known.prefix.length + known.digits + known.suffix.length)
      throw new InvalidInput([{ path: 'to', code: 'TOO_LONG' }]);
    await queueForCodes(transaction, known.operatorId, mode);
    if (await overlaps(transaction, known, mode, from, to)) throw new CodesOverlap();
    await transaction.rows(ADD_RANGE, [known.id, from, to]);
  });
}
