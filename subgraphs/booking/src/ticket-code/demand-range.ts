import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type CodeFormat, numberOf } from './code-format.rules.js';
import { changeProblems, type CodeRangeValues, isBegun, lengthProblems } from './code-range.rules.js';
import { queueForCodes, reservedNumbers } from './reserved-codes.js';
import { CodesOverlap } from './ticket-code.errors.js';

interface Values extends CodeRangeValues {
  readonly classId: string;
}

interface KnownClass extends CodeFormat {
  readonly operatorId: string;
  readonly mode: string;
}

const CLASS = `select operator_id::text as "operatorId", mode, coalesce(prefix, '') as prefix, coalesce(suffix, '') as suffix,
  digits from ticket_class where id = $1::bigint`;

const NEXT = 'select next::float8 as next from code_range where id = $1::bigint';

const OTHERS = `select r.range_from::float8 as "from", r.range_to::float8 as "to" from code_range r
  join ticket_class c on c.id = r.class_id
  where c.operator_id = $1 and c.mode = $2 and coalesce(c.prefix, '') = $3 and coalesce(c.suffix, '') = $4
    and r.id is distinct from $5::bigint`;

const GIVEN = `select code from ticket_code where operator_id = $1 and mode = $2 and starts_with(code, $3)`;

/** Whether numbers are, were or will be somebody else's; `own`: the range itself, `fresh`: its first number that it has not given. */
async function isOthers(
  transaction: RowTransaction,
  { operatorId, mode, ...format }: KnownClass,
  { from, to }: CodeRangeValues,
  { own, fresh }: { readonly own: string | null; readonly fresh: number },
): Promise<boolean> {
  const { prefix, suffix } = format;
  const others = await transaction.rows<CodeRangeValues>(OTHERS, [operatorId, mode, prefix, suffix, own]);
  if (others.some((each) => each.from <= to && from <= each.to)) return true;
  const reserved = await reservedNumbers(transaction, operatorId, mode);
  if (reserved.some((each) => each.to === null && each.prefix === prefix && suffix === '' && to >= each.next))
    return true;
  const given = await transaction.rows<{ code: string }>(GIVEN, [operatorId, mode, prefix]);
  return given.some(({ code }) => {
    const number = numberOf(format, code);
    return number !== undefined && number >= fresh && number <= to;
  });
}

/**
 * What only the database tells of a range's numbers. Refuses CODES_OVERLAP with another range, the operator's running
 * number, or a code that was given by hand; InvalidInput for numbers that do not fit the digits, and for what would leave
 * a code that was given outside of its range. Sales lock a range before they draw of it, and so was this one.
 */
export async function demandRange(
  transaction: RowTransaction,
  values: Values,
  before: (Values & { readonly id: string }) | undefined,
): Promise<void> {
  const [known] = await transaction.rows<KnownClass>(CLASS, [values.classId]);
  if (known === undefined) return;
  const [is] = before === undefined ? [] : await transaction.rows<{ next: number }>(NEXT, [before.id]);
  const was = before && is ? { from: before.from, to: before.to, next: is.next } : undefined;
  const problems = [...(was ? changeProblems(was, values) : []), ...lengthProblems(known, values)];
  if (problems.length > 0) throw new InvalidInput(problems);
  await queueForCodes(transaction, known.operatorId, known.mode);
  const fresh = was && isBegun(was) ? was.next : values.from;
  if (await isOthers(transaction, known, values, { own: before?.id ?? null, fresh })) throw new CodesOverlap();
}
