import { localize, type LocalizedText } from '@naga/kernel/language.js';
import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import DataLoader from 'dataloader';
import type { LayoutCell } from './seat-layout.rules.js';

/** A cell as statements of a seat's columns name it. */
export const CELL_COLUMNS = `seat_type_id::text as "seatTypeId", kind, number, floor, "row", "column", blocked, bookable,
  allow_male as "allowMale", allow_female as "allowFemale", blocked_from::text as "blockedFrom",
  blocked_to::text as "blockedTo"`;

const CELLS = `select seat_layout_id::text as "seatLayoutId", ${CELL_COLUMNS} from seat
  where seat_layout_id = any($1::bigint[]) and kind <> 'EMPTY' order by seat_layout_id, floor, "row", "column"`;

type Row = LayoutCell & { readonly seatLayoutId?: string };

async function cellsOf({ database }: AnyContext, ids: readonly string[]): Promise<LayoutCell[][]> {
  const rows = await database.rows<Row>(CELLS, [ids]);
  const byLayout = Map.groupBy(rows, ({ seatLayoutId }) => seatLayoutId);
  return ids.map((id) => (byLayout.get(id) ?? []).map(({ seatLayoutId: _, ...cell }) => cell));
}

const loaders = new WeakMap<AnyContext, DataLoader<string, LayoutCell[]>>();

/** The cells of a layout: one statement for all layouts of a request. */
export function layoutCells(context: AnyContext, id: string): Promise<readonly LayoutCell[]> {
  let own = loaders.get(context);
  if (own === undefined) loaders.set(context, (own = new DataLoader((ids) => cellsOf(context, ids), { cache: false })));
  return own.load(id);
}

export interface NamedSeatType {
  readonly id: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly icon: string | null;
  readonly category: string | null;
  readonly categoryId: string | null;
}

const TYPES = `select t.id::text as id, t.description, t.abbreviation, t.icon, c.names as category, c.id::text as "categoryId"
  from seat_type t left join seat_category c on c.id = t.seat_category_id order by t.abbreviation`;

interface TypeRow extends Omit<NamedSeatType, 'name' | 'category'> {
  readonly description: LocalizedText;
  readonly category: LocalizedText | null;
}

/** Kinds of seats as the seat map tells travellers of them, in the reader's language. */
export async function seatTypeChoices({ database, viewer: { language } }: AnyContext): Promise<NamedSeatType[]> {
  const rows = await database.rows<TypeRow>(TYPES);
  return rows.map(({ description, category, ...type }) => ({
    ...type,
    name: localize(description, language),
    category: category && localize(category, language),
  }));
}
