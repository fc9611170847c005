import { isRowId } from '@naga/kernel/row-id.js';
import { problemsOf, type RecordValues } from '@naga/server-kit/crud/check-values.js';
import { recordWith } from '@naga/server-kit/crud/noun-list.queries.js';
import { changeRecord, insertRecord, sayingProblems } from '@naga/server-kit/crud/save-record.command.js';
import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import type { CatalogueContext } from '../journey/asking.js';
import { colleagueName } from '../names/colleague-name.js';
import { SeatsSold } from './seat-layout.errors.js';
import { seatLayoutNoun } from './seat-layout.noun.js';
import {
  type LayoutCell,
  type LayoutDrawing,
  lostNumbers,
  problemsOfDrawing,
  seatCount,
  tidyCells,
} from './seat-layout.rules.js';
import { CELL_COLUMNS, layoutCells } from './seat-layouts.queries.js';
import { soldWithLayout } from './sold-seats.queries.js';

/** What somebody says of a layout. */
export interface LayoutForm extends LayoutDrawing {
  readonly operatorId?: string | null | undefined;
  readonly name: string;
}

const valuesOf = (
  { operatorId, name, floors, rows, columns }: LayoutForm,
  cells: readonly LayoutCell[],
): RecordValues => ({
  operatorId: operatorId ?? null,
  name,
  floors,
  rows,
  columns,
  numberOfSeats: seatCount(cells),
});

/** Throws BAD_USER_INPUT with all that is wrong; answers the cells as they are kept. */
function demandForm(form: LayoutForm): readonly LayoutCell[] {
  const drawing = problemsOfDrawing(form);
  const wrong = problemsOf(seatLayoutNoun, valuesOf(form, form.seats)).filter(
    ({ path }) => !drawing.some((problem) => problem.path === path),
  );
  if (wrong.length + drawing.length > 0) throw new InvalidInput([...wrong, ...drawing]);
  return tidyCells(form.seats);
}

async function demandTypes(transaction: RowTransaction, { seats }: LayoutForm): Promise<void> {
  const known = await transaction.rows<{ id: string }>('select id::text as id from seat_type');
  const ids = new Set<string | null>([null, ...known.map(({ id }) => id)]);
  const wrong = seats.flatMap(({ seatTypeId }, index) =>
    ids.has(seatTypeId ?? null) ? [] : [{ path: `seats.${index}.seatTypeId`, code: 'UNKNOWN' }],
  );
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

const KEPT = `select ${CELL_COLUMNS} from seat where seat_layout_id = $1::bigint and kind <> 'EMPTY' order by floor, "row", "column"`;

const COLUMNS = `seat_type_id, kind, number, blocked, bookable, allow_male, allow_female, blocked_from, blocked_to`;
const excluded = COLUMNS.replaceAll(/\w+/g, 'excluded.$&');
const own = COLUMNS.replaceAll(/\w+/g, 'seat.$&');
const GIVEN = `select * from jsonb_to_recordset($2::jsonb) as c("seatTypeId" bigint, kind text, number text, floor int, "row" int,
  "column" int, blocked boolean, bookable boolean, "allowMale" boolean, "allowFemale" boolean, "blockedFrom" date, "blockedTo" date)`;
const GONE = `delete from seat s where s.seat_layout_id = $1::bigint and not exists (select from (${GIVEN}) c
  where c.floor = s.floor and c."row" = s."row" and c."column" = s."column")`;
/** A cell that stays where it is stays the same row; one that is as it was is not touched. */
const KEEP = `insert into seat (seat_layout_id, floor, "row", "column", ${COLUMNS})
  select $1::bigint, floor, "row", "column", "seatTypeId", kind, number, blocked, bookable, "allowMale", "allowFemale",
    "blockedFrom", "blockedTo" from (${GIVEN}) c
  on conflict (seat_layout_id, floor, "row", "column") do update set (${COLUMNS}) = row(${excluded})
  where (${own}) is distinct from (${excluded})`;

/** The cells of a layout, as a part of what is saved. */
const cellsAsPart = (cells: readonly LayoutCell[]) => ({
  async isSame(transaction: RowTransaction, id: string): Promise<boolean> {
    const kept = await transaction.rows<LayoutCell>(KEPT, [id]);
    const plain = (cell: LayoutCell): string => JSON.stringify(Object.entries(cell).toSorted());
    return kept.length === cells.length && kept.every((cell, index) => plain(cell) === plain(cells[index]!));
  },
  async write(transaction: RowTransaction, id: string): Promise<void> {
    const values = [id, JSON.stringify(cells)];
    await transaction.rows(GONE, values);
    await transaction.rows(KEEP, values);
  },
});

/** A new layout; answers its id. Once for its Idempotency-Key. Throws BAD_USER_INPUT with what is wrong. */
export async function createSeatLayout(context: CatalogueContext, form: LayoutForm, write?: Write): Promise<string> {
  const cells = demandForm(form);
  return sayingProblems(seatLayoutNoun, () =>
    inRowTransaction(context.database, (transaction) =>
      doOnce(transaction, context, write, async () => {
        await demandTypes(transaction, form);
        const id = await insertRecord(seatLayoutNoun, context, transaction, valuesOf(form, cells));
        await cellsAsPart(cells).write(transaction, id);
        return id;
      }),
    ),
  );
}

/**
 * Asked before the transaction, of what is kept then: whoever saves between is found by the version. Who buys a seat
 * between keeps his ticket: its number is printed, and a seat block or a move finds him another place.
 */
async function refuseSold(context: CatalogueContext, id: string, cells: readonly LayoutCell[]): Promise<void> {
  const lost = new Set(lostNumbers(await layoutCells(context, id), cells));
  if (lost.size === 0 || (await recordWith(seatLayoutNoun, context, id)) === undefined) return;
  const sold = (await soldWithLayout(context, id))
    .map((numbers) => numbers.filter((number) => lost.has(number)))
    .filter((numbers) => numbers.length > 0);
  if (sold.length > 0) throw new SeatsSold({ seats: [...new Set(sold.flat())], departures: sold.length });
}

/**
 * Saves a layout, of which its author saw `version`, with all its cells; answers its id. Repeating it changes nothing.
 * Refuses RECORD_NOT_FOUND, CHANGED_MEANWHILE {by, at}, SEATS_SOLD {seats, departures}; BAD_USER_INPUT with what is wrong.
 */
export async function updateSeatLayout(
  context: CatalogueContext,
  id: string,
  version: number,
  form: LayoutForm,
): Promise<string> {
  const cells = demandForm(form);
  if (isRowId(id)) await refuseSold(context, id, cells);
  const save = () =>
    sayingProblems(seatLayoutNoun, () =>
      inRowTransaction(context.database, async (transaction) => {
        await demandTypes(transaction, form);
        const change = { id, version, values: valuesOf(form, cells), part: cellsAsPart(cells) };
        await changeRecord(seatLayoutNoun, context, transaction, change);
      }),
    );
  await nameWhoSaved(save, colleagueName(context));
  return id;
}
