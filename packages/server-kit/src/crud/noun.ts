import type { RowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import type { FieldProblem } from '../graphql/refusal.js';
import { type ReachSql, scopesOf } from '../viewer/reach-sql.js';
import type { Scope, Viewer } from '../viewer/viewer.js';
import type { NounField, NounFields, ValuesOf } from './noun-field.js';

/** Whose the rows are, for scopes. */
export interface NounOwner {
  /**
   * The field that says it; null there: the platform's, seen by all and changed by who reaches everything. Left out: no
   * form says it but who makes a record (`made`), and each is seen within its owner's reach alone.
   */
  readonly field?: string;
  /** Over `t`, the row, and what `joins` adds. */
  readonly sql: ReachSql;
  readonly joins?: string;
}

/** How a record ends: it is removed where nothing needs it, switched off and on again, or `recorded` and kept. */
export type NounEnd = 'removed' | 'switched' | 'kept';

/** Values by column. */
export type Columns = Readonly<Record<string, unknown>>;

/**
 * Of records that are drawn on a screen of their own and saved whole with what belongs to them: the graph has commands of
 * their own for them, below lists and ends of the kit. No file brings such records in; all else they have.
 */
export interface Drawn {
  /** Why no file of lines and columns says such a record. */
  readonly noImport: string;
  /** Fields of Query and Mutation. */
  readonly operations: Readonly<Record<'list' | 'one' | 'create' | 'update' | 'end', string>>;
  /** What a change of many is called: the 'Line' of lineBulkReport. */
  readonly bulk: string;
  /** Types of the schema: of what a list is asked, of its rows, of a whole record and of what is said of it. */
  readonly types: Readonly<Record<'filter' | 'order' | 'listed' | 'record' | 'input', string>>;
}

/**
 * Of records that no form of the back office says: travellers or the system write them, and what staff does with one are
 * commands of its own. Its list is the kit's: filters, orders, search, pages, files and whose rows are; what a row shows,
 * its subgraph says.
 */
export interface Recorded {
  /** Fields of Query. */
  readonly operations: { readonly list: string; readonly one?: string };
  /** Types of the schema: of what a list is asked, the first two made by the kit, and of its rows. */
  readonly types: Readonly<Record<'filter' | 'order' | 'listed', string>>;
  /** SQL over `t` of what its rows show, and its name beside each field. */
  readonly columns: string;
  /** The field by which its list stands unless another order is asked for. */
  readonly by: string;
  readonly descending?: true;
}

/** What somebody looks after in lists and forms: an amenity, a seat type. Its table has `id` and `version`. */
export interface Noun<Fields extends NounFields = NounFields> {
  /** As the glossary and the audit call it. */
  readonly name: string;
  /** Of its lists: 'Amenities'. */
  readonly plural: string;
  readonly about: string;
  readonly table: string;
  readonly permission: string;
  /** Left out: everybody's, looked after by who reaches everything. */
  readonly owner?: NounOwner;
  /** The scopes in which others' records are seen as well, so that they can be chosen; changed are one's own alone. */
  readonly seenIn?: readonly Scope[];
  /** Live and sandbox have their own, told by a column `mode`: each sees those of its mode alone. */
  readonly byMode?: true;
  readonly fields: Fields;
  /** The field that says what a record is called. */
  readonly called: keyof Fields & string;
  readonly ends: NounEnd;
  /** A column that is true of what is switched off; without it there is a column `active`. */
  readonly offAt?: string;
  /** Who makes and ends records, by his scope, where not everybody may who edits them. */
  readonly madeBy?: readonly Scope[];
  /** A search finds records that hold all of its words, in whatever order; otherwise as they follow each other. */
  readonly wordByWord?: true;
  /** SQL of ids that a search finds beside those whose own words have it: `$pattern` is what it looks for. */
  readonly alsoFound?: string;
  /** A text that no two records share: files name records by it. */
  readonly key?: keyof Fields & string;
  /**
   * The names whose English is made into its `slug`, which stands in addresses: when the record is made, with a number
   * where another has it; it stays whatever the record is called later.
   */
  readonly slugOf?: keyof Fields & string;
  /** Its records are drawn and saved whole. */
  readonly drawn?: Drawn;
  /** Its records are written by others than staff. */
  readonly recorded?: Recorded;
  /** SQL of which rows `t` are records of the list, where not all of them are. */
  only?(viewer: Viewer): string;
  /** Columns of a new record that no form says: whose it is, when it was made. */
  made?(context: AnyContext): Columns;
  /** What only all fields together tell; paths are fields. */
  check?(values: ValuesOf<Fields>): readonly FieldProblem[];
  /**
   * Asks neighbours what they alone know of the values; throws BAD_USER_INPUT for what is not so. `changed`: the fields
   * that say something new. Answers columns of a new record that they fill: what a neighbour calls it.
   */
  consult?(context: AnyContext, values: ValuesOf<Fields>, changed: readonly string[]): Promise<Columns | void>;
  /** Codes of what `guard` refuses. */
  readonly refusals?: readonly string[];
  /** Refuses what only the database tells, within the transaction that writes; `before` is left out of a new record. */
  guard?(
    transaction: RowTransaction,
    values: ValuesOf<Fields>,
    before: (ValuesOf<Fields> & { readonly id: string }) | undefined,
    context: AnyContext,
  ): Promise<void>;
  /** Writes what stands beside a record in other tables, within the transaction that writes it. */
  alongside?(transaction: RowTransaction, id: string, values: ValuesOf<Fields>): Promise<void>;
}

/** Looks at the types of its fields; otherwise the identity. */
export const defineNoun = <const Fields extends NounFields>(noun: Noun<Fields>): Noun => noun as unknown as Noun;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a field, quoted: 'order' and 'row' are names, too. */
export const columnOf = ({ fields }: Noun, field: string): string => `"${fields[field]!.column ?? snake(field)}"`;

/** SQL of a field of a row `t`, to be asked (asked-sql.ts): its column, what other tables tell, or the ids beside it in order. */
export function sqlOf(noun: Noun, field: string): string {
  const { link, told } = noun.fields[field]!;
  if (told !== undefined) return told;
  if (link === undefined) return `t.${columnOf(noun, field)}`;
  const { table, own, other } = link;
  return `coalesce((select array_agg(l."${other}" order by l."${other}") from "${table}" l where l."${own}" = t.id), '{}')`;
}

/** SQL of whether a row `t` is on. */
export const activeOf = ({ offAt }: Noun): string => (offAt === undefined ? 't.active' : `not t."${offAt}"`);

/** What a form says of a record. */
export const saidFields = ({ fields }: Noun): readonly (readonly [string, NounField])[] =>
  Object.entries(fields).filter(([, { elsewhere }]) => elsewhere !== true);

/** Whether its lists are searched. */
export const isSearched = ({ fields }: Noun): boolean => Object.values(fields).some(({ searched }) => searched);

/** The field that is kept in a column. */
export const fieldAt = (noun: Noun, column: string): string | undefined =>
  Object.keys(noun.fields).find(
    (field) => (noun.fields[field]!.link?.other ?? columnOf(noun, field).slice(1, -1)) === column,
  );

/** The scopes in which its records are looked after. */
export const scopesOfNoun = ({ owner }: Noun): readonly Scope[] => scopesOf(owner?.sql ?? {});

/** The scopes in which its records are seen, if only to be chosen. */
export const scopesSeeing = (noun: Noun): readonly Scope[] => [
  ...new Set([...scopesOfNoun(noun), ...(noun.seenIn ?? [])]),
];

/** The field that says in which currency the money is that lists of a noun add up; undefined where they add up none. */
export function currencyOf({ name, fields }: Noun): string | undefined {
  const said = Object.values(fields).flatMap(({ summed, currency }) => (summed && currency ? [currency] : []));
  const [one, ...others] = new Set(said);
  if (others.length > 0) throw new Error(`${name} adds up money of several currency fields: ${said.join(', ')}`);
  return one;
}
