import { inRowTransaction, type RowTransaction } from '../../database/row-transaction.js';
import { nameWhoSaved } from '../../graphql/changed-meanwhile.js';
import type { AnyContext } from '../../graphql/context.js';
import type { Viewer } from '../../viewer/viewer.js';
import { BULK_STEPS, type BulkStep, type BulkWay, isGivenUp, wayOf } from './bulk-change.rules.js';
import type { BulkKind, Turned } from './bulk-kind.js';

/** Lines that are done before a press is answered: some hundred milliseconds. */
export const LINES_AT_ONCE = 50;
/** Lines of one run of the job: others want to run beside it, and it comes again. */
const LINES_A_RUN = 500;

interface Going {
  readonly id: string;
  readonly noun: string;
  readonly state: BulkStep;
  readonly way: BulkWay;
  readonly reason: string | null;
  readonly askedAs: Viewer;
}

interface Line {
  readonly id: string;
  readonly recordId: string;
  readonly version: number | null;
  readonly before: object | null;
}

const COLUMNS = 'id::text as id, noun, state, way, reason, asked_as as "askedAs"';
const ONE = `select ${COLUMNS} from bulk_change where id = $1::bigint and state in ('GOING', 'UNDOING')`;
const NEXT_CHANGE = `select ${COLUMNS} from bulk_change where state in ('GOING', 'UNDOING')
  and noun = any($1::text[]) order by bulk_change.id limit 1`;
/** First in a line's transaction: who stops the change waits for the record in hand, and an undo takes that back, too. */
const HELD = 'select 1 from bulk_change where id = $1::bigint and state = $2 for share';
/** A line that another process is at is left to it. */
const NEXT_LINE = `select l.id::text as id, l.record_id as "recordId", l.version, l.before from bulk_line l
  where l.change_id = $1::bigint and l.state = $2 order by l.id limit 1 for update skip locked`;
const DONE = `update bulk_line set state = $2, version = coalesce($3::int, version), before = coalesce($4::jsonb, before),
  tries = 0 where id = $1::bigint`;
const REFUSED = `update bulk_line set state = $2, code = $4, facts = $5::jsonb where id = $1::bigint and state = $3`;
const STUMBLED = `update bulk_line set tries = tries + 1 where id = $1::bigint and state = $2 returning tries`;
const END = `update bulk_change c set state = $3, asked_as = null where c.id = $1::bigint and c.state = $2
  and not exists (select 1 from bulk_line l where l.change_id = c.id and l.state = $4)`;

/** Tells why a line stays as it was; a fault of ours is tried again, and told as such the third time. */
async function refuse(kind: BulkKind, context: AnyContext, { state }: Going, line: Line, error: unknown) {
  const { takes, refused } = BULK_STEPS[state];
  const { database, log } = context;
  const failure = kind.failureOf(error);
  if (failure === undefined) {
    const [stumbled] = await database.rows<{ tries: number }>(STUMBLED, [line.id, takes]);
    log.error({ err: error, id: line.recordId, noun: kind.name }, 'a line of a bulk change failed');
    if (stumbled === undefined || !isGivenUp(stumbled.tries)) return;
  }
  const { code, facts } = failure ?? { code: 'UNEXPECTED', facts: {} };
  await database.rows(REFUSED, [line.id, refused, takes, code, JSON.stringify(facts)]);
}

/** What is asked of a record: back to what it was, or the opposite of what was done to it; a kind knows which. */
async function turn(
  kind: BulkKind,
  context: AnyContext,
  transaction: RowTransaction,
  { state, way, reason }: Going,
  { recordId: id, version, before }: Line,
): Promise<Turned | undefined> {
  if (state === 'UNDOING' && kind.back !== undefined)
    return kind.back(context, transaction, { id, version, before: before! });
  return kind.end(context, transaction, { id, way: wayOf(state, way), version: version ?? undefined, reason });
}

/** The next line, in a transaction of its own with what becomes of the record; answers whether there was one. */
async function workOnLine(kind: BulkKind, context: AnyContext, change: Going): Promise<boolean> {
  const { takes, done } = BULK_STEPS[change.state];
  let line: Line | undefined;
  try {
    await nameWhoSaved(
      () =>
        inRowTransaction(context.database, async (transaction) => {
          const [held] = await transaction.rows(HELD, [change.id, change.state]);
          if (held === undefined) return;
          [line] = await transaction.rows<Line>(NEXT_LINE, [change.id, takes]);
          if (line === undefined) return;
          const made = await turn(kind, context, transaction, change, line);
          const became = made === undefined && takes === 'WAITING' ? 'SAME' : done;
          const before = made?.before && JSON.stringify(made.before);
          await transaction.rows(DONE, [line.id, became, made?.version ?? null, before ?? null]);
        }),
      kind.nameOf(context),
    );
  } catch (error) {
    if (line === undefined) throw error;
    await refuse(kind, context, change, line, error);
  }
  return line !== undefined;
}

async function workOn(kind: BulkKind, context: AnyContext, change: Going, most: number): Promise<number> {
  let worked = 0;
  while (worked < most && (await workOnLine(kind, context, change))) worked += 1;
  const { ends, takes } = BULK_STEPS[change.state];
  await context.database.rows(END, [change.id, change.state, ends, takes]);
  return worked;
}

/** Does the next lines of a change, `most` at most: as whoever asks for them. Nothing where it has ended. */
export async function workOnBulk(kind: BulkKind, context: AnyContext, id: string, most: number): Promise<void> {
  const [change] = await context.database.rows<Going>(ONE, [id]);
  if (change !== undefined) await workOn(kind, context, change, most);
}

/** Does what is left of bulk changes, the oldest first, each as whoever pressed: with his rights, and in his name. */
export async function workOnBulks(kinds: ReadonlyMap<string, BulkKind>, context: AnyContext): Promise<void> {
  const { database, clock } = context;
  for (let left = LINES_A_RUN; left > 0;) {
    const [change] = await database.rows<Going>(NEXT_CHANGE, [[...kinds.keys()]]);
    if (change === undefined) return;
    const viewer = change.askedAs;
    const acting = { ...context, viewer, database: database.actingFor({ viewer, clock }) };
    const worked = await workOn(kinds.get(change.noun)!, acting, change, left);
    if (worked === 0) return;
    left -= worked;
  }
}
